import type { Page } from '@playwright/test'
import { dayMs } from '#src/model/time/units.ts'
import {
  amountBox,
  confirmation,
  ending,
  enterHall,
  jumpTo,
  leaderShown,
  type Lot,
  lotOf,
  roomOf,
  sendButton,
  shownAmount,
} from '../bidding/duel.ts'
import { assetsId, confirmDeal, dealOf, roomMs } from '../contract/won-deal.ts'
import { signIn } from '../session/sign-in.ts'
import { enrolAndPay } from '../support/enrolment.ts'
import { type Exchange, expect, maxRetries, test } from '../support/test.ts'
import { order } from './desks.ts'

/** The exchange disqualifies those of its own bidders who enrolled for a lot. */
async function disqualifyOthers(page: Page, { roomId }: Lot): Promise<void> {
  const answer = await page.request.get(`/__mock/room-bidders.json?roomId=${roomId}`, { maxRetries })
  const numbers = (await answer.json()) as string[]
  expect(numbers.length).toBeGreaterThan(0)
  for (const bidNo of numbers)
    await order(page, 'room-order', { roomId, kind: 'disqualify', bidNo, reason: '材料不实' })
}

/** Rising quotes admit bidders until the free period is over; then it is decided whether they are enough. */
async function endOfEnrolment(page: Page, exchange: Exchange, { roomId, opensAt }: Lot): Promise<void> {
  await jumpTo(exchange, opensAt)
  const { phase } = await roomOf(page, roomId)
  expect(phase.name).toBe('FREE')
  await jumpTo(exchange, phase.end!)
}

test(
  '[A9] nobody quotes until the end: the lot has failed, the deposit goes back, and everyone reads so',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const lot = await lotOf(page, assetsId)
    const { depositId } = await enrolAndPay(page, 'person', assetsId)
    await jumpTo(exchange, lot.opensAt + roomMs)
    await signIn(page, exchange, 'person')
    await page.goto(`/quoteHall?assetsId=${assetsId}`)
    await expect(ending(page).getByRole('heading', { name: '无人报价，本场竞买已流拍' })).toBeVisible()
    await expect(ending(page)).toContainText(/您交纳的保证金将在 .+ 前原路退还。/)
    await exchange.jump(3 * 60_000)
    await page.goto(`/depositDetail?id=${depositId}`)
    await expect(page.getByText('已退还').first()).toBeVisible()

    await exchange.jump(2 * dayMs)
    const guest = await person()
    await guest.goto(`/projectDetail/${assetsId}.html`)
    await expect(guest.getByRole('main').getByText('流拍').first()).toBeVisible()
  },
)

test(
  '[A9] one qualified bidder at the end of the enrolment: no bidding, the lot goes by agreement at the start price, and the deal follows',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const lot = await lotOf(page, assetsId)
    const { enrolId, bidNo } = await enrolAndPay(page, 'person', assetsId)
    await disqualifyOthers(page, lot)
    await endOfEnrolment(page, exchange, lot)
    await signIn(page, exchange, 'person')
    await page.goto(`/quoteHall?assetsId=${assetsId}`)
    for (const shown of [
      '恭喜您竞得',
      '仅一名合格意向方，转协议成交',
      shownAmount(lot.rules.P0, lot),
      `竞得号 ${bidNo}`,
    ])
      await expect(ending(page)).toContainText(shown)
    await expect(ending(page).getByRole('link', { name: '查看成交确认书' })).toBeVisible()

    const other = await person()
    await signIn(other, exchange, 'company')
    await other.goto(`/quoteHall?assetsId=${assetsId}`)
    await expect(ending(other)).toContainText('仅一名合格意向方，转协议成交')
    await confirmDeal(page, await dealOf(page, { enrolId }))
  },
)

test(
  '[A9] nobody qualified at the end of the enrolment: the lot has failed, and everyone reads why',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    const lot = await lotOf(page, assetsId)
    await disqualifyOthers(page, lot)
    await endOfEnrolment(page, exchange, lot)
    await signIn(page, exchange, 'person')
    await page.goto(`/quoteHall?assetsId=${assetsId}`)
    await expect(ending(page)).toContainText('公告期满无人报名')
  },
)

const extendedId = 'A20065'

test(
  '[A9] nobody enrols: the listing is extended with new dates, its follower reads it, and somebody then enrols, pays, bids and wins',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(240_000)
    const lot = await lotOf(page, extendedId)
    await signIn(page, exchange, 'person')
    await page.goto(`/projectDetail/${extendedId}.html`)
    const favourite = page.getByRole('main').getByRole('button', { name: /^收藏/ }).first()
    // The button changes at once; the jump below would end the session before the favourite is stored.
    const stored = page.waitForResponse((response) => response.url().includes('/dscq-user/collect/add'))
    await favourite.click()
    expect(await (await stored).json()).toMatchObject({ code: 200 })

    // Enrolment ends three days before the room opens.
    await jumpTo(exchange, lot.opensAt - 3 * dayMs + 1000)
    const main = page.getByRole('main')
    await expect(main.getByText('延期挂牌', { exact: true }).first()).toBeVisible()
    await expect(main.getByText('公告期满未征集到意向方，按公告约定延长信息披露 5 个工作日').first()).toBeVisible()
    const { opensAt, rules } = await lotOf(page, extendedId)
    expect(opensAt).toBeGreaterThanOrEqual(lot.opensAt + 7 * dayMs)
    expect(rules.cycles).toEqual({ most: 2, left: 1 })
    // The session of before is long over.
    await signIn(page, exchange, 'person')
    await page.goto('/myMessage')
    await page.getByRole('listitem').filter({ hasText: '项目延期挂牌' }).getByRole('link').first().click()
    await page.getByRole('link', { name: '前往查看' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /延期公告$/ })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^报名截止时间延至 /)).toBeVisible()

    await enrolAndPay(page, 'person', extendedId)
    const other = await person()
    await enrolAndPay(other, 'company', extendedId)
    await jumpTo(exchange, opensAt + 1000)
    await signIn(page, exchange, 'person')
    await enterHall(page, extendedId)
    await amountBox(page).fill(lot.rules.P0)
    await sendButton(page).click()
    await confirmation(page).getByRole('button', { name: /^确认/ }).click()
    await expect(leaderShown(page)).toBeVisible()
    await jumpTo(exchange, opensAt + 2 * roomMs)
    await expect(ending(page)).toContainText('恭喜您竞得')
  },
)
