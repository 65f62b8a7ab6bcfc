import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findNginx, serveWithNginx } from '../../scripts/nginx-server.mjs'

type Given = { isRoot?: boolean; programs?: string[]; packages?: string[] }

/** A machine with these programs on its PATH, whose package manager has `packages`. */
function machine({ isRoot = false, programs = [], packages = [] }: Given) {
  const present = new Set(programs)
  const done: string[] = []
  const logged: string[] = []
  const run = async (command: string, args: string[] = []) => {
    done.push([command, args.find((arg) => !arg.startsWith('-') && !arg.includes('='))].join(' '))
    const name = args.at(-1) ?? ''
    if (!args.includes('install')) return { code: 0, output: '' }
    if (!packages.includes(name)) return { code: 100, output: `E: Unable to locate package ${name}` }
    present.add('nginx')
    return { code: 0, output: '' }
  }
  const which = (name: string) => (present.has(name) ? `/usr/sbin/${name}` : null)
  return { done, logged, on: { platform: 'linux', isRoot, which, run, log: (line: string) => void logged.push(line) } }
}

describe('the nginx for the tests of its configuration', () => {
  test('is an installed one, without installing anything', async () => {
    const { on, done, logged } = machine({ isRoot: true, programs: ['nginx', 'apt-get'] })
    expect(await findNginx(on)).toBe('/usr/sbin/nginx')
    expect([done, logged]).toEqual([[], []])
  })

  test("else Debian's package, if packages can be installed", async () => {
    const { on, done } = machine({ isRoot: true, programs: ['apt-get'], packages: ['nginx-light'] })
    expect(await findNginx(on)).toBe('/usr/sbin/nginx')
    expect(done).toEqual(['apt-get update', 'apt-get install'])
  })

  test('is null, with a log message, if neither is available', async () => {
    const helpless = machine({ programs: ['apt-get'], packages: ['nginx-light'] })
    expect(await findNginx(helpless.on)).toBeNull()
    expect(helpless.logged).toEqual(['No nginx found; the tests of its configuration are skipped.'])

    const offline = machine({ isRoot: true, programs: ['apt-get'] })
    expect(await findNginx(offline.on)).toBeNull()
    expect(offline.logged).toContain('apt-get install nginx-light: E: Unable to locate package nginx-light')
  })
})

test('a port on which another program listens is not taken for the new server', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const starts = serveWithNginx('/no/nginx', { folder: tmpdir(), temp: tmpdir(), port })
  await expect(starts).rejects.toThrow(`nginx cannot listen on ${port}: another program does`)
})

test.runIf(process.platform !== 'win32')('a server that does not start is reported with its messages', async () => {
  const temp = mkdtempSync(path.join(tmpdir(), 'no-nginx-'))
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }))
  const program = path.join(temp, 'nginx')
  writeFileSync(program, '#!/bin/sh\necho "[emerg] host not found" >&2\nexit 1\n', { mode: 0o755 })
  const starts = serveWithNginx(program, { folder: temp, temp, port: 1 })
  await expect(starts).rejects.toThrow('nginx does not listen on 1: [emerg] host not found')
})
