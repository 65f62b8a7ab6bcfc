import type { Page } from '@playwright/test'
import { askerOf } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import {
  above,
  centre,
  duel,
  duelIn,
  ending,
  isOutbid,
  leads,
  lockText,
  open,
  price,
  quote,
  roomOf,
  sendButton,
  shown,
  waitingPackage,
} from './duel.ts'

const order = async (page: Page, kind: string, roomId: string, reason?: string) => {
  const answer = await page.request.post('/__mock/room-order', { data: { roomId, kind, reason } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const clock = (page: Page) => centre(page).getByRole('timer')

test('[BD-03] paused by the exchange: both are told why, the clock stands, nothing is taken; then it goes on, and is ended', async ({
  page,
  person,
  exchange,
}) => {
  const both = await duel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  await open(both)
  await quote(one, lot, above(lot, 0))
  await leads(one, two, lot, above(lot, 0))
  await order(page, 'pause', lot.roomId, '权属核查')
  for (const seat of [page, two.page]) {
    await expect(lockText(seat)).toHaveText('竞价暂停中：权属核查')
    await expect(sendButton(seat)).toHaveAttribute('aria-disabled', 'true')
    await expect(centre(seat)).toContainText('竞价暂停中')
    await expect(seat.getByRole('region', { name: '主持人消息' })).toContainText('竞价暂停：权属核查')
  }
  const stood = await clock(two.page).textContent()
  const { phase } = await roomOf(page, lot.roomId)
  const asker = await askerOf(two.page, two.login)
  const request = { roomId: lot.roomId, phaseId: phase.id, amount: above(lot, 1), idemKey: 'while-it-stands' }
  expect(await asker.ask('/dscq-sync/v1/bid-assets/ongoing/quote', request)).toMatchObject({ msg: '竞价暂停中' })
  await exchange.jump(10 * 60_000)
  await expect(clock(two.page)).toHaveText(stood!)

  await order(page, 'resume', lot.roomId)
  for (const seat of [page, two.page]) {
    await expect(centre(seat)).not.toContainText('竞价暂停中')
    await expect(clock(seat)).not.toHaveText(stood!)
  }
  await leads(one, two, lot, above(lot, 0))
  await exchange.jump(2_000)
  await quote(two, lot, above(lot, 1))
  await leads(two, one, lot, above(lot, 1))

  await order(page, 'terminate', lot.roomId, '委托方撤回')
  for (const seat of [page, two.page]) {
    await expect(ending(seat)).toBeVisible()
    await expect(sendButton(seat)).toHaveCount(0)
  }
  expect((await roomOf(page, lot.roomId)).result).toMatchObject({ kind: 'TERMINATED' })
})

test('[BD-09] one deposit for a package: what leading binds is free again when outbid, and beyond the pool nothing is taken', async ({
  page,
  person,
  exchange,
}) => {
  const { lot: whole, lots } = await waitingPackage(page)
  const [first, second] = lots as [(typeof lots)[0], (typeof lots)[0]]
  const lotIds = [first.roomId, second.roomId]
  const [a, b] = [Number(first.deposit), Number(second.deposit)]
  const pools = [Math.max(a, b), a + b]
  const both = await duelIn(
    { ...whole, roomId: first.roomId },
    { page, person, exchange },
    pools.map((pool) => ({ lotIds, poolAmount: pool.toFixed(2) })),
  )
  const { one, two } = both
  const roomFirst = { ...whole, rules: (await roomOf(page, first.roomId)).rules, roomId: first.roomId }
  const roomSecond = { ...whole, rules: (await roomOf(page, second.roomId)).rules, roomId: second.roomId }
  const yuan = (amount: number) =>
    `${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} 元`
  const pool = page.getByRole('region', { name: '我的保证金' })
  const row = (name: string) => pool.locator('div').filter({ has: page.getByText(name, { exact: true }) })
  const goTo = async (seat: Page, name: string) => {
    await seat.getByRole('navigation', { name: '资产包标的' }).getByRole('link').filter({ hasText: name }).click()
    await expect(seat.getByRole('navigation', { name: '资产包标的' }).locator('[aria-current]')).toContainText(name)
    await expect(price(seat)).toBeVisible()
  }

  await open(both)
  await expect(row('可用')).toHaveText(`可用${yuan(pools[0]!)}`)
  await expect(row('已冻结')).toHaveText(`已冻结${yuan(0)}`)
  await expect(row('本标的占用')).toHaveText(`本标的占用${yuan(a)}`)
  await quote(one, roomFirst, above(roomFirst, 0))
  await expect(row('已冻结')).toHaveText(`已冻结${yuan(a)}`)
  await expect(row('可用')).toHaveText(`可用${yuan(pools[0]! - a)}`)
  await leads(one, two, roomFirst, above(roomFirst, 0))

  await goTo(page, second.name)
  await expect(row('本标的占用')).toHaveText(`本标的占用${yuan(b)}`)
  await expect(lockText(page)).toHaveText('可用保证金不足，请补足保证金后再报价')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  const { phase } = await roomOf(page, second.roomId)
  const asker = await askerOf(page, one.login)
  const request = { roomId: second.roomId, phaseId: phase.id, amount: above(roomSecond, 0), idemKey: 'beyond-the-pool' }
  const refused = await asker.ask('/dscq-sync/v1/bid-assets/ongoing/quote', request)
  expect(refused).toMatchObject({ code: 4105, msg: '可用保证金不足，请补足保证金后再报价' })

  await quote(two, roomFirst, above(roomFirst, 1))
  await expect(row('已冻结')).toHaveText(`已冻结${yuan(0)}`)
  await expect(row('可用')).toHaveText(`可用${yuan(pools[0]!)}`)
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await exchange.jump(2_000)
  await quote(one, roomSecond, above(roomSecond, 0))
  await expect(centre(page)).toContainText('您当前领先')
  await expect(row('已冻结')).toHaveText(`已冻结${yuan(b)}`)
  await goTo(page, first.name)
  await isOutbid(one, roomFirst, above(roomFirst, 2))
  await expect(lockText(page)).toHaveText('可用保证金不足，请补足保证金后再报价')

  await goTo(two.page, second.name)
  await exchange.jump(2_000)
  await quote(two, roomSecond, above(roomSecond, 1))
  await expect(centre(two.page)).toContainText('您当前领先')
  await expect(two.page.getByRole('region', { name: '我的保证金' })).toContainText(yuan(a + b))
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(centre(page)).toContainText(shown(above(roomFirst, 2), roomFirst))
})
