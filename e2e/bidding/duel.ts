import type { Locator, Page } from '@playwright/test'
import { roomAmount } from '#src/features/quote-room/price/show.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { capitalsPer } from '#src/model/listing/price/capitals.ts'
import { stepped } from '#src/model/money/quoted.ts'
import { outsidePortal, signIn } from '../session/sign-in.ts'
import { apiClientOf, enrolAndPay } from '../support/enrolment.ts'
import { type Exchange, expect } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const ask = async <D>(page: Page, path: string, data: object): Promise<D> =>
  ((await (await page.request.post(`/api${path}`, { headers: portalHeaders, data })).json()) as { data: D }).data

const rooms = '/dscq-sync/v1/bid-assets/room'

/** The public state of a room. */
export const roomOf = (page: Page, roomId: string): Promise<RoomSnapshot> => ask(page, `${rooms}/snapshot`, { roomId })

type Row = { assetsId: string; assetsName: string; projectType: number; leftTime: number | string }
export type Lot = { roomId: string; assetsId: string; name: string; opensAt: number; rules: RoomSnapshot['rules'] }

/** A room admits bidders until a minute before it opens; s. */
const leastSecondsBefore = 120

/**
 * Single assets whose room in this mode has not opened and still admits bidders; those in plain 元 first. `entryRule`: who
 * enters the timed round of 分段竞价.
 */
export async function waitingRooms(page: Page, mode: BidMode, entryRule = 'ALL'): Promise<Lot[]> {
  const { records } = await ask<{ records: Row[] }>(page, '/dscq-project/activity/upcoming-bid', { size: 50 })
  const rows = records.filter(({ projectType, leftTime }) => projectType !== 1 && Number(leftTime) > leastSecondsBefore)
  const lots = await Promise.all(
    rows.map(async ({ assetsId, assetsName }): Promise<Lot[]> => {
      const head = await ask<RoomHead>(page, `${rooms}/head`, { assetsId })
      if (head.mode !== mode) return []
      const { roomId, opensAt } = head
      const { rules } = await roomOf(page, roomId)
      return rules.reserve === 'HAS' || rules.entryRule !== entryRule
        ? []
        : [{ roomId, assetsId, name: assetsName, opensAt, rules }]
    }),
  )
  const isPlain = ({ rules: { unit } }: Lot) => Number(unit === '元')
  return lots.flat().sort((a, b) => isPlain(b) - isPlain(a))
}

/** `received`: everything that the exchange has sent to the page about rooms, by socket and by call. */
export type Bidder = { page: Page; login: string; bidNo: string; received: readonly string[] }
export type Duel = { lot: Lot; one: Bidder; two: Bidder; exchange: Exchange }

export async function jumpTo(exchange: Exchange, at: number): Promise<void> {
  await exchange.jump(Math.max(0, at - (await exchange.now())))
}

/** The quote box of the room, with the price above it. */
export const centre = (page: Page) => page.getByRole('region', { name: '报价区' })
export const price = (page: Page) => centre(page).locator('strong')
export const leaderShown = (page: Page) => centre(page).getByText(/^(领先|锁定)：/)
export const sendButton = (page: Page) => centre(page).locator('[aria-describedby=quote-blocker]')
export const blockerText = (page: Page) => centre(page).locator('#quote-blocker')
export const amountBox = (page: Page) => centre(page).getByRole('textbox', { name: /^我的报价/ })
export const outcome = (page: Page) => page.getByRole('group', { name: '报价结果' })
export const ending = (page: Page) => page.getByRole('region', { name: '竞价结果' })
const phaseShown = (page: Page, label: string) => page.getByText(label, { exact: true }).first()
export const record = (page: Page) => page.getByRole('region', { name: '竞价记录' })
export const recordRows = (page: Page) => record(page).locator('tbody tr[aria-rowindex]')
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: /^确认(报价|受让|承租)$/ })
export const connectionStatus = (page: Page) => page.getByTestId('line')

/** Opens the quote hall and waits until it is connected. */
export async function enterHall(page: Page, assetsId: string): Promise<void> {
  await page.goto(`/quoteHall?assetsId=${assetsId}`)
  await expect(connectionStatus(page)).toHaveText('已连接')
}

/** Signs in without the login page and opens the quote hall. */
async function signInAndEnterHall(page: Page, exchange: Exchange, login: string, assetsId: string): Promise<void> {
  await signIn(page, exchange, login)
  await enterHall(page, assetsId)
}

/** How long before its opening a room is entered, ms. */
const earlyMs = 60_000

type People = { page: Page; person: () => Promise<Page>; exchange: Exchange }

/**
 * Two bidders, each in a browser context of their own, enrolled and paid for the same room of this mode, with its hall open a
 * minute before it opens.
 */
export async function duel(mode: BidMode, people: People, entryRule?: string): Promise<Duel> {
  const [lot] = await waitingRooms(people.page, mode, entryRule)
  expect(lot, 'a room before its opening').toBeDefined()
  return duelFor(lot!, people)
}

