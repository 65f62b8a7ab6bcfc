import { describe, expect, test } from 'vitest'
import { enrolPage } from '#src/api/endpoints/enroll.ts'
import { actionsOf } from '#src/pages/my-project/enrolments/enrolment-actions.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { callerOf } from '#tests/mock/support/facts/fact-log.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { noUser, signedDeal, wonDeal } from '#tests/mock/support/deal.ts'

type World = ReturnType<typeof testExchange>

/** The labels of the actions on the first enrolment of `person`. */
async function actions({ exchange }: World): Promise<string[]> {
  const { records } = await callerOf(exchange)(enrolPage, { current: 1, size: 10 }, bearerOf(exchange, 'person'))
  return actionsOf(records[0]!).map(({ label }) => label)
}

describe('[BD-04] actions on what was won follow the step of its deal', () => {
  test('it is confirmed, then signed', async () => {
    const world = testExchange()
    const { deal, actor } = wonDeal(world)
    expect(await actions(world)).toEqual(['确认成交', '成交通知书', '查看报价'])
    world.exchange.take('confirmDeal', { id: deal.id }, actor)
    world.exchange.take('sellerActs', { id: deal.id, what: 'confirm' }, noUser)
    expect(await actions(world)).toEqual(['签合同', '成交通知书', '查看报价', '查看详情'])
  })

  test('it is paid, and afterwards only looked at; after a default neither is left', async () => {
    const world = testExchange()
    const { deal, settlement, pay } = signedDeal(world)
    expect(await actions(world)).toEqual(['付款', '查看合同', '成交通知书', '查看报价', '查看详情'])
    pay(world.exchange.settlements.priceDueOf(deal.enrolId)!.amount)
    expect([settlement.state, await actions(world)]).toEqual([
      'settled',
      ['查看合同', '查看结算', '成交通知书', '查看报价', '查看详情'],
    ])
    world.exchange.take('endDealByDefault', { id: deal.id, reason: '拒不移交' }, noUser)
    expect(await actions(world)).toEqual(['查看详情', '查看报价', '保证金明细'])
  })
})
