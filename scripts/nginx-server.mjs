import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { installWithApt, patient } from './lib/debian.mjs'
import { onPath } from './lib/path.mjs'
import { run } from './lib/run.mjs'
import { currentNginxConf } from './nginx.mjs'

/** Debian installs servers outside of an ordinary user's PATH. */
const whereServersAre = ['/usr/sbin', '/usr/local/sbin']

const machine = () => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  which: (name) =>
    onPath(name, { env: { PATH: [process.env.PATH, ...whereServersAre].filter(Boolean).join(path.delimiter) } }),
  run,
  log: console.log,
})

/** The path of an nginx: an installed one, else Debian's package if it can be installed; null, with a log message, if neither. */
export async function findNginx(overrides = {}) {
  const on = { ...machine(), ...overrides }
  const present = on.which('nginx')
  if (present) return present
  if (on.platform === 'linux' && on.isRoot && on.which('apt-get')) {
    await on.run('apt-get', [...patient, 'update'], { capture: true })
    const failure = await installWithApt(on, ['nginx-light'])
    const installed = failure === null ? on.which('nginx') : null
    if (installed) return installed
    if (failure) on.log(failure)
  }
  on.log('No nginx found; the tests of its configuration are skipped.')
  return null
}

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const isBefore = (version, [major, minor, patch]) => {
  const [a, b, c] = version.split('.').map(Number)
  return a !== major ? a < major : b !== minor ? b < minor : c < patch
}

/** The version of the nginx at `program`, like `1.22.1`. */
export async function nginxVersion(program) {
  const { output } = await run(program, ['-v'], { capture: true })
  return /nginx\/(\d+\.\d+\.\d+)/.exec(output)?.[1] ?? '0.0.0'
}

/**
 * Serves a folder with `program` under the configuration in deploy/, its temporary files in `temp`; `change` may alter the
 * text of the configuration first. Resolves with `stop` once it listens; rejects with nginx's messages if it does not.
 */
export async function serveWithNginx(program, { folder, temp, port, tls, change = (conf) => conf }) {
  // Otherwise the other program's answers would be taken for nginx's.
  if (await isOpen(port)) throw new Error(`nginx cannot listen on ${port}: another program does`)
  const isOld = isBefore(await nginxVersion(program), [1, 25, 1])
  const file = path.join(temp, 'nginx.conf')
  const conf = currentNginxConf({ wwwRoot: folder, temp, port, ...(tls ? { tls: { ...tls, isOld } } : {}) })
  mkdirSync(temp, { recursive: true })
  writeFileSync(file, change(conf))
  const child = spawn(program, ['-p', temp, '-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (part) => (stderr += part))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const until = Date.now() + 10_000
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`nginx does not listen on ${port}: ${stderr.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { stop }
}
