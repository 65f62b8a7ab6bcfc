import { expect, test } from '../support/test.ts'
import {
  above,
  centre,
  duel,
  ending,
  heard,
  inPhase,
  isSecretOf,
  leaderShown,
  lockText,
  open,
  price,
  quote,
  record,
  recordRows,
  sendButton,
  shown,
  takeLead,
  untilEnd,
} from './duel.ts'

const names = /周岷生|person|company|1390000000\d/

test('[BD-03] without an account one follows a room: numbers, no names, and of sealed quotes nothing', async ({
  page,
  person,
  exchange,
}) => {
  const both = await duel('two-stage', { page, person, exchange })
  const { lot, one, two } = both
  const guest = await person()
  const told = heard(guest)
  await guest.goto(`/hall?watch=${lot.roomId}`)
  await open(both)
  await takeLead(both, one, 0)
  await quote(two, lot, above(lot, 2))
  await expect(centre(guest)).toContainText(shown(above(lot, 2), lot))
  await expect(leaderShown(guest)).toHaveText(`领先：${two.bidNo}`)
  await expect(recordRows(guest)).toHaveCount(2)
  await expect(recordRows(guest).last()).toContainText(one.bidNo)
  await expect(centre(guest)).toContainText('围观中：只有取得竞买资格的竞买人可以报价')
  await expect(centre(guest).getByRole('link', { name: '查看标的与报名' })).toBeVisible()
  await expect(sendButton(guest)).toHaveCount(0)
  await expect(lockText(guest)).toHaveCount(0)

  await untilEnd(both)
  await untilEnd(both)
  await untilEnd(both)
  for (const { page: seat } of [one, two]) await centre(seat).getByRole('button', { name: '确认参与报价' }).click()
  for (const { page: seat } of [one, two]) await expect(centre(seat)).toContainText('您已确认参与')
  await inPhase(both, await untilEnd(both))
  await quote(one, lot, above(lot, 4))
  await expect(price(guest)).toHaveText('******')
  await expect(centre(guest)).toContainText('已有 3 次报价')
  await expect(guest.getByText(shown(above(lot, 4), lot))).toHaveCount(0)
  await isSecretOf(one, { told }, above(lot, 4))

  await untilEnd(both)
  await expect(ending(guest).getByRole('heading', { name: '本场竞买已成交' })).toBeVisible()
  await expect(ending(guest)).toContainText(`竞得号 ${one.bidNo}`)
  await expect(ending(guest)).not.toContainText('很遗憾')
  await expect(record(guest)).toContainText(one.bidNo)
  const everything = [await guest.locator('body').textContent(), ...told].join('\n')
  expect(everything).not.toMatch(names)
})
