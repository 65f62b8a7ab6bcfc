import type { Locator, Page } from '@playwright/test'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import { jumpTo } from '../bidding/duel.ts'
import { type Exchange, expect } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: /^我的报价/ })
export const sendButton = (page: Page): Locator =>
  page.getByRole('region', { name: '报价区' }).getByRole('button', { name: '报价', exact: true })
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: /^确认(报价|受让|承租)$/ })
export const outcome = (page: Page): Locator => page.getByRole('group', { name: '报价结果' })

/** Opens the practice room of a mode and waits until its connection is live. */
export async function practise(page: Page, mode: string): Promise<void> {
  await page.goto(`/hall?practice=${mode}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('模拟竞价标的')
  await expect(page.getByTestId('line')).toHaveText('已连接')
}

/** The practice room of this page, in the view of its guest. */
async function practiceRoom(page: Page): Promise<RoomSnapshot> {
  const mode = new URL(page.url()).searchParams.get('practice')
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), `practice:${mode}:v1`)
  const { roomId, practiceKey } = JSON.parse(stored ?? '{}') as { roomId: string; practiceKey: string }
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/snapshot', {
    headers: portalHeaders,
    data: { roomId, practiceKey },
  })
  return ((await answer.json()) as { data: RoomSnapshot }).data
}

/** Advances to the end of the current phase: the next has its full time, however long the page has taken. */
async function untilEnd(page: Page, exchange: Exchange): Promise<void> {
  const { phase, result } = await practiceRoom(page)
  expect(result ?? null, 'the room is not over').toBeNull()
  await jumpTo(exchange, phase.end!)
}

/** Opens the room, unless it has opened by itself. */
export async function open(page: Page, exchange: Exchange): Promise<void> {
  if ((await practiceRoom(page)).phase.name === 'NOT_STARTED') await untilEnd(page, exchange)
  await expect(page.getByText('距竞价开始')).toBeHidden()
}

/** Confirms the dialog; twice if the amount is far above the price. */
export async function confirm(page: Page, isBold = false): Promise<void> {
  if (isBold)
    await page.getByRole('dialog', { name: '请再次核对报价' }).getByRole('button', { name: '金额无误，继续' }).click()
  await confirmation(page)
    .getByRole('button', { name: /^确认(报价|受让|承租)$/ })
    .click()
}

export const finalButton = (page: Page): Locator => page.getByRole('button', { name: /^提交最终报价|^修改报价/ })

/** The number of the guest's sealed quotes in the exchange's view of the room, not the page's. */
export const ownQuotes = async (page: Page): Promise<number> => (await practiceRoom(page)).me!.ownSealed.length
