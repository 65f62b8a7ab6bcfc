import { expect, test } from '../support/test.ts'
import {
  accept,
  centre,
  confirmation,
  duel,
  expectWon,
  inPhase,
  leaderShown,
  open,
  roomOf,
  shownAmount,
  untilEnd,
} from './duel.ts'

test('[BD-13] first-come-first-served: the first holds the asset, the other queues and is called when the time to pay is over', async ({
  page,
  person,
  exchange,
}) => {
  const both = await duel('first-come-first-served', { page, person, exchange })
  const { lot, one, two } = both
  const { P0 } = lot.rules
  expect((await open(both)).phase.name).toBe('OPEN')
  for (const seat of [one, two]) await expect(centre(seat.page)).toContainText('暂无人应价')
  await centre(page)
    .getByRole('button', { name: /^立即(受让|承租)/ })
    .click()
  await confirmation(page)
    .getByRole('button', { name: /^确认(报价|受让|承租)$/ })
    .click()
  await expect(centre(page)).toContainText('标的已为您锁定，请在时限内确认并付款')
  await expect(leaderShown(page)).toHaveText(`锁定：${one.bidNo}我`)
  await expect(leaderShown(two.page)).toHaveText(`锁定：${one.bidNo}`)
  await expect(centre(two.page)).toContainText('标的已被他人锁定，您可排队候补')
  await centre(two.page).getByRole('button', { name: '排队候补' }).click()
  await expect(centre(two.page)).toContainText('候补排队第 1 位')

  const held = await untilEnd(both)
  expect(held.phase.name).toBe('HOLD')
  await expect(centre(two.page)).toContainText('标的已为您锁定，请在时限内确认并付款')
  await expect(centre(page)).toContainText('标的已被他人锁定，您可排队候补')
  await centre(two.page)
    .getByRole('button', { name: /^确认并付款/ })
    .click()
  await expectWon(two, one, lot, P0)
  expect((await roomOf(page, lot.roomId)).result).toMatchObject({ kind: 'DEAL', bidNo: two.bidNo })
})

test(
  '[BD-16] dutch-auction: the price falls on both screens, and the first acceptance wins at once',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const both = await duel('dutch-auction', { page, person, exchange })
    const { lot, one, two } = both
    const top = await open(both)
    expect(top.phase.name).toBe('DESCEND')
    let room = top
    for (const fall of [1, 2]) {
      room = await untilEnd(both)
      expect(room.phase.stage).toBe(fall)
      await inPhase(both, room)
      for (const seat of [one, two]) await expect(centre(seat.page)).toContainText(shownAmount(room.current!, lot))
    }
    expect(Number(room.current)).toBeLessThan(Number(top.current))
    await accept(two, lot, room.current!, '我已知悉应价即成交')
    await expectWon(two, one, lot, room.current!)
    expect((await roomOf(page, lot.roomId)).result).toMatchObject({ kind: 'DEAL', bidNo: two.bidNo })
  },
)
