import type { Locator, Page } from '@playwright/test'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import { jumpTo } from '../bidding/duel.ts'
import { type Exchange, expect } from '../support/test.ts'

/** Everything in a practice room has happened after so long, ms. */
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
}

/** The practice room of this page, as the exchange tells it to its guest. */
async function roomHere(page: Page): Promise<RoomSnapshot> {
  const kept = await page.evaluate(
    () => Object.entries(sessionStorage).find(([key]) => key.startsWith('practice:'))?.[1],
  )
  const { roomId, practiceKey } = JSON.parse(kept ?? '{}') as { roomId: string; practiceKey: string }
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/snapshot', {
    data: { roomId, practiceKey },
  })
  return ((await answer.json()) as { data: RoomSnapshot }).data
}

/** Lets the phase that runs come to its end: the next has all its time before it, however long the page took until now. */
export async function untilEnd(page: Page, exchange: Exchange): Promise<void> {
  const { phase, result } = await roomHere(page)
  expect(result ?? null, 'the room is not over').toBeNull()
  await jumpTo(exchange, phase.end!)
}

/** Lets phase after phase come to its end until this one runs. */
export async function untilPhase(page: Page, exchange: Exchange, name: string): Promise<void> {
  while ((await roomHere(page)).phase.name !== name) await untilEnd(page, exchange)
}

/** The room opens, unless it has by itself. */
export async function open(page: Page, exchange: Exchange): Promise<void> {
  if ((await roomHere(page)).phase.name === 'NOT_STARTED') await untilEnd(page, exchange)
  await expect(page.getByText('距竞价开始')).toBeHidden()
}

/** Confirms what the dialog shows; twice where the amount is far above the price. */
export async function confirm(page: Page, isBold = false): Promise<void> {
  if (isBold)
    await page.getByRole('dialog', { name: '请再次核对报价' }).getByRole('button', { name: '金额无误，继续' }).click()
  await confirmation(page).getByRole('button', { name: '确认报价' }).click()
}

/** Raises by five steps until that counts: bidders of the house may be quicker, and what they overtake is not sent or refused. */
export async function raise(page: Page): Promise<void> {
  const patience = { timeout: 5_000 }
  await expect(async () => {
    await page.getByRole('button', { name: /^加 5 手/ }).click(patience)
    await sendButton(page).click(patience)
    await confirmation(page).getByRole('button', { name: '确认报价' }).click(patience)
    await expect(outcome(page)).toContainText(/[已被]受理/)
    expect(await outcome(page).textContent()).toContain('已受理')
  }).toPass({ timeout: 40_000, intervals: [50] })
}

export const finalButton = (page: Page): Locator => page.getByRole('button', { name: /^提交最终报价|^修改报价/ })

/** The sealed quotes of the guest, as the room tells them: the page's own word is not its only witness. */
export const ownQuotes = async (page: Page): Promise<number> => (await roomHere(page)).me!.ownSealed.length

/** Nothing on the page is on its way to another colour. */
export const isStill = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0)
