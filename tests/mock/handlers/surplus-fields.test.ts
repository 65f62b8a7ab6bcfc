import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { ownedWorld } from '../support/authorisation.ts'

const planted = { isAllowAccess: true, authStatus: 4, planted: 'x' }

test('[ASVS 15.3.3] a call takes the fields that its entry names, and drops all others before its handler', async () => {
  const { inputs } = await ownedWorld()
  const taken: unknown[] = []
  let tried = 0
  for (const { name, endpoint } of contract) {
    const { success, data } = z.safeParse(endpoint.input, { ...inputs[name], ...planted })
    if (!success) continue
    tried += 1
    if (/planted|isAllowAccess/.test(JSON.stringify(data))) taken.push(name)
  }
  expect(taken).toEqual([])
  expect(tried).toBeGreaterThan(150)
})
