import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { encryptSm2 } from '#src/features/session/credentials/cipher-sm2.ts'
import { sessionAfter, signedOut } from '#src/features/session/reducer.ts'
import { sealText } from '#src/model/session/password.ts'
import type { LoginAnswer, UserInfo } from '#src/model/session/schema.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

type Account = { loginName: string; password: string; phone: string }

const accounts = JSON.parse(readFileSync(new URL('../../src/mock/accounts.json', import.meta.url), 'utf8')) as Account[]

/** Who registers in a journey: no account of the exchange until then. */
export const registrant: Account = { loginName: 'zhouyun', password: 'Kt4#wq9z', phone: '13812345678' }

/** A demonstration account, or that of the registrant, by its login name. */
export function account(loginName: string): Account {
  const found = [...accounts, registrant].find((one) => one.loginName === loginName)
  if (!found) throw new Error(`there is no account ${loginName}`)
  return found
}

export const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '登录', exact: true })
/** The form's message about the last attempt. */
export const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert')
/** The name in the header, which only a signed-in user has. */
export const nameInHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Missing while a new one is loading: the field is emptied, and nothing is sent meanwhile. */
export const captchaPicture = (page: Page) => page.getByRole('img', { name: '验证码图片，点击更换' })

/** The field for the captcha's text, with or without the mark of a required field. */
export const captchaBox = (page: Page) => page.getByRole('textbox', { name: /^(?:\* ?)?图形验证码$/ })

/** The text of a new captcha on this page; its id comes with the picture. */
export async function readCaptcha(page: Page, exchange: Exchange): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/blade-auth/oauth/captcha')),
    captchaPicture(page).click(),
  ])
  const { data } = (await answer.json()) as { data: { uuid: string } }
  return exchange.captcha(data.uuid)
}

/** Opens the login page; resolves with the id of its captcha. */
export async function openLogin(page: Page, query = ''): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/blade-auth/oauth/captcha')),
    page.goto(`/login${query}`),
  ])
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(captchaPicture(page)).toBeVisible()
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid
}

/** The portal is in English on this page from its first screen on. */
export const useEnglish = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en' }, version: 0 })))

/** The newest code that was sent to the phone. */
export async function codeSentTo(exchange: Exchange, phone: string): Promise<string> {
  const sent = (await exchange.inbox()).find(({ telPhone }) => telPhone === phone)
  const code = /验证码 (\d{6})/.exec(sent?.text ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** Requests a code by the open form; after the first within an hour with a captcha. */
export async function requestCode(page: Page, exchange: Exchange): Promise<void> {
  const send = page.getByRole('button', { name: '获取验证码' })
  const sent = page.getByText('5 分钟内有效')
  await send.click()
  await expect(sent.or(captchaPicture(page))).toBeVisible()
  if (await captchaPicture(page).isVisible()) {
    await captchaBox(page).fill(await readCaptcha(page, exchange))
    await send.click()
  }
  await expect(sent).toBeVisible()
}

/** Signs in by SMS on the login page and waits until the portal has loaded the user. */
export async function signInByForm(page: Page, exchange: Exchange, loginName = 'person', query = ''): Promise<void> {
  const { phone } = account(loginName)
  await page.goto(`/login${query}`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  await requestCode(page, exchange)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
  const known = page.waitForResponse((response) => response.url().includes('/dscq-user/user/detail'))
  await signInButton(page).click()
  await known
  await expect(page).not.toHaveURL(/\/login/)
}

/** A captcha with its text, and the key and nonce for a password. */
async function solvedCaptcha(request: APIRequestContext) {
  const made = await request.get('/api/blade-auth/oauth/captcha', { maxRetries })
  const { uuid, publicKey, nonce } = ((await made.json()) as { data: Record<'uuid' | 'publicKey' | 'nonce', string> })
    .data
  const read = await request.get(`/__mock/captcha?uuid=${uuid}`, { maxRetries })
  const { text: captcha } = (await read.json()) as { text: string }
  return { uuid, captcha, publicKey, nonce }
}

/** Sends a code through the API, as another browser does; the exchange sends one a minute to a phone. */
export async function sendCode({ request }: Page, phone: string): Promise<void> {
  const { uuid, captcha } = await solvedCaptcha(request)
  const data = { telPhone: phone, code: '1008', uuid, captcha }
  const sent = await request.post('/api/dscq-user/sms/code', { headers: portalHeaders, data, maxRetries })
  expect(await sent.json()).toMatchObject({ code: 200 })
}

/** Signs an account in through the API by its password, so that no text message is used up. */
export async function loginViaApi({ request }: Page, loginName: string): Promise<LoginAnswer> {
  const { uuid, captcha, publicKey, nonce } = await solvedCaptcha(request)
  const params = {
    client_id: 'minjiang-portal',
    client_secret: 'minjiang-portal',
    grant_type: 'password',
    username: loginName,
    password: encryptSm2(sealText(account(loginName).password, nonce, 0), publicKey),
    uuid,
    captcha,
  }
  const answer = await request.post('/api/oauth/token', { headers: portalHeaders, params, maxRetries })
  return ((await answer.json()) as { data: LoginAnswer }).data
}

/** A page of the exchange's origin without the portal. */
export const outsidePortal = '/__mock/inbox.json'

/**
 * A person who signed in earlier: this browser has the session, and the page is outside of the portal. The tests in this
 * folder cover signing in itself.
 */
export async function signIn(page: Page, exchange: Exchange, loginName = 'person'): Promise<void> {
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    baseUserId,
    username,
  } = await loginViaApi(page, loginName)
  const headers = { authorization: `Bearer ${accessToken}` }
  const [answer, at] = await Promise.all([
    page.request.get('/api/dscq-user/user/detail', { headers, maxRetries }),
    exchange.now(),
  ])
  const { telPhone: _, ...info } = ((await answer.json()) as { data: UserInfo & { telPhone?: string } }).data
  const entered = sessionAfter(signedOut, {
    type: 'signed-in',
    baseUserId,
    username: username ?? null,
    grantType: 'password',
    tokens: { accessToken, refreshToken, at },
  })
  const state = sessionAfter(entered, { type: 'user-known', generation: entered.generation, info })
  await page.goto(outsidePortal)
  await page.evaluate((session) => localStorage.setItem('session:v1', session), JSON.stringify({ state, version: 0 }))
}

type Stored = {
  baseUserId: string | null
  accessToken: string | null
  refreshToken: string | null
  tokenAt: number
  userInfo: { loginName: string } | null
}

/** The session in this browser's storage, with the user that this tab knows. */
export const storedSession = (page: Page): Promise<Stored | null> =>
  page.evaluate(() => {
    const stored = localStorage.getItem('session:v1')
    if (!stored) return null
    const user = JSON.parse(sessionStorage.getItem('mine:user:v1') ?? '{}') as Partial<Stored>
    return { ...(JSON.parse(stored) as { state: Stored }).state, ...user }
  })

/** Every address that this page has had, in order, including the router's own navigation. */
export async function recordAddresses(page: Page): Promise<() => Promise<string[]>> {
  const places: string[] = []
  await page.exposeFunction('notePlace', (place: string) => void places.push(place))
  await page.evaluate(() => {
    const note = () =>
      (window as unknown as { notePlace: (place: string) => void }).notePlace(location.pathname + location.search)
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history)
      history[name] = (...change_) => {
        change(...change_)
        note()
      }
    }
  })
  return async () => [...places]
}
