import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { oauthCaptcha, smsLogin, sendSmsCode } from '#src/api/endpoints/auth.ts'
import { contract } from '#src/api/contract.ts'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import { handlers } from '#src/mock/handlers/all.ts'
import { registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { type AskContract, inputsFor, needsMore, replyOf } from './contract-suite.ts'

let server: ViteDevServer
let port = 0
const journal = mkdtempSync(path.join(tmpdir(), 'exchange-'))
const world = 'mounts'

beforeAll(async () => {
  process.env['MOCK_JOURNAL_DIR'] = journal
  server = await createServer({
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  port = (server.httpServer!.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  await server.close()
  rmSync(journal, { recursive: true, force: true })
})

const headersOf = (bearer?: string) => ({
  'client-id': 'minjiang-portal',
  'content-type': 'application/json',
  cookie: `mock-world=${world}`,
  ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
})
const queryOf = (method: string, input: object) =>
  method === 'get'
    ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`
    : ''
const bodyOf = (method: string, input: object) => (method === 'get' ? {} : { body: JSON.stringify(input) })

/** Over a real connection. */
const overHttp: AskContract = (method, callPath, input, bearer) =>
  new Promise((resolve, reject) => {
    const headers = { ...headersOf(bearer), host: `127.0.0.1:${port}` }
    const address = `/api${callPath}${queryOf(method, input)}`
    const asked = request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(replyOf(JSON.parse(text))))
    })
    asked.on('error', reject)
    asked.end(bodyOf(method, input).body ?? '')
  })

const worlds = createWorlds(
  (name) => ({ world: name, real: () => Date.now() }),
  () => undefined,
)
/** In process, as the worker of a page and a test process answer. */
const inPlace: AskContract = async (method, callPath, input, bearer) => {
  const url = `http://127.0.0.1:${port}/api${callPath}${queryOf(method, input)}`
  const asked = new Request(url, { method: method.toUpperCase(), headers: headersOf(bearer), ...bodyOf(method, input) })
  const answer = await answerRequest(asked, worlds, false)
  return replyOf(await answer!.json())
}

/** Calls with random names, codes and keys in their answers. */
const drawn = new Set([
  'practiceBegin',
  'oauthCaptcha',
  'captchaVoice',
  'validateCaptcha',
  'sendSmsCode',
  'pushTicket',
  'pushPoll',
])

/** An answer without its random ids, whose form alone is compared. */
const comparable = (answer: unknown): string =>
  JSON.stringify(answer, (key, value: unknown) =>
    ['uuid', 'challenge'].includes(key) && typeof value === 'string' ? value.length : value,
  )

test('[F23] a visitor gets the same answers through both mounts: every call, with its data or its refusal', async () => {
  // Both worlds begin at the same time, which does not advance.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-06T09:00:00+08:00') })
  registerHandlers(handlers)
  const inputs = await inputsFor(overHttp)
  // The id of a captcha is drawn.
  expect(await inputsFor(inPlace)).toEqual({ ...inputs, captchaVoice: expect.anything() })
  const different: string[] = []
  let [compared, withData] = [0, 0]
  for (const { name, endpoint } of contract) {
    if (drawn.has(name)) continue
    const input = inputs[name] ?? {}
    const bearer = needsMore.has(name) || endpoint.access === 'user' ? 'forged' : undefined
    const [one, other] = [
      await overHttp(endpoint.method, endpoint.path, input, bearer),
      await inPlace(endpoint.method, endpoint.path, input, bearer),
    ]
    compared += 1
    if (one.code === 200) withData += 1
    if (comparable(one) !== comparable(other)) different.push(`${name}: ${one.code} ${other.code}`)
  }
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(60)
  // With the 28 of signed-in users more than sixty.
  expect(withData).toBeGreaterThan(40)
}, 60_000)

type Sms = { text: string }

/** Reads the console of the exchange behind the connection. */
const lookOverHttp = <T>(tool: string) =>
  new Promise<T>((resolve, reject) => {
    const headers = { ...headersOf(), host: `127.0.0.1:${port}` }
    const asked = request({ host: '127.0.0.1', port, path: `/__mock/${tool}`, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(JSON.parse(text) as T))
    })
    asked.on('error', reject)
    asked.end()
  })

/** The access token after a sign-in with the code sent to the phone. */
async function bearerThrough(ask: AskContract, inbox: () => Promise<Sms[]> | Sms[]): Promise<string> {
  const telPhone = accounts.find(({ loginName }) => loginName === 'person')!.phone
  await ask('post', sendSmsCode.path, { telPhone, code: '1008' })
  const code = /验证码 (\d{6})/.exec((await inbox())[0]?.text ?? '')?.[1] ?? ''
  const client = { client_id: 'minjiang-portal', client_secret: 'minjiang-portal' }
  const asked = new URLSearchParams({ ...client, grant_type: 'verify_code', telPhone, code })
  const { data } = await ask('post', `${smsLogin.path}?${asked.toString()}`, {})
  return (data as { access_token: string }).access_token
}

/** A captcha of this mount with its text: each mount generates its own. */
async function solvedCaptcha(ask: AskContract, textOf: (uuid: string) => Promise<string> | string): Promise<object> {
  const { data } = await ask('get', oauthCaptcha.path, {})
  const { uuid } = data as { uuid: string }
  return { uuid, captcha: await textOf(uuid) }
}

/** The calls of a user about an asset and about himself; each is made through both mounts, so that both worlds stay equal. */
const callsOf = (assetsId: string): Record<string, object> => ({
  addFavourite: { assetsId },
  removeFavourite: { assetsIds: ['A20000'] },
  remindOfFavourites: { assetsIds: [assetsId], on: true },
  addRoadshowFavourite: { id: 'LY0001' },
  removeRoadshowFavourites: { ids: ['LY0002'] },
  addArticleFavourite: { type: 'news', id: 'N-zxdt-yw-12' },
  removeArticleFavourites: { articles: [{ type: 'news', id: 'N-zxdt-yw-2' }] },
  tellDevice: { timeZone: 'Asia/Shanghai' },
  sendEmailCode: { email: 'none' },
  setMessageChannel: { kind: 'notice', channel: 'sms', on: true },
  readMessages: { ids: ['none'] },
  enrolCheck: { assetsId },
  enrolSetupOf: { assetsId },
  enrolDetailOf: { assetsId },
  depositDetailOf: { enrolId: 'none' },
  demandDetail: { id: 'none' },
  appealInfo: { id: 'none' },
  messageDetail: { id: 'none' },
  saveContact: { contact: '甲', telPhone: '13800138000', email: '', address: '', postcode: '' },
})
/** Calls that end their session, and those with random tickets, session names, addresses of files or the caller's in their answers. */
const differing = new Set(['lockSession', 'pushTicket', 'devices', 'securityEvents', 'sealList'])

test('[F23] a signed-in user gets the same answers through both mounts: every call for users, with its data or its refusal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-06T09:00:00+08:00') })
  registerHandlers(handlers)
  const { assetsId } = (await inputsFor(overHttp))['assetInfo'] as { assetsId: string }
  const inputs = callsOf(assetsId)
  const bearers = [
    await bearerThrough(overHttp, () => lookOverHttp<Sms[]>('inbox.json')),
    await bearerThrough(inPlace, () => worlds.of(world).sms.inbox),
  ] as const
  const solutions = [
    await solvedCaptcha(overHttp, async (uuid) => (await lookOverHttp<Sms>(`captcha?uuid=${uuid}`)).text),
    await solvedCaptcha(inPlace, (uuid) => worlds.of(world).accounts.captchaText(uuid)!),
  ] as const
  const different: string[] = []
  const withData: string[] = []
  for (const { name, endpoint } of contract) {
    if (endpoint.access !== 'user' || differing.has(name)) continue
    const input = inputs[name] ?? {}
    const [here, there] = name === 'sendOwnSmsCode' ? solutions : [input, input]
    const [one, other] = [
      await overHttp(endpoint.method, endpoint.path, here, bearers[0]),
      await inPlace(endpoint.method, endpoint.path, there, bearers[1]),
    ]
    expect(one.code, name).not.toBe(401)
    if (one.code === 200) withData.push(name)
    if (comparable(one) !== comparable(other)) different.push(`${name}: ${one.code} ${other.code}`)
  }
  expect(different).toEqual([])
  expect(withData.length).toBeGreaterThanOrEqual(28)
}, 60_000)