/** A listing of its own: what `waitingRooms` tells of the rooms of the hall. */
export async function lotOf(page: Page, assetsId: string): Promise<Lot> {
  const { roomId, opensAt, name } = await ask<RoomHead>(page, `${rooms}/head`, { assetsId })
  return { roomId, assetsId, name, opensAt, rules: (await roomOf(page, roomId)).rules }
}

type Bidders = {
  /** Enrols a bidder and pays the deposit. */
  pay?: (seat: Page, login: string, assetsId: string) => Promise<{ bidNo: string }>
  /** Who bids against the company. */
  login?: string
}

/** The same for a room that is known. */
export async function duelFor(
  lot: Lot,
  { page, person, exchange }: People,
  { pay = enrolAndPay, login: first = 'person' }: Bidders = {},
): Promise<Duel> {
  const { assetsId, opensAt } = lot
  const other = await person()
  const seats: [Page, string][] = [
    [page, first],
    [other, 'company'],
  ]
  const received = seats.map(([seat]) => recordReceived(seat))
  const paid = await Promise.all(seats.map(([seat, login]) => pay(seat, login, assetsId)))
  await jumpTo(exchange, opensAt - earlyMs)
  await Promise.all(seats.map(([seat, login]) => signInAndEnterHall(seat, exchange, login, assetsId)))
  const [one, two] = seats.map(([seat, login], index) => ({
    page: seat,
    login,
    bidNo: paid[index]!.bidNo,
    received: received[index]!,
  }))
  return { lot, one: one!, two: two!, exchange }
}

/** A longer wait is spent outside of the hall, because an access token is valid for an hour. */
const longMs = 40 * 60_000

/** Both leave the hall, and return when the exchange's clock is at `at`. */
async function leaveUntil({ exchange, lot, one, two }: Duel, at: number): Promise<void> {
  await Promise.all([one, two].map(({ page }) => page.goto(outsidePortal)))
  await jumpTo(exchange, at)
  await Promise.all([one, two].map(({ page, login }) => signInAndEnterHall(page, exchange, login, lot.assetsId)))
}

/** Advances to the end of the current phase; resolves with the room after it. */
export async function untilEnd(both: Duel): Promise<RoomSnapshot> {
  const { exchange, lot, one } = both
  const { phase } = await roomOf(one.page, lot.roomId)
  const end = phase.end ?? 0
  if (end - (await exchange.now()) > longMs) await leaveUntil(both, end)
  else await jumpTo(exchange, end)
  return roomOf(one.page, lot.roomId)
}

/** Opens the room; its first phase is shown on both screens. */
export async function open(both: Duel): Promise<RoomSnapshot> {
  const { one, two } = both
  for (const { page } of [one, two])
    await expect(centre(page)).toContainText(/竞价尚未开始，开始后|竞价开始后，请在 .+ 内点击“确认参与报价”/)
  const room = await untilEnd(both)
  await inPhase(both, room)
  return room
}

/** `duel` with the room opened; `opened` is its state then. */
export async function openDuel(
  mode: BidMode,
  people: People,
  entryRule?: string,
): Promise<Duel & { opened: RoomSnapshot }> {
  const both = await duel(mode, people, entryRule)
  return { ...both, opened: await open(both) }
}

export async function inPhase({ one, two }: Duel, { phase: { label } }: RoomSnapshot): Promise<void> {
  await Promise.all([one, two].map(({ page }) => expect(phaseShown(page, label)).toBeVisible()))
}

/** Advances to the end of the current phase; `name` is the next one, shown on both screens. */
export async function untilPhase(both: Duel, name: string): Promise<RoomSnapshot> {
  const room = await untilEnd(both)
  expect(room.phase.name).toBe(name)
  await inPhase(both, room)
  return room
}

/** Both confirm that they take part in the sealed round. */
export async function confirmBoth({ one, two }: Duel): Promise<void> {
  for (const { page } of [one, two]) {
    await centre(page).getByRole('button', { name: '确认参与报价' }).click()
    await expect(centre(page)).toContainText('您已确认参与，请等待报价开始')
  }
}

/** The start price plus this many steps. */
export const amountAbove = ({ rules: { P0, S } }: Pick<Lot, 'rules'>, steps: number): string =>
  stepped(P0, steps, S!, { current: null, minNext: null, maxNext: null })

export const shownAmount = (amount: string, { rules }: Pick<Lot, 'rules'>): string => roomAmount(amount, rules)

/**
 * Types an amount, reviews it in figures and capitals, and confirms it; it is accepted. The previous bid has to be on this
 * screen: a confirmation with an older price is refused.
 */
export async function quote({ page }: Bidder, lot: Lot, amount: string): Promise<void> {
  await expect(amountBox(page)).toBeEditable()
  await amountBox(page).fill(amount)
  await sendButton(page).click()
  await confirmAmount(page, lot, amount)
}

