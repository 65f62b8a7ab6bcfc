import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { browserOrExit } from '../browser.mjs'
import { portalHeaders } from '../lib/portal-headers.mjs'
import { tools } from '../lib/run.mjs'

const startMs = 90_000

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** The development server of a checkout, its exchange from the seed; `settings` replace those of the development mode. */
async function serve(root, settings) {
  const port = await freePort()
  const journal = mkdtempSync(path.join(tmpdir(), 'attacks-'))
  const args = [tools.vite, 'dev', '--port', String(port), '--strictPort']
  const env = { ...process.env, ...settings, MOCK_JOURNAL_DIR: journal, NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { cwd: root, env })
  let output = ''
  const end = () => {
    child.kill()
    rmSync(journal, { recursive: true, force: true })
  }
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no server after ${startMs / 1000} s: ${output}`)), startMs)
    const read = (chunk) => {
      output += chunk
      if (!/ready in/.test(output)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  await ready.catch((error) => {
    end()
    throw error
  })
  return { address: `http://127.0.0.1:${port}`, port, journal, output: () => output, end }
}

/**
 * One request, sent as it is: the path is not normalised, and `source` is the address that it comes from (127.0.0.x on Linux).
 * Resolves with status, headers, text, and the parsed JSON or null.
 */
function send(port, { method = 'GET', path: target, headers = {}, body = null, source }) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path: target, headers, agent: false, ...(source && { localAddress: source }) },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          let json = null
          try {
            json = JSON.parse(text)
          } catch {
            // Not every answer is JSON.
          }
          resolve({ status: response.statusCode, headers: response.headers, bytes, text, json })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** Requests of any form to one server, within the world `name`. */
function requestsTo(port, name) {
  const raw = (request) => send(port, request)
  const within = (request) => raw({ ...request, headers: { cookie: `mock-world=${name}`, ...request.headers } })

  /** A call of the contract; `path` begins with `/api` or `/bid-api`. A body makes it a POST. */
  const call = (target, { query = {}, body, token, source, headers = {}, method } = {}) => {
    const search = new URLSearchParams(query).toString()
    return within({
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      path: search ? `${target}?${search}` : target,
      source,
      headers: {
        ...portalHeaders,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
  }
  /** An order to the exchange's console, as a developer gives it. */
  const control = async (tool, body = {}) => {
    const headers = { 'content-type': 'application/json' }
    return (await within({ method: 'POST', path: `/__mock/${tool}`, headers, body: JSON.stringify(body) })).json
  }
  const look = async (tool) => (await within({ path: `/__mock/${tool}` })).json
  return { raw, within, call, control, look }
}

/** A password as the portal sends it; the modules are those of the checkout at `root`. */
async function encrypted(root, password, { publicKey, nonce }) {
  const [{ module: seal }, { module: cipher }] = await Promise.all([
    runnerImport(path.join(root, 'src/model/session/password.ts')),
    runnerImport(path.join(root, 'src/features/session/credentials/cipher-sm2.ts')),
  ])
  return cipher.encryptSm2(seal.sealText(password, nonce, 0), publicKey)
}

/** Sign-ins by password, those of an attacker and those of a victim. */
function signInsWith({ call, look }, root) {
  const accounts = JSON.parse(readFileSync(path.join(root, 'src/mock/accounts.json'), 'utf8'))

  /**
   * One attempt to sign in. `read` solves the captcha as a person does, by default with the exchange's own text; null gives up.
   * Resolves with the whole answer.
   */
  const tryPassword = async (loginName, password, { source, headers, read } = {}) => {
    const { data } = (await call('/api/blade-auth/oauth/captcha', { source, headers })).json
    const captcha = read ? await read(data) : (await look(`captcha?uuid=${data.uuid}`)).text
    if (captcha === null) return null
    const query = {
      client_id: 'minjiang-portal',
      client_secret: 'minjiang-portal',
      grant_type: 'password',
      username: loginName,
      password: await encrypted(root, password, data),
      uuid: data.uuid,
      captcha,
    }
    return call('/api/oauth/token', { query, body: {}, source, headers })
  }

  /** The session of a demonstration account: `access_token`, `refresh_token`, `baseUserId`. */
  const signIn = async (loginName, options) => {
    const account = accounts.find((one) => one.loginName === loginName)
    const { json } = await tryPassword(loginName, account.password, options)
    if (json?.code !== 200) throw new Error(`${loginName} cannot sign in: ${json?.msg}`)
    return json.data
  }
  return { accounts, tryPassword, signIn }
}

/** A browser, started when it is first needed. */
function browserOf(address, name) {
  let opened = null
  const browser = async () => {
    if (opened) return opened
    const { executablePath, channel } = await browserOrExit()
    opened = await chromium.launch({ executablePath, channel })
    return opened
  }
  /** A page of the portal in a browser of its own, in this world; `options` are Playwright's for a context. */
  const openPage = async (options = {}) => {
    const context = await (await browser()).newContext({ baseURL: address, locale: 'zh-CN', ...options })
    await context.addCookies([{ name: 'mock-world', value: name, url: address }])
    // The first page of a development server waits until it has transformed every module.
    context.setDefaultNavigationTimeout(startMs)
    await context.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
    return context.newPage()
  }
  return { browser, openPage, closeBrowser: () => opened?.close() }
}

/**
 * What an attacker has: the running development server of the checkout at `root`, requests of any form from any local address,
 * and a browser. A victim uses the portal with `signIn`. `name` is the world, reset to its seed; `settings` are of the environment.
 */
export async function openGround(root, name, settings = {}) {
  const server = await serve(root, settings)
  const requests = requestsTo(server.port, name)
  const { closeBrowser, ...pages } = browserOf(server.address, name)
  await requests.control('reset')
  return {
    ...server,
    root,
    world: name,
    ...requests,
    ...signInsWith(requests, root),
    encrypted: (password, keys) => encrypted(root, password, keys),
    ...pages,
    close: async () => {
      await closeBrowser()
      server.end()
    },
  }
}

/**
 * Puts the session of a token answer into the storage of a page, as the portal keeps it. `agoMs`: how long ago the tokens came and the
 * session began; `stored`: what else the browser has kept.
 */
export async function startSession(page, tokens, { agoMs = { tokens: 0, session: 0 }, stored = {} } = {}) {
  await page.goto('/__mock/inbox.json')
  const now = Date.now()
  const state = {
    baseUserId: tokens.baseUserId,
    username: null,
    userInfo: null,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    tokenAt: now - agoMs.tokens,
    begunAt: now - agoMs.session,
    pass: null,
    grantType: 'password',
    isAllowAccess: true,
    generation: 1,
  }
  await page.evaluate(
    (entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)),
    [['session:v1', JSON.stringify({ state, version: 0 })], ...Object.entries(stored)],
  )
}

/** The result of one deed of an attacker: `seen` says what the attacker saw, in a line. */
export const outcomeOf = (what, succeeded, seen) => ({ what, succeeded, seen })
