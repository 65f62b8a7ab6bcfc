import type { Locator, Page, Route } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import {
  amountAbove,
  amountBox,
  centre,
  confirmation,
  enterHall,
  leaderShown,
  expectLead,
  connectionStatus,
  blockerText,
  openDuel,
  outcome,
  quote,
  roomOf,
  sendButton,
  shownAmount,
  takeLead,
  waitingRooms,
} from './duel.ts'

const quoteCall = '**/v1/bid-assets/ongoing/quote'
const answerCall = /\/bid-assets\/room\/answer$/
const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_FAILED|Failed to load resource/

test('[F07] [F13] a lost connection is shown within 12 s, blocks quotes and has recovered after 3 s; without sockets the room polls and can quote', async ({
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
  await test.step('lost connection', async () => {
    await context.setOffline(true)
    await expect(blockerText(page)).toHaveText('网络已断开，正在重连，报价以服务器接收为准', { timeout: 12_500 })
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(connectionStatus(page)).not.toHaveText('已连接')
    await quote(two, lot, amountAbove(lot, 1))
    await expect(leaderShown(page)).toHaveText(`领先：${one.bidNo}我`)
    await context.setOffline(false)
    await expect(leaderShown(page)).toHaveText(`领先：${two.bidNo}`, { timeout: 3_000 })
    await takeLead(both, one, 2)
  })
  await test.step('without sockets', async () => {
    await page.routeWebSocket(/.*/, (socket) => void socket.close())
    await page.goto(`/quoteHall?assetsId=${lot.assetsId}`)
    await expect(connectionStatus(page)).toHaveText('实时通道不可用，定时刷新中', { timeout: 15_000 })
    await takeLead(both, two, 3)
    await takeLead(both, one, 4)
  })
})

const yes = (page: Page) => confirmation(page).getByRole('button', { name: '确认报价' })
const countOf = async (page: Page, roomId: string) => (await roomOf(page, roomId)).seq

/** Faster than a person can click. */
const clickTwentyTimes = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 20; click += 1) element.click()
  })

/** Opens the confirmation for the amount in the box, and confirms. */
async function sendIt(page: Page): Promise<void> {
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await sendButton(page).click()
  await yes(page).click()
}