/** Confirms in the dialog, which repeats the amount. */
export async function confirmAmount(page: Page, lot: Lot, amount: string): Promise<void> {
  const dialog = confirmation(page)
  await expect(dialog).toContainText(shownAmount(amount, lot))
  await expect(dialog).toContainText(capitalsPer(amount, lot.rules.unit) ?? '')
  await dialog.getByRole('button', { name: /^确认(报价|受让|承租)$/ }).click()
  await expect(outcome(page)).toContainText(`报价 ${shownAmount(amount, lot)} 已受理`)
}

/** Accepts the current falling price: the checkbox, then one click. */
export async function accept({ page }: Bidder, lot: Lot, amount: string, warning: string): Promise<void> {
  const button = centre(page).getByRole('button', { name: /^应价/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await centre(page).getByRole('checkbox', { name: warning }).check()
  await expect(centre(page)).toContainText(capitalsPer(amount, lot.rules.unit) ?? '')
  await button.click()
}

/** Price and leader on both screens: the leader's number is marked, and the other sees that he was outbid. */
export async function expectLead(leader: Bidder, other: Bidder, lot: Lot, amount: string): Promise<void> {
  for (const { page } of [leader, other]) await expect(price(page)).toHaveText(shownAmount(amount, lot))
  await expect(leaderShown(leader.page)).toHaveText(`领先：${leader.bidNo}我`)
  await expect(centre(leader.page)).toContainText('您当前领先')
  await expect(blockerText(leader.page)).toHaveText('您当前报价已领先，无需重复报价')
  await expect(leaderShown(other.page)).toHaveText(`领先：${leader.bidNo}`)
}

export const isOutbid = ({ page }: Bidder, lot: Lot, least: string) =>
  expect(centre(page)).toContainText(`您已被超越，当前最低有效报价 ${shownAmount(least, lot)}`)

/** Titles of the newest messages in the bidder's mailbox. */
async function messageTitles({ page, login }: Bidder): Promise<string[]> {
  const { call } = await apiClientOf(page, login)
  const { data } = await call<{ records: { title: string }[] }>('/dscq-user/message/page', { current: 1, size: 10 })
  return data.records.map(({ title }) => title)
}

/** The result, on the winner's and on the loser's screen. */
export async function expectWon(winner: Bidder, loser: Bidder, lot: Lot, amount: string): Promise<void> {
  for (const { page } of [winner, loser]) {
    await expect(ending(page)).toContainText(shownAmount(amount, lot))
    await expect(ending(page)).toContainText(`竞得号 ${winner.bidNo}`)
  }
  await expect(ending(winner.page).getByRole('heading', { name: '恭喜您竞得' })).toBeVisible()
  await expect(ending(winner.page).getByRole('link', { name: '查看成交确认书' })).toBeVisible()
  await expect(ending(loser.page).getByRole('heading', { name: '本场竞买已成交' })).toBeVisible()
  await expect(ending(loser.page)).toContainText('很遗憾，您未能竞得本标的')
  await expect(ending(loser.page)).toContainText(/您交纳的保证金将在 \d{4}-\d\d-\d\d .+ 前原路退还/)
  expect(await messageTitles(winner)).toContain('恭喜您成为最高应价人')
  expect(await messageTitles(loser)).toContain('竞价结果')
}

/** Advances to the end of the last phase: a deal, at the exchange and on both screens. */
export async function untilWon(both: Duel, winner: Bidder, amount: string): Promise<void> {
  const { lot, one, two } = both
  expect((await untilEnd(both)).result).toMatchObject({ kind: 'DEAL', bidNo: winner.bidNo })
  await expectWon(winner, winner === one ? two : one, lot, amount)
}

/** Both screens show the number of the extension. */
export async function expectExtension({ one, two }: Duel, count: number): Promise<void> {
  for (const { page } of [one, two]) await expect(page.getByText(`第 ${count} 次延时`, { exact: true })).toBeVisible()
}

/** Quotes this many steps above the start price, and leads with it on both screens. */
export async function takeLead({ lot, one, two }: Duel, bidder: Bidder, steps: number): Promise<void> {
  await quote(bidder, lot, amountAbove(lot, steps))
  await expectLead(bidder, bidder === one ? two : one, lot, amountAbove(lot, steps))
}

/** Only the bidder sees the sealed amount; nothing that the other received contains it. */
export async function expectSecret(bidder: Bidder, other: Pick<Bidder, 'received'>, amount: string): Promise<void> {
  const says = (text: string) => text.includes(`"${amount}`)
  await expect.poll(() => bidder.received.some(says), `${amount} was sent to the bidder`).toBe(true)
  expect(other.received.filter(says), `${amount} was sent to another bidder`).toEqual([])
}

/** Everything that the exchange sends to this page about rooms from now on, by socket and by call. */
export function recordReceived(page: Page): string[] {
  const texts: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))))
  page.on('response', (response) => {
    if (response.url().includes(rooms))
      void response.text().then(
        (text) => texts.push(text),
        () => undefined,
      )
  })
  return texts
}
