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
/** The folder as another process holds it. */
const heldBy = (pid: number, born: string | null, port: number | null) =>
  writeFileSync(file(), JSON.stringify({ pid, born, port, holding: `${pid}-${port}` }))

describe('one server to a journal', () => {
  test('another one is told on which port the first serves, and what to do', () => {
    heldBy(other.pid!, null, 5173)
    expect(() => lockFolder(folder)).toThrow(
      `The journal in ${folder} belongs to the server on port 5173 (process ${other.pid}). ` +
        'Stop that server, or keep a journal of its own for this one: MOCK_JOURNAL_DIR=<folder>',
    )
    heldBy(other.pid!, null, null)
    expect(() => lockFolder(folder)).toThrow('belongs to the server that is just starting')
  })

  test('the lock of a process that was killed is taken over', async () => {
    heldBy(other.pid!, null, 5173)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = lockFolder(folder)
    lock.tellPort(5180)
    expect(readdirSync(folder)).toEqual(['server.lock'])
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, port: 5180 })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('of two that find the same dead lock, the later one does not remove what the earlier one put in its place', () => {
    heldBy(other.pid!, 'another start of the machine 1', 5173)
    // The other server is ahead between the look at the dead lock and its removal.
    vi.spyOn(process, 'kill').mockImplementationOnce((pid, signal) => {
      heldBy(other.pid!, null, 5174)
      expect([pid, signal]).toEqual([other.pid, 0])
      throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' })
    })
    expect(() => lockFolder(folder)).toThrow(`on port 5174 (process ${other.pid})`)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: other.pid, port: 5174 })
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  test.runIf(existsSync('/proc/self/stat'))('a process that only has the number of the dead one is not it', () => {
    heldBy(other.pid!, 'another start of the machine 1', 5173)
    expect(() => lockFolder(folder)).not.toThrow()
  })

  test('a process that was killed while it took over a dead lock does not keep the folder from others', () => {
    heldBy(other.pid!, 'another start of the machine 1', 5173)
    const claim = `${file()}.${other.pid}-5173`
    writeFileSync(
      claim,
      JSON.stringify({ pid: other.pid, born: 'another start of the machine 2', port: null, holding: 'x' }),
    )
    lockFolder(folder)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  test('whoever is just taking over a dead lock has the folder', () => {
    heldBy(process.pid, 'another start of the machine 1', 5173)
    const claim = `${file()}.${process.pid}-5173`
    writeFileSync(claim, JSON.stringify({ pid: other.pid, born: null, port: null, holding: 'x' }))
    expect(() => lockFolder(folder)).toThrow(`that is just starting (process ${other.pid})`)
  })

  test.each(['', '{"pid":', '{}', '{"pid":1,"born":null,"port":null,"holding":"../x"}'])(
    'a torn lock (%j) holds nobody',
    (text) => {
      writeFileSync(file(), text)
      expect(() => lockFolder(folder)).not.toThrow()
    },
  )

  test('a server that restarts within its process, its modules loaded anew, keeps the folder when the old one closes', async () => {
    const loadedAnew = () => {
      vi.resetModules()
      return import('#src/mock/mount/journal/lock.ts')
    }
    const old = (await loadedAnew()).lockFolder(folder)
    const young = (await loadedAnew()).lockFolder(folder)
    young.tellPort(5181)
    old.tellPort(5180)
    old.release()
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ port: 5181 })
    young.release()
    expect(existsSync(file())).toBe(false)
  })
})