test('[F14] clicked twenty times, Enter held down, reloaded half-way: one quote each', async ({
  page,
  person,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  const { roomId } = lot

  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await clickTwentyTimes(sendButton(page))
  await expect(yes(page)).toHaveAttribute('aria-disabled', 'false')
  await clickTwentyTimes(yes(page))
  await expect(outcome(page)).toContainText('已受理（第 1 号）')
  await expectLead(one, two, lot, amountAbove(lot, 0))
  expect(await countOf(page, roomId)).toBe(1)

  await expect(amountBox(two.page)).toBeEditable()
  await amountBox(two.page).focus()
  for (let press = 0; press < 20; press += 1) await two.page.keyboard.down('Enter')
  await expect(confirmation(two.page)).toBeVisible()
  expect(await countOf(page, roomId)).toBe(1)
  await two.page.keyboard.up('Enter')
  await two.page.keyboard.press('Escape')
  await expect(confirmation(two.page)).toBeHidden()
  await expect(amountBox(two.page)).toBeFocused()
  await two.page.keyboard.press('Enter')
  await expect(yes(two.page)).toHaveAttribute('aria-disabled', 'false')
  await two.page.keyboard.press('Enter')
  await expectLead(two, one, lot, amountAbove(lot, 1))
  expect(await countOf(page, roomId)).toBe(2)

  let isFirst = true
  // Kept through the reload: files that load while routes are removed may never arrive.
  await page.route(quoteCall, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await sendIt(page)
  await expect.poll(() => countOf(page, roomId)).toBe(3)
  await page.reload()
  await expectLead(one, two, lot, amountAbove(lot, 2))
  expect(await countOf(page, roomId)).toBe(3)
})

const badGateway = { status: 502, contentType: 'text/html', body: '<!doctype html><title>Bad Gateway</title>' }
/** An unknown outcome is resolved within this time, ms. */
const unknownMs = 5_000

test('[F14] an accepted quote with a failed answer is resolved within 5 s and sent once; a lost one does not count; a second window is read-only until the first is closed', async ({
  page,
  person,
  exchange,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  const { roomId } = lot
  /** A quote whose call the test answers; `outcome` is what the screen shows. */
  const unanswered = async (
    seat: Page,
    steps: number,
    answer: (route: Route) => Promise<void>,
    outcomeText: string,
  ) => {
    await seat.route(quoteCall, answer)
    const sendAnswer = await holdCalls(seat, answerCall)
    await sendIt(seat)
    const asks = `尚未收到 ${shownAmount(amountAbove(lot, steps), lot)} 的结果，正在向系统查询，请勿重复报价…`
    await expect(outcome(seat)).toContainText(asks)
    await expect(blockerText(seat)).toHaveText('正在确认上一次报价的结果，请勿重复提交')
    sendAnswer()
    await expect(outcome(seat)).toContainText(outcomeText, { timeout: unknownMs })
    await seat.unroute(quoteCall)
  }

  let sent = 0
  const takenAndLost = async (route: Route) => {
    sent += 1
    await route.fetch()
    await route.fulfill(badGateway)
  }
  await unanswered(page, 0, takenAndLost, `报价 ${shownAmount(amountAbove(lot, 0), lot)} 已受理（第 1 号）`)
  await expectLead(one, two, lot, amountAbove(lot, 0))
  expect([sent, await countOf(page, roomId)]).toEqual([1, 1])

  const lost = '未被受理：报价未送达，未被系统受理，请重新确认报价'
  await unanswered(two.page, 1, (route) => route.fulfill(badGateway), lost)
  expect(await countOf(page, roomId)).toBe(1)
  await takeLead(both, two, 1)

  const tab = await context.newPage()
  await enterHall(tab, lot.assetsId)
  await expect(blockerText(tab)).toHaveText('您已在其他窗口打开本竞价厅，本窗口只能查看')
  await quote(one, lot, amountAbove(lot, 2))
  await expect(centre(tab)).toContainText('您当前领先')
  await quote(two, lot, amountAbove(lot, 3))
  await expect(centre(tab)).toContainText(shownAmount(amountAbove(lot, 3), lot))
  await expect(sendButton(tab)).toHaveAttribute('aria-disabled', 'true')
  await page.close()
  const there = { ...one, page: tab }
  await takeLead({ ...both, one: there }, there, 4)
  expect(await countOf(tab, roomId)).toBe(5)
})

test(
  '[F14] [BD-03] after a reload a pending quote is shown as unknown, blocks quotes, is resolved within 5 s, and is one quote or none',
  { tag: '@nightly' },
  async ({ page, person, exchange, allowConsole }) => {
    allowConsole(/Failed to load resource|ERR_/)
    const both = await openDuel('ongoing', { page, person, exchange })
    const { lot, one, two } = both
    const { roomId } = lot
    page.on('dialog', (dialog) => void dialog.accept())
    const unknown = (steps: number) =>
      `尚未收到 ${shownAmount(amountAbove(lot, steps), lot)} 的结果，正在向系统查询，请勿重复报价…`

    await test.step('accepted, and the answer lost with the page', async () => {
      let sent = 0
      await page.route(quoteCall, async (route) => {
        sent += 1
        await route.fetch()
      })
      const releaseCalls = await holdCalls(page, answerCall)
      await sendIt(page)
      await expect.poll(() => countOf(page, roomId)).toBe(1)
      await page.reload()
      await expect(outcome(page)).toContainText(unknown(0))
      await expect(blockerText(page)).toHaveText('正在确认上一次报价的结果，请勿重复提交')
      await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
      await page.reload()
      await expect(outcome(page)).toContainText(unknown(0))
      releaseCalls()
      await expect(outcome(page)).toContainText('已受理（第 1 号）', { timeout: unknownMs })
      await expectLead(one, two, lot, amountAbove(lot, 0))
      expect([sent, await countOf(page, roomId)]).toEqual([1, 1])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
    await takeLead(both, two, 1)
    await test.step('never received', async () => {
      await page.route(quoteCall, () => new Promise<void>(() => undefined))
      await sendIt(page)
      await expect(outcome(page)).toContainText('正在提交报价')
      await page.reload()
      await expect(outcome(page)).toContainText('未被受理：报价未送达，未被系统受理，请重新确认报价', {
        timeout: unknownMs,
      })
      expect(await countOf(page, roomId)).toBe(2)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await takeLead(both, one, 2)
      await page.reload()
      await expect(centre(page)).toContainText('您当前领先')
      await expect(outcome(page)).toBeHidden()
      expect(await countOf(page, roomId)).toBe(3)
    })
  },
)

const fiveMinutes = 5 * 60_000

test('[F10] after a sign-out, by the exchange or the reader: one connection attempt at most, and none in the next five minutes', async ({
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
    const stored = await page.evaluate(() => localStorage.getItem('session:v1'))
    const { state } = JSON.parse(stored!) as { state: { accessToken: string } }
    await page.request.get('/api/logout', { headers: { authorization: `Bearer ${state.accessToken}` } })
  })
  await exchange.jump(70_000)
  await quietAfter(1, async () => {
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('button', { name: '退出' }).click()
  })
})
