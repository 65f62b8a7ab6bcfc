import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { sessionAfter, signedOut } from '#src/features/session/reducer.ts'
import type { LoginAnswer, UserInfo } from '#src/model/session/schema.ts'
import { type Exchange, expect, type InboxItem, maxRetries } from '../support/test.ts'

type Account = { loginName: string; password: string; phone: string }

const accounts = JSON.parse(readFileSync(new URL('../../src/mock/accounts.json', import.meta.url), 'utf8')) as Account[]

/** A demonstration account by its login name. */
export function account(loginName: string): Account {
  const found = accounts.find((one) => one.loginName === loginName)
  if (!found) throw new Error(`there is no account ${loginName}`)
  return found
}

export const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '登录', exact: true })
/** What the form says of the last attempt. */
export const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert')
/** The name in the header; nobody's name when nobody is signed in. */
export const nameInHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Another one on its way: it is away, the field is emptied, and nothing is sent meanwhile. */
export const captchaPicture = (page: Page) => page.getByRole('img', { name: '验证码图片，点击更换' })

/** The field for what stands in it, with or without the mark of one that must be filled in. */
export const captchaBox = (page: Page) => page.getByRole('textbox', { name: /^(?:\* ?)?图形验证码$/ })

/** What stands in the captcha that this page shows: in a new one, whose id comes with it. */
export async function readCaptcha(page: Page, exchange: Exchange): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/blade-auth/oauth/captcha')),
    captchaPicture(page).click(),
  ])
  const { data } = (await answer.json()) as { data: { uuid: string } }
  return exchange.captcha(data.uuid)
}

/** Opens the login page; resolves with the id of the captcha that it shows. */
export async function openLogin(page: Page, query = ''): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/blade-auth/oauth/captcha')),
    page.goto(`/login${query}`),
  ])
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(captchaPicture(page)).toBeVisible()
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid
}

/** The portal speaks English to this page from its first screen on. */
export const inEnglish = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en' }, version: 0 })))

const codeIn = (inbox: readonly InboxItem[], phone: string): string => {
  const sent = inbox.find(({ telPhone }) => telPhone === phone)
  const code = /验证码 (\d{6})/.exec(sent?.text ?? '')?.[1]
  if (!code) throw new Error(`nothing was sent to ${phone}`)
  return code
}

/** The newest code that was sent to the phone. */
export const codeSentTo = async (exchange: Exchange, phone: string): Promise<string> =>
  codeIn(await exchange.inbox(), phone)

/** Has a code sent by the form that is open; after the first of an hour with what stands in the picture. */
export async function haveCodeSent(page: Page, exchange: Exchange): Promise<void> {
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

/** Signs in by SMS on the login page and waits until the portal knows who it is. */
export async function signInByForm(page: Page, exchange: Exchange, loginName = 'person', query = ''): Promise<void> {
  const { phone } = account(loginName)
  await page.goto(`/login${query}`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  await haveCodeSent(page, exchange)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
  const known = page.waitForResponse((response) => response.url().includes('/dscq-user/user/detail'))
  await signInButton(page).click()
  await known
  await expect(page).not.toHaveURL(/\/login/)
}

/** Has a code sent; after the first of an hour with a captcha, as the exchange wants it. */
async function sendCode(request: APIRequestContext, phone: string): Promise<void> {
  const made = await request.get('/api/blade-auth/oauth/captcha', { maxRetries })
  const { uuid } = ((await made.json()) as { data: { uuid: string } }).data
  const read = await request.get(`/__mock/captcha?uuid=${uuid}`, { maxRetries })
  const { text: captcha } = (await read.json()) as { text: string }
  const data = { telPhone: phone, code: '1008', uuid, captcha }
  const sent = await request.post('/api/dscq-user/sms/code', { data, maxRetries })
  expect(await sent.json()).toMatchObject({ code: 200 })
}

/** Lets an account in by SMS, past the portal; costs one of the text messages that a phone gets once a minute. */
export async function letIn({ request }: Page, loginName: string): Promise<LoginAnswer> {
  const { phone } = account(loginName)
  await sendCode(request, phone)
  const inbox = (await (await request.get('/__mock/inbox.json', { maxRetries })).json()) as InboxItem[]
  const params = {
    client_id: 'minjiang-portal',
    client_secret: 'minjiang-portal',
    grant_type: 'verify_code',
    telPhone: phone,
    code: codeIn(inbox, phone),
  }
  const answer = await request.post('/api/oauth/token', { params, maxRetries })
  return ((await answer.json()) as { data: LoginAnswer }).data
}

/** A place of the exchange's own without the portal. */
export const outside = '/__mock/inbox.json'

/**
 * Somebody who has signed in before: this browser holds the session, and the page stands outside the portal. How one signs
 * in is the business of the tests in this folder.
 */
export async function signIn(page: Page, exchange: Exchange, loginName = 'person'): Promise<void> {
  const { access_token: accessToken, refresh_token: refreshToken, baseUserId, username } = await letIn(page, loginName)
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
    grantType: 'verify_code',
    tokens: { accessToken, refreshToken, at },
  })
  const state = sessionAfter(entered, { type: 'user-known', generation: entered.generation, info })
  await page.goto(outside)
  await page.evaluate((kept) => localStorage.setItem('session:v1', kept), JSON.stringify({ state, version: 0 }))
}

type Stored = {
  baseUserId: string | null
  accessToken: string | null
  refreshToken: string | null
  tokenAt: number
  userInfo: { loginName: string } | null
}

/** The session as this browser keeps it. */
export const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(() => {
    const kept = localStorage.getItem('session:v1')
    return kept ? (JSON.parse(kept) as { state: Stored }).state : null
  })

/** Every address that this page has been at, in order, also those the router went to by itself. */
export async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
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
