import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const hasExited = (child: ChildProcess) =>
  new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the second backend ended with ${code}`)))
  })

const isReady = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.stdout?.on('data', (text) => {
      if (String(text).includes('ready')) resolve()
    })
  })

/** Builds the portal for the second backend and serves both, in a process of its own with its own settings. Resolves with what ends it. */
export async function serveAdopter(port: number): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.resolve('tests/adopter/serve.mjs'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = hasExited(child)
  await Promise.race([isReady(child), ended])
  return () => {
    child.kill()
    return ended.catch(() => undefined)
  }
}
