import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../lib/run.mjs'

const scriptOf = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url))

/** A script in a process of its own, and its messages. */
export function start(name, args = [], { env = {}, execArgv = [] } = {}) {
  const child = fork(scriptOf(name), args, { env: { ...process.env, ...env }, execArgv })
  const heard = []
  const waiting = []
  child.on('message', (message) => {
    const taker = waiting.shift()
    if (taker) taker.resolve(message)
    else heard.push(message)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting) reject(new Error(`${name} ended with ${code}`))
  })
  const hear = () =>
    heard.length > 0
      ? Promise.resolve(heard.shift())
      : new Promise((resolve, reject) => {
          waiting.push({ resolve, reject })
        })
  return {
    hear,
    ask: () => {
      child.send('go on')
      return hear()
    },
    proceed: () => child.send('go on'),
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', resolve)
        return child.connected ? child.disconnect() : child.kill()
      }),
  }
}

/**
 * The built portal on the mock exchange in a process of its own, from its seed: its address, and its memory and processor time
 * from `server.ask()`. `folder` holds its journal; `port` is used if it is free, else the next one.
 */
export async function exchangeProcess(folder, port = 4290) {
  const journal = path.join(root, '.cache/bench', folder)
  rmSync(journal, { recursive: true, force: true })
  const server = start('rooms-exchange', [String(port)], {
    env: { MOCK_JOURNAL_DIR: journal, MOCK_RATES: 'off' },
    execArgv: ['--expose-gc'],
  })
  const { address } = await server.hear()
  return { server, address }
}
