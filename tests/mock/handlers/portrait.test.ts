import { expect, test } from 'vitest'
import { uploadFile } from '#src/api/endpoints/file.ts'
import { bareAddress } from '#src/shared/lib/navigation/file-address.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { png } from '#tests/support/files.ts'
import { actorOf, userNamed } from '../support/enrolment.ts'
import { readAddress } from '../support/private-files.ts'
import { bearerOf } from '../support/sign-in.ts'

test('[D31] the portrait in use alone needs no session, is no page, and is private again once it is replaced', async () => {
  const { exchange, advance } = testExchange()
  const bearer = bearerOf(exchange, 'person')
  const actor = actorOf(userNamed(exchange, 'person'))
  const give = async (name: string) => {
    const file = new File([png()], name, { type: 'image/png' })
    const { data } = await ask(exchange, uploadFile, { purpose: 'portrait', file }, bearer)
    advance(3_000)
    return { fileId: data.id, url: bareAddress(data.url) }
  }
  const [first, second] = [await give('一.png'), await give('二.png')]
  expect((await readAddress(exchange, first.url)).status).toBe(403)
  exchange.take('setPortrait', { fileId: first.fileId }, actor)
  const shown = await readAddress(exchange, first.url)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  expect((await readAddress(exchange, second.url)).status).toBe(403)
  exchange.take('setPortrait', { fileId: second.fileId }, actor)
  expect((await readAddress(exchange, first.url)).status).toBe(403)
})
