import { existsSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { isMain, root } from './lib/run.mjs'
import { textTable } from './lib/table.mjs'
import { setUpOrExit } from './setup.mjs'

/** The port to serve on: PORT, else 5173; throws if PORT is not a port number. */
export function portFrom(env) {
  if (!env.PORT) return 5173
  const port = Number(env.PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is "${env.PORT}", not a port number.`)
  return port
}

/** Whether a program listens on this port, on either loopback address: a browser may use both for localhost. */
export async function isTaken(port) {
  const answers = (host) =>
    new Promise((resolve) => {
      const socket = net.connect({ port, host })
      const finish = (answered) => {
        socket.destroy()
        resolve(answered)
      }
      socket.once('connect', () => finish(true))
      socket.once('error', () => finish(false))
    })
  const both = await Promise.all(['127.0.0.1', '::1'].map(answers))
  return both.includes(true)
}

/** The demo accounts as a table; empty if there is no file. */
export function accountTable(file) {
  if (!existsSync(file)) return ''
  const accounts = JSON.parse(readFileSync(file, 'utf8'))
  const rows = accounts.map(({ loginName, password, phone, note }) => [loginName, password, phone, note])
  return textTable([['账号 account', '密码 password', '手机 phone', '说明 note'], ...rows])
}

async function answersWithPage(address, patienceMs = 60_000) {
  const giveUpAt = performance.now() + patienceMs
  while (performance.now() < giveUpAt) {
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) })
      if (response.ok) return true
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

async function start() {
  setUpOrExit()
  const port = portFrom(process.env)
  if (await isTaken(port)) {
    throw new Error(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=5180 npm start`)
  }

  // Vite runs in this process: when it ends, however it ends, no server is left behind.
  const { createServer } = await import('vite')
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    server: { port, strictPort: true },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      // A page with an open socket must not keep the process alive.
      setTimeout(() => process.exit(0), 2_000).unref()
      void server.close().finally(() => process.exit(0))
    })
  }
  await server.listen()
  const local = `http://127.0.0.1:${port}`
  if (!(await answersWithPage(`${local}/`))) throw new Error(`The portal did not answer at ${local} within a minute.`)

  console.log(`
岷江产权交易网 · 模拟交易所 (mock exchange)

  门户 portal         http://localhost:${port}
  短信收件箱 inbox    http://localhost:${port}/__mock/inbox
`)
  const accounts = accountTable(path.join(root, 'src/mock/accounts.json'))
  if (accounts) console.log(`${accounts}\n`)
  console.log('Ctrl+C 停止 (stops everything).')
}

if (isMain(import.meta)) {
  try {
    await start()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
