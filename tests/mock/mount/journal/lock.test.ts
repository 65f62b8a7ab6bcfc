import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockFolder } from '#src/mock/mount/journal/lock.ts'

let folder = ''
let other: ChildProcess
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
})
afterEach(() => {
  other.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const file = () => path.join(folder, 'server.lock')
/** The lock file of another process. */
const heldBy = (pid: number, born: string | null, port: number | null) =>
  writeFileSync(file(), JSON.stringify({ pid, born, port, holding: `${pid}-${port}` }))

describe('one server per journal', () => {
  test('another one reports the port of the first, and what to do', () => {
    heldBy(other.pid!, null, 5173)
    expect(() => lockFolder(folder)).toThrow(
      `The journal in ${folder} belongs to the server on port 5173 (process ${other.pid}). ` +
        'Stop that server, or keep a journal of its own for this one: MOCK_JOURNAL_DIR=<folder>',
    )
    heldBy(other.pid!, null, null)
    expect(() => lockFolder(folder)).toThrow('belongs to the server that is just starting')
  })

  test('the lock of a killed process is taken over', async () => {
    heldBy(other.pid!, null, 5173)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = lockFolder(folder)
    lock.publishPort(5180)
    expect(readdirSync(folder)).toEqual(['server.lock'])
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, port: 5180 })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('of two that find the same stale lock, the later one does not remove the new lock of the earlier one', () => {
    heldBy(other.pid!, 'another boot 1', 5173)
    // The other server takes over between the check of the stale lock and its removal.
    vi.spyOn(process, 'kill').mockImplementationOnce((pid, signal) => {
      heldBy(other.pid!, null, 5174)
      expect([pid, signal]).toEqual([other.pid, 0])
      throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' })
    })
    expect(() => lockFolder(folder)).toThrow(`on port 5174 (process ${other.pid})`)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: other.pid, port: 5174 })
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  test.runIf(existsSync('/proc/self/stat'))('another process with the same pid is not the owner', () => {
    heldBy(other.pid!, 'another boot 1', 5173)
    expect(() => lockFolder(folder)).not.toThrow()
  })

  test('a process that was killed while it took over a stale lock does not block the folder', () => {
    heldBy(other.pid!, 'another boot 1', 5173)
    const claim = `${file()}.${other.pid}-5173`
    writeFileSync(claim, JSON.stringify({ pid: other.pid, born: 'another boot 2', port: null, holding: 'x' }))
    lockFolder(folder)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  test('a process that is taking over a stale lock owns the folder', () => {
    heldBy(process.pid, 'another boot 1', 5173)
    const claim = `${file()}.${process.pid}-5173`
    writeFileSync(claim, JSON.stringify({ pid: other.pid, born: null, port: null, holding: 'x' }))
    expect(() => lockFolder(folder)).toThrow(`that is just starting (process ${other.pid})`)
  })

  test.each(['', '{"pid":', '{}', '{"pid":1,"born":null,"port":null,"holding":"../x"}'])(
    'a torn lock (%j) blocks no one',
    (text) => {
      writeFileSync(file(), text)
      expect(() => lockFolder(folder)).not.toThrow()
    },
  )

  test('a server that restarts within its process, with its modules reloaded, keeps the lock when the old one closes', async () => {
    const loadedAnew = () => {
      vi.resetModules()
      return import('#src/mock/mount/journal/lock.ts')
    }
    const old = (await loadedAnew()).lockFolder(folder)
    const young = (await loadedAnew()).lockFolder(folder)
    young.publishPort(5181)
    old.publishPort(5180)
    old.release()
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ port: 5181 })
    young.release()
    expect(existsSync(file())).toBe(false)
  })
})
