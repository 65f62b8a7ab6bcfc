import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, type ApiClient, type Deposit, enrolAndAdmit } from '../support/enrolment.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'
import { subscribedTopics } from '../support/waits.ts'

type Cashier = { enrolId: string; deposit: Deposit; asker: ApiClient }

/** Navigates and waits until the page receives this user's events. */
export async function gotoConnected(page: Page, go: () => Promise<unknown>): Promise<void> {
  const topics = subscribedTopics(page)
  await go()
  await expect.poll(() => [...topics].some((topic) => topic.startsWith('user:'))).toBe(true)
}

export const openConnected = (page: Page, address: string): Promise<void> =>
  gotoConnected(page, () => page.goto(address))

/** Signs in, enrols for an asset, is admitted, and opens the cashier page. */
export async function openCashier(page: Page, exchange: Exchange, query = '', login = 'person'): Promise<Cashier> {
  await signIn(page, exchange, login)
  const [assetsId = ''] = await assetsToEnrol(page)
  const desk = await enrolAndAdmit(page, login, assetsId)
  await openConnected(page, `/cashierDesk?enrolId=${desk.enrolId}${query}`)
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible()
  return desk
}

/** Half of a whole amount of 元. */
export const half = (amount: string): string => String(Math.floor(Number(amount) / 2))

/** Confirms the amount, and waits for the bank's page. */
export async function goToBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认并前往银行' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认付款' })).toBeVisible()
}

type StoredDeposit = {
  id: string
  receipts: { serial: string; match: string }[]
  orders: { id: string; state: string }[]
}

/** The deposit as the mock's bank sees it. */
export async function depositAtBank(page: Page, id: string): Promise<StoredDeposit> {
  const all = (await (await page.request.get('/__mock/bank.json', { maxRetries })).json()) as StoredDeposit[]
  return all.find((known) => known.id === id)!
}
