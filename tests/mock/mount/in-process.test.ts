import { afterAll, beforeAll } from 'vitest'
import { exchangeInProcess } from '#src/mock/mount/node.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { contractSuite, replyOf } from './contract-suite.ts'

const worlds = createWorlds(
  (world) => ({ world, real: () => Date.now() }),
  () => undefined,
)
const server = exchangeInProcess(worlds)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

contractSuite('mount (a), msw in a test process', async (method, path, input, bearer) => {
  const url = new URL(`http://exchange.test/api${path}`)
  if (method === 'get') for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value))
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      'client-id': 'minjiang-portal',
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(method === 'get' ? {} : { body: JSON.stringify(input) }),
  })
  return replyOf(await response.json())
})
