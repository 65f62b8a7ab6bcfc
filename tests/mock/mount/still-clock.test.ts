import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { mount } from '#src/mock/mount/vite.ts'

/** What a new exchange answers: its time before and after a jump, and the text of its first captcha. */
async function firstAnswers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'still-'))
  vi.stubEnv('MOCK_JOURNAL_DIR', folder)
  const server = createServer()
  const use = (answer: (request: unknown, response: unknown, next: () => void) => void) =>
    server.on('request', (request, response) => answer(request, response, () => response.end()))
  mount({ httpServer: server, middlewares: { use } } as unknown as Parameters<typeof mount>[0])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async <T>(address: string, body?: object): Promise<T> => {
    const headers = { 'client-id': 'minjiang-portal', 'content-type': 'application/json' }
    const given = body ? { method: 'POST', body: JSON.stringify(body), headers } : {}
    return (await (await fetch(`http://127.0.0.1:${port}${address}`, given)).json()) as T
  }
  const now = async () => (await ask<{ now: number }>('/__mock/state')).now
  try {
    const before = await now()
    const { data } = await ask<{ data: { uuid: string } }>('/api/blade-auth/oauth/captcha')
    const { text } = await ask<{ text: string }>(`/__mock/captcha?uuid=${data.uuid}`)
    await ask('/__mock/clock', { jumpMs: 60_000 })
    return { before, text, after: await now() }
  } finally {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
}

test('with MOCK_NOW the clock stands still until it is moved, and every run draws the same', async () => {
  vi.stubEnv('MOCK_NOW', '2026-06-10T02:00:00Z')
  const first = await firstAnswers()
  expect(first).toMatchObject({ before: 1_781_056_800_000, after: 1_781_056_860_000 })
  expect(await firstAnswers()).toEqual(first)
  vi.stubEnv('MOCK_NOW', '')
  const { before, text } = await firstAnswers()
  expect(before).not.toBe(first.before)
  expect(text).not.toBe(first.text)
})
