import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accountTable, isTaken, portFrom } from '../../scripts/start.mjs'

describe('the port', () => {
  test('is 5173, or the value of PORT', () => {
    expect(portFrom({})).toBe(5173)
    expect(portFrom({ PORT: '8080' })).toBe(8080)
  })

  test.each(['abc', '0', '70000', '80.5'])('PORT=%s is rejected', (value) => {
    expect(() => portFrom({ PORT: value })).toThrow(`PORT is "${value}", not a port number.`)
  })

  test('is taken while a program listens', async () => {
    const server = net.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await isTaken(port)).toBe(true)
    await new Promise((resolve) => server.close(resolve))
    expect(await isTaken(port)).toBe(false)
  })
})

describe('the demo accounts', () => {
  test('are shown as a table', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'accounts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'accounts.json')
    const account = { loginName: 'zhang', password: 'Demo-1234', phone: '13800000001', note: '个人' }
    writeFileSync(file, JSON.stringify([account]))
    expect(accountTable(file).split('\n').at(-1)).toBe('zhang         Demo-1234      13800000001  个人')
  })

  test('are left out when there are none', () => {
    expect(accountTable('/nowhere/accounts.json')).toBe('')
  })
})
