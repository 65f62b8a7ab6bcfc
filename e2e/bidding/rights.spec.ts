import { askerOf } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import {
  above,
  agree,
  amountBox,
  centre,
  type Duel,
  duelIn,
  hasWon,
  inPhase,
  isOutbid,
  leaderShown,
  leads,
  open,
  quote,
  recordRows,
  roomOf,
  roomsWithRight,
  shown,
  untilEnd,
} from './duel.ts'

test('[BD-09] a tenant with the right matches the price in the room; others go above it, and at the end the match wins', async ({
  page,
  person,
  exchange,
}) => {
  const [lot] = await roomsWithRight(page, 'IN_ROOM', ['ongoing'])
  const both = await duelIn(lot, { page, person, exchange }, [{ isPriority: true }, {}])
  const { one, two } = both
  await open(both)
  const match = centre(page).getByRole('button', { name: /^同价行使优先权/ })
  await expect(amountBox(page)).toBeEditable()
  await expect(match).toHaveCount(0)
  await quote(two, both.lot, above(both.lot, 0))
  await leads(two, one, both.lot, above(both.lot, 0))
  await expect(match).toHaveText(`同价行使优先权 ${shown(above(both.lot, 0), both.lot)}`)
  await match.click()
  await agree(page, both.lot, above(both.lot, 0))
  await leads(one, two, both.lot, above(both.lot, 0))
  await expect(match).toHaveCount(0)
  await expect(recordRows(two.page).first()).toContainText('优')
  await isOutbid(two, both.lot, above(both.lot, 1))
  await expect(two.page.getByTestId('assertive')).toContainText('您已被超越')
  await expect(centre(two.page).getByRole('button', { name: /^同价行使优先权/ })).toHaveCount(0)

  const late = await untilEnd(both)
  expect(late.phase.name).toBe('DELAY')
  await inPhase(both, late)
  await quote(two, both.lot, above(both.lot, 1))
  await leads(two, one, both.lot, above(both.lot, 1))
  await exchange.jump(2_000)
  await match.click()
  await agree(page, both.lot, above(both.lot, 1))
  await leads(one, two, both.lot, above(both.lot, 1))
  for (const seat of [one, two]) await expect(seat.page.getByText('第 2 次延时', { exact: true })).toBeVisible()
  expect((await untilEnd(both)).result).toMatchObject({ kind: 'DEAL', reason: 'PRIORITY', bidNo: one.bidNo })
  await hasWon(one, two, both.lot, above(both.lot, 1))
})

/** Lets phase after phase pass until the holders are asked. */
async function untilAsked(both: Duel) {
  for (let turn = 0; turn < 5; turn += 1) {
    const room = await untilEnd(both)
    if (room.phase.name === 'PRIORITY') return room
  }
  throw new Error('nobody was asked about the right')
}

for (const answer of ['行使优先权', '放弃', null])
  test(`[BD-10] an old shareholder is asked after the room and ${answer ? `answers ${answer}` : 'says nothing'}`, async ({
    page,
    person,
    exchange,
  }) => {
    const [chosen] = await roomsWithRight(page, 'POST_CONFIRM', ['ongoing', 'phased', 'final'])
    const both = await duelIn(chosen, { page, person, exchange }, [{ isPriority: true }, {}])
    const { lot, one, two } = both
    await open(both)
    await quote(two, lot, above(lot, 1))
    const asked = await untilAsked(both)
    await inPhase(both, asked)
    for (const seat of [one, two]) await expect(centre(seat.page).getByRole('timer')).toHaveText(/^00:0\d:\d\d(\.\d)?$/)
    await expect(leaderShown(page)).toHaveText(`领先：${two.bidNo}`)
    await expect(centre(two.page)).toContainText('优先权人正在确认是否行使优先权，请等待结果')
    await expect(centre(two.page).getByRole('button', { name: '行使优先权' })).toHaveCount(0)
    const price = shown(above(lot, 1), lot)
    await expect(centre(page)).toContainText(`是否以 ${price} 行使优先购买权？逾期未答复视为放弃。`)
    if (answer) await centre(page).getByRole('button', { name: answer, exact: true }).click()
    else await untilEnd(both)
    const [winner, loser] = answer === '行使优先权' ? [one, two] : [two, one]
    await hasWon(winner, loser, lot, above(lot, 1))
    const reason = answer === '行使优先权' ? 'PRIORITY' : 'HIGHEST'
    expect((await roomOf(page, lot.roomId)).result).toMatchObject({ kind: 'DEAL', reason, bidNo: winner.bidNo })
    const { ask } = await askerOf(page, one.login)
    expect(
      await ask('/dscq-sync/v1/bid-assets/room/act', { roomId: lot.roomId, action: 'exercise' }),
    ).not.toMatchObject({ code: 200 })
  })
