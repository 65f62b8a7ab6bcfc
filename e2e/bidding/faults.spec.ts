import type { Page, Route } from '@playwright/test'
import { countdownText, remaining } from '#src/model/time/countdown.ts'
import { countdownWords } from '#src/model/time/words.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import {
  above,
  amountBox,
  centre,
  confirmation,
  enterHall,
  jumpTo,
  leaderShown,
  leads,
  line,
  lockText,
  openDuel,
  outcome,
  quote,
  roomOf,
  sendButton,
  shown,
  takeLead,
  untilEnd,
  waitingRooms,
} from './duel.ts'

const quoteCall = '**/v1/bid-assets/ongoing/quote'
const answerCall = /\/bid-assets\/room\/answer$/
const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_FAILED|Failed to load resource/

test('[F07] cut off: said within 12 s, nothing can be quoted, and 3 s after the return all is known', async ({
  page,
  person,
  exchange,
  context,
  allowConsole,
}) => {
  allowConsole(offline)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, two, one } = both
  await takeLead(both, one, 0)
  await context.setOffline(true)
  await expect(lockText(page)).toHaveText('网络已断开，正在重连，报价以服务器接收为准', { timeout: 12_500 })
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(line(page)).not.toHaveText('已连接')
  await quote(two, lot, above(lot, 1))
  await expect(leaderShown(page)).toHaveText(`领先：${one.bidNo}我`)
  await context.setOffline(false)
  await expect(leaderShown(page)).toHaveText(`领先：${two.bidNo}`, { timeout: 3_000 })
  await takeLead(both, one, 2)
})

/** A page asks the exchange for its time every five seconds; a moved clock is known by then. */
const clockMs = 10_000

/** What the hall writes for so much time left. */
const written = (ms: number) => countdownText(remaining(ms, 0), countdownWords)

test('[F08] a quote in the last second moves the end, on both screens and in the hall', async ({
  page,
  person,
  exchange,
}) => {
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  await takeLead(both, one, 0)
  await untilEnd(both)
  const hall = await person()
  await hall.goto(`/hall?projectActive=1&q=${encodeURIComponent(lot.name)}`)
  const row = hall.getByRole('row', { name: lot.name })
  await expect(row).toBeVisible()
  const { phase, rules } = await roomOf(page, lot.roomId)
  await two.page.route(quoteCall, async (route) => {
    await jumpTo(exchange, phase.end! - 950)
    // Not by way of the browser: a busy one needs its time, and there is less than a second.
    await route.fulfill({ response: await route.fetch() })
  })
  await quote(two, lot, above(lot, 1))
  const moved = await roomOf(page, lot.roomId)
  expect(moved.phase.end! - phase.end!).toBeGreaterThan(rules.D! - 1_000)
  expect(moved.extensions).toBe(1)
  for (const seat of [one, two]) {
    await expect(seat.page.getByText('第 1 次延时', { exact: true })).toBeVisible()
    await expect(centre(seat.page).getByRole('timer')).toHaveText(/^00:01:\d\d$/, { timeout: clockMs })
  }
  const possible = Array.from({ length: 60 }, (_, second) => written(rules.D! - second * 1000))
  const inHall = async () => possible.includes((await row.getByRole('timer').textContent()) ?? '')
  await expect.poll(inHall, { timeout: clockMs }).toBe(true)
})

test('[F13] where no socket gets through, the page asks in turns and quotes all the same', async ({
  page,
  person,
  exchange,
  allowConsole,
}) => {
  allowConsole(/WebSocket/)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  await page.routeWebSocket(/.*/, (socket) => void socket.close())
  await page.goto(`/quoteHall?assetsId=${lot.assetsId}`)
  await expect(line(page)).toHaveText('实时通道不可用，定时刷新中', { timeout: 15_000 })
  await takeLead(both, one, 0)
  await takeLead(both, two, 1)
})

const yes = (page: Page) => confirmation(page).getByRole('button', { name: '确认报价' })
const countOf = async (page: Page, roomId: string) => (await roomOf(page, roomId)).seq

test('[F14] clicked twenty times, Enter held down, reloaded half-way, tried in two tabs: one quote each', async ({
  page,
  person,
  exchange,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  const { roomId } = lot

  await sendButton(page).click()
  await expect(yes(page)).toHaveAttribute('aria-disabled', 'false')
  await yes(page).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 20; click += 1) button.click()
  })
  await expect(outcome(page)).toContainText('已受理（第 1 号）')
  await leads(one, two, lot, above(lot, 0))
  expect(await countOf(page, roomId)).toBe(1)

  await expect(amountBox(two.page)).toBeEditable()
  await amountBox(two.page).focus()
  for (let press = 0; press < 20; press += 1) await two.page.keyboard.down('Enter')
  await expect(confirmation(two.page)).toBeVisible()
  expect(await countOf(page, roomId)).toBe(1)
  await two.page.keyboard.up('Enter')
  await expect(yes(two.page)).toHaveAttribute('aria-disabled', 'false')
  await two.page.keyboard.press('Enter')
  await leads(two, one, lot, above(lot, 1))
  expect(await countOf(page, roomId)).toBe(2)

  await page.route(quoteCall, async (route) => void (await route.fetch()))
  page.on('dialog', (dialog) => void dialog.accept())
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await sendButton(page).click()
  await yes(page).click()
  await expect.poll(() => countOf(page, roomId)).toBe(3)
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leads(one, two, lot, above(lot, 2))
  expect(await countOf(page, roomId)).toBe(3)

  const tab = await context.newPage()
  await enterHall(tab, lot.assetsId)
  await expect(lockText(tab)).toHaveText('您已在其他窗口打开本竞价厅，本窗口只能查看')
  await quote(two, lot, above(lot, 3))
  await expect(centre(tab)).toContainText(shown(above(lot, 3), lot))
  await expect(sendButton(tab)).toHaveAttribute('aria-disabled', 'true')
  await leads(two, one, lot, above(lot, 3))
  await quote(one, lot, above(lot, 4))
  await expect(centre(tab)).toContainText('您当前领先')
  expect(await countOf(page, roomId)).toBe(5)
})

