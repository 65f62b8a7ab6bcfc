import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { type Exchange, expect } from '../support/test.ts'

/** Before each test: a world of the same name may remember an earlier run (locked accounts, codes that were sent). */
export async function beginAnew({ context }: { context: BrowserContext }): Promise<void> {
  expect((await context.request.post('/__mock/reset', { data: {} })).ok()).toBe(true)
}

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

/** Opens the login page; resolves with the id of the captcha that it shows. */
export async function openLogin(page: Page, query = ''): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/blade-auth/oauth/captcha')),
    page.goto(`/login${query}`),
  ])
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid
}

/** Fills in account, password and what stands in the captcha. */
export async function fillPassword(page: Page, username: string, password: string, captcha: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(captcha)
}

/** The newest code that was sent to the phone. */
export async function codeSentTo(exchange: Exchange, phone: string): Promise<string> {
  const sent = (await exchange.inbox()).find(({ telPhone }) => telPhone === phone)
  const code = /验证码 (\d{6})/.exec(sent?.text ?? '')?.[1]
  if (!code) throw new Error(`nothing was sent to ${phone}`)
  return code
}

/** Signs in by SMS on the login page and waits until the portal knows who it is. */
export async function signIn(page: Page, exchange: Exchange, loginName = 'person', query = ''): Promise<void> {
  const { phone } = account(loginName)
  await page.goto(`/login${query}`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
  const known = page.waitForResponse((response) => response.url().includes('/dscq-user/user/detail'))
  await signInButton(page).click()
  await known
  await expect(page).not.toHaveURL(/\/login/)
}

export type Stored = {
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
