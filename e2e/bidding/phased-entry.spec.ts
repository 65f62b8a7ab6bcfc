import type { Page } from '@playwright/test'
import { bigAmount } from '#src/features/quote-room/show.ts'
import { expect, test } from '../support/test.ts'
import {
  above,
  centre,
  inPhase,
  isOutbid,
  lockText,
  type Lot,
  openDuel,
  price,
  quote,
  sendButton,
  takeLead,
  untilEnd,
  untilPhase,
  untilWon,
} from './duel.ts'

/** A bidder of the exchange who takes part by name. */
const third = '1001'

/** The rule stands beside the price and in the explainer. */
async function ruleIsTold(page: Page, words: string): Promise<void> {
  await expect(centre(page)).toContainText(words)
  await page.getByRole('button', { name: '规则', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /规则$/ }).getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const stands = (page: Page, { rules }: Lot, amount: string) =>
  expect(price(page)).toHaveText(new RegExp(`^${bigAmount(amount, rules).figure} `))

test('[BD-10] phased, for those who quoted before: who was silent in the free period only looks on', async ({
  page,
  person,
  exchange,
  axe,
}) => {
  const both = await openDuel('phased', { page, person, exchange }, 'FREE_BIDDERS')
  const { lot, one, two, opened } = both
  expect(opened.phase.name).toBe('FREE')
  for (const seat of [one, two]) await ruleIsTold(seat.page, '自由期报过价的竞买人方可进入限时竞价')
  await takeLead(both, one, 0)
  await exchange.quote(lot.assetsId, third)
  await isOutbid(one, lot, above(lot, 2))

  expect(await untilPhase(both, 'PREP2')).toMatchObject({ counts: { entrants: 2 } })
  for (const seat of [one, two]) await expect(centre(seat.page)).toContainText('进入限时竞价 2 人')

  await untilPhase(both, 'LIMIT')
  await expect(sendButton(two.page)).toHaveAttribute('aria-disabled', 'true')
  await expect(lockText(two.page)).toHaveText('挂牌期未报价，无法进入限时竞价')
  await axe(two.page)
  await quote(one, lot, above(lot, 2))
  await stands(two.page, lot, above(lot, 2))

  await untilWon(both, one, above(lot, 2))
})

test('[BD-10] phased, for those who say so: the leader goes on by leading, the other by a word, and quotes', async ({
  page,
  person,
  exchange,
  axe,
}) => {
  const both = await openDuel('phased', { page, person, exchange }, 'CONFIRMED')
  const { lot, one, two, opened } = both
  expect(opened.phase.name).toBe('FREE')
  for (const seat of [one, two]) await ruleIsTold(seat.page, '确认参加的竞买人方可进入限时竞价')
  await takeLead(both, one, 0)
  await centre(two.page).getByRole('button', { name: '确认进入限时竞价' }).click()
  const asked = two.page.getByRole('dialog', { name: '是否确认进入限时竞价' })
  await expect(asked).toContainText('未确认的，限时竞价期内不能报价')
  await axe(two.page)
  await asked.getByRole('button', { name: '确认进入' }).dblclick()
  await expect(centre(two.page)).toContainText('您已确认进入限时竞价，请稍候')

  expect(await untilPhase(both, 'PREP2')).toMatchObject({ counts: { entrants: 2 } })
  await inPhase(both, await untilEnd(both))
  await takeLead(both, two, 1)
  await isOutbid(one, lot, above(lot, 2))

  await untilWon(both, two, above(lot, 1))
})

test('[BD-10] phased, for those who say so: who says nothing is refused with the words of the rule', async ({
  page,
  person,
  exchange,
}) => {
  const both = await openDuel('phased', { page, person, exchange }, 'CONFIRMED')
  const { lot, one, two } = both
  await exchange.quote(lot.assetsId, third)
  await stands(one.page, lot, above(lot, 0))
  await takeLead(both, one, 1)

  expect(await untilPhase(both, 'PREP2')).toMatchObject({ counts: { entrants: 2 } })
  await inPhase(both, await untilEnd(both))
  await expect(lockText(two.page)).toHaveText('您未确认参与，不能报价')
  await expect(sendButton(two.page)).toHaveAttribute('aria-disabled', 'true')

  await untilWon(both, one, above(lot, 1))
})
