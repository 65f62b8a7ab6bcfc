import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, type Asker, type Deposit, enrolled } from '../support/enrolling.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'
import { topicsRead } from '../support/waits.ts'

type Desk = { enrolId: string; deposit: Deposit; asker: Asker }

/** Navigates and waits until the page receives this user's events. */
export async function live(page: Page, go: () => Promise<unknown>): Promise<void> {
  const topics = topicsRead(page)
  await go()
  await expect.poll(() => [...topics].some((topic) => topic.startsWith('user:'))).toBe(true)
}

export const openLive = (page: Page, address: string): Promise<void> => live(page, () => page.goto(address))

/** Signs in, enrols for an asset, is admitted, and opens the cashier page. */
export async function openDesk(page: Page, exchange: Exchange, query = '', login = 'person'): Promise<Desk> {
  await signIn(page, exchange, login)
  const [assetsId = ''] = await assetsToEnrol(page)
  const desk = await enrolled(page, login, assetsId)
  await openLive(page, `/cashierDesk?enrolId=${desk.enrolId}${query}`)
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

type Kept = { id: string; receipts: { serial: string; match: string }[]; orders: { id: string; state: string }[] }

/** The deposit as the mock's bank sees it. */
export async function atTheBank(page: Page, id: string): Promise<Kept> {
  const all = (await (await page.request.get('/__mock/bank.json', { maxRetries })).json()) as Kept[]
  return all.find((known) => known.id === id)!
}