const html = { contentType: 'text/html', body: '<!doctype html><title>Bad Gateway</title>' }
const envelope = (code: number) => ({ json: { code, msg: '系统繁忙', data: null } })
const breakdowns: [name: string, answer: Parameters<Route['fulfill']>[0]][] = [
  ['500 in an envelope', { status: 500, ...envelope(500) }],
  ['500 with a page', { status: 500, ...html }],
  ['502', { status: 502, ...html }],
  ['504 in an envelope', { status: 504, ...envelope(504) }],
  ['200 with a page', { status: 200, ...html }],
]
/** An outcome that did not come is known within this time, ms. */
const unknownMs = 5_000

test('[F14] taken, and a breakdown for an answer: the outcome is asked for and told within 5 s, the quote is sent once; one that never came is not counted', async ({
  page,
  person,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  const isUnknown = (seat: Page, steps: number) =>
    expect(outcome(seat)).toContainText(
      `尚未收到 ${shown(above(lot, steps), lot)} 的结果，正在向系统查询，请勿重复报价…`,
    )

  for (const [index, [name, answer]] of breakdowns.entries()) {
    const [seat, other] = index % 2 === 0 ? [one, two] : [two, one]
    let sent = 0
    await seat.page.route(quoteCall, async (route) => {
      sent += 1
      await route.fetch()
      await route.fulfill(answer)
    })
    const tell = await holdCalls(seat.page, answerCall)
    await expect(sendButton(seat.page)).toHaveAttribute('aria-disabled', 'false')
    await sendButton(seat.page).click()
    await yes(seat.page).click()
    await isUnknown(seat.page, index)
    await expect(lockText(seat.page)).toHaveText('正在确认上一次报价的结果，请勿重复提交')
    tell()
    const taken = `报价 ${shown(above(lot, index), lot)} 已受理（第 ${index + 1} 号）`
    await expect(outcome(seat.page), name).toContainText(taken, { timeout: unknownMs })
    await leads(seat, other, lot, above(lot, index))
    expect([sent, await countOf(page, lot.roomId)], name).toEqual([1, index + 1])
    await seat.page.unroute(quoteCall)
  }

  const { length } = breakdowns
  await two.page.route(quoteCall, (route) => route.fulfill({ status: 502, ...html }))
  const tell = await holdCalls(two.page, answerCall)
  await expect(sendButton(two.page)).toHaveAttribute('aria-disabled', 'false')
  await sendButton(two.page).click()
  await yes(two.page).click()
  await isUnknown(two.page, length)
  tell()
  const lost = '未被受理：报价未送达，未被系统受理，请重新确认报价'
  await expect(outcome(two.page)).toContainText(lost, { timeout: unknownMs })
  expect(await countOf(page, lot.roomId)).toBe(length)
  await two.page.unroute(quoteCall)
  await takeLead(both, two, length)
})

const fiveMinutes = 5 * 60_000

test('[F10] signed out at the exchange, or by oneself: one dial at most, and none in the five minutes after', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/WebSocket/)
  const [lot] = await waitingRooms(page, 'ongoing')
  let dials = 0
  page.on('websocket', () => {
    dials += 1
  })
  await page.clock.install()
  const quietAfter = async (most: number, leave: () => Promise<unknown>) => {
    await signIn(page, exchange, 'person')
    await enterHall(page, lot!.assetsId)
    const before = dials
    await leave()
    await expect(page).toHaveURL(/\/login/)
    await page.clock.runFor(10_000)
    const left = dials
    expect(left - before).toBeLessThanOrEqual(most)
    await page.clock.runFor(fiveMinutes)
    expect(dials).toBe(left)
  }
  await quietAfter(1, async () => {
    const kept = await page.evaluate(() => localStorage.getItem('session:v1'))
    const { state } = JSON.parse(kept!) as { state: { accessToken: string } }
    await page.request.get('/api/logout', { headers: { authorization: `Bearer ${state.accessToken}` } })
  })
  await exchange.jump(70_000)
  await quietAfter(1, () => page.getByRole('banner').getByRole('button', { name: '退出' }).click())
})
