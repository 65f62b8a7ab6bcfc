import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Entry files of the tools, started with `node` itself: a shell wrapper in between would survive a kill. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
}

const running = new Set()
const signalCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

let guarded = false
function passSignalsOn() {
  if (guarded) return
  guarded = true
  for (const [signal, code] of Object.entries(signalCodes)) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(code)
    })
  }
}

/**
 * Runs a program in the repository and resolves with its exit code; a program that cannot be started counts as 127.
 * With `capture` its output is collected instead of printed.
 */
export function run(command, args = [], { env = {}, capture = false, timeoutMs = 0, shell = false } = {}) {
  passSignalsOn()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell,
    })
    running.add(child)
    let output = ''
    const collect = (chunk) => (output += chunk)
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const timer = timeoutMs > 0 ? setTimeout(() => child.kill('SIGTERM'), timeoutMs) : undefined
    const finish = (code, failure = '') => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output: output + failure })
    }
    child.once('error', (error) => finish(127, error.message))
    child.once('close', (code, signal) => finish(code ?? signalCodes[signal] ?? 1))
  })
}

/** Runs one of `tools`, or a script of this folder, with the current Node. */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options)

/** True in the file that was started, false if it was imported. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(meta.url))
