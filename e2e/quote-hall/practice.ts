import type { Locator, Page } from '@playwright/test'
import { type Exchange, expect } from '../support/test.ts'

/** A practice room opens so long after it was begun, and everything in it has happened after so long, ms. */
export const opensAfter = 8_100
export const outlasts = 300_000

export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: /^我的报价/ })
export const sendButton = (page: Page): Locator =>
  page.getByRole('region', { name: '报价区' }).getByRole('button', { name: '报价', exact: true })
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: '确认报价' })
export const outcome = (page: Page): Locator => page.getByRole('group', { name: '报价结果' })
export const ending = (page: Page): Locator => page.getByRole('region', { name: '竞价结果' })
export const stage = (page: Page): Locator => page.getByRole('list', { name: '竞价阶段' }).locator('[aria-current]')

/** Opens the practice room of a mode and waits until its line is live. */
export async function practise(page: Page, mode: string): Promise<void> {
  await page.goto(`/hall?practice=${mode}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('模拟竞价标的')
  await expect(page.getByTestId('line')).toHaveText('已连接')
  await expect(page.getByText('距竞价开始')).toBeVisible()
}

export async function open(page: Page, exchange: Exchange): Promise<void> {
  await exchange.jump(opensAfter)
  await expect(page.getByText('距竞价开始')).toBeHidden()
}

/** Confirms what the dialog shows; twice where the amount is far above the price. */
export async function confirm(page: Page, isBold = false): Promise<void> {
  if (isBold)
    await page.getByRole('dialog', { name: '请再次核对报价' }).getByRole('button', { name: '金额无误，继续' }).click()
  await confirmation(page).getByRole('button', { name: '确认报价' }).click()
}

/** Raises by five steps until that counts: bidders of the house may be quicker. */
export async function raise(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^加 5 手/ }).click({ timeout: 1_000 })
    await sendButton(page).click({ timeout: 1_000 })
    await confirmation(page).getByRole('button', { name: '确认报价' }).click({ timeout: 2_000 })
    await expect(outcome(page)).toContainText('已受理', { timeout: 2_000 })
  }).toPass({ timeout: 20_000, intervals: [50] })
}

export const finalButton = (page: Page): Locator => page.getByRole('button', { name: /^提交最终报价|^修改报价/ })

/** The sealed quotes of the guest, as the room tells them: the page's own word is not its only witness. */
export async function ownQuotes(page: Page): Promise<number> {
  const kept = await page.evaluate(
    () => Object.entries(sessionStorage).find(([key]) => key.startsWith('practice:'))?.[1],
  )
  const { roomId, practiceKey } = JSON.parse(kept ?? '{}') as { roomId: string; practiceKey: string }
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/snapshot', {
    data: { roomId, practiceKey },
  })
  const { data } = (await answer.json()) as { data: { me: { ownSealed: unknown[] } } }
  return data.me.ownSealed.length
}

/** Nothing on the page is on its way to another colour. */
export const isStill = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0)
