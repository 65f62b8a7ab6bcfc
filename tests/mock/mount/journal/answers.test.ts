import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { mount } from '#src/mock/mount/vite.ts'

let folder = ''
let server: Server
let port = 0
/** Pending writes of the disk; null if it completes writes at once. */
let held: { resolve: () => void; reject: (error: Error) => void }[] | null = null

const sync = () =>
  new Promise<void>((resolve, reject) => {
    if (held) held.push({ resolve, reject })
    else resolve()
  })

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
  process.env['MOCK_JOURNAL_DIR'] = folder
  held = null
  server = createServer()
  const use = (answer: (request: unknown, response: unknown, next: (error?: Error) => void) => void) =>
    server.on('request', (request, response) =>
      answer(request, response, (error) => {
        response.statusCode = error ? 500 : 404
        response.end()
      }),
    )
  mount({ httpServer: server, middlewares: { use } } as unknown as Parameters<typeof mount>[0], { sync })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  // The world is created before writes are delayed.
  await ask('/__mock/state')
}, 60_000)
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  rmSync(folder, { recursive: true, force: true })
})

const json = { 'client-id': 'minjiang-portal', 'content-type': 'application/json' }
const ask = async (address: string, body?: object) => {
  const given = body ? { method: 'POST', body: JSON.stringify(body), headers: json } : {}
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, given)
  return { status: answer.status, text: await answer.text() }
}
const letDown = () => {
  const waiting = held ?? []
  held = []
  for (const { resolve } of waiting) resolve()
}
const journal = () => readFileSync(path.join(folder, 'demo.jsonl'), 'utf8')
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

const biddingLot = async () => {
  const { text } = await ask('/bid-api/dscq-sync/v1/bid-assets/hall/page', { size: 1 })
  return (JSON.parse(text) as { data: { records: { assetsId: string }[] } }).data.records[0]!.assetsId
}

describe('answers follow the disk', () => {
  test('a command is answered after its write, and not earlier', async () => {
    held = []
    let isAnswered = false
    const answer = ask('/api/blade-auth/oauth/captcha').then((given) => {
      isAnswered = true
      return given
    })
    await expect.poll(() => held?.length ?? 0).toBeGreaterThan(0)
    expect(journal()).toContain('"newCaptcha"')
    await pause(50)
    expect(isAnswered).toBe(false)
    letDown()
    expect((await answer).status).toBe(200)
  })

  test('a push connection sends a quote after its write, in order', async () => {
    const assetsId = await biddingLot()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/push`, { headers: { origin: `http://127.0.0.1:${port}` } })
    const heard: string[] = []
    socket.on('message', (data: Buffer) => heard.push((JSON.parse(data.toString()) as { kind: string }).kind))
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'subscribe', topic: `lot:${assetsId}` }))
    await expect.poll(() => heard).toContain('reset')
    held = []
    heard.length = 0
    const quoted = ask('/__mock/quote', { assetsId, bidNo: '2001' })
    await expect.poll(() => held?.length ?? 0).toBeGreaterThan(0)
    socket.send(JSON.stringify({ kind: 'time', sent: 1 }))
    await pause(50)
    expect(heard).toEqual([])
    letDown()
    expect((await quoted).status).toBe(200)
    await expect.poll(() => heard.at(-1)).toBe('time')
    expect(heard.slice(0, -1)).toContain('event')
    expect(new Set(heard.slice(0, -1))).toEqual(new Set(['event']))
    socket.close()
    await once(socket, 'close')
  })

  test('[ASVS 16.5.1] [ASVS 16.5.3] a failed write is answered with an error that tells nothing of it, now and for all later commands', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    held = []
    const answer = ask('/api/blade-auth/oauth/captcha')
    await expect.poll(() => held?.length ?? 0).toBeGreaterThan(0)
    for (const { reject } of held.splice(0)) reject(new Error('EIO'))
    const refusal = { status: 500, text: '{"code":500,"msg":"系统繁忙，请稍后再试","data":null}' }
    expect(await answer).toEqual(refusal)
    expect(await ask('/api/blade-auth/oauth/captcha')).toEqual(refusal)
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

describe('one server per journal', () => {
  test('the lock contains the port, and is removed when the server closes', async () => {
    const file = path.join(folder, 'server.lock')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, port })
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    expect(existsSync(file)).toBe(false)
    server = createServer().listen(0)
    await once(server, 'listening')
  })
})
