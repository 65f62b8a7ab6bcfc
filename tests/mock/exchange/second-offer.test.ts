import { describe, expect, test } from 'vitest'
import { dealOfferAnswer, dealOfferOf } from '#src/api/endpoints/deal.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { evidenceOf } from '#src/mock/exchange/evidence/evidence.ts'
import { detailOf } from '#src/mock/handlers/detail.ts'
import { isSealed } from '#src/mock/exchange/listings/modes.ts'
import { deadlinesOf } from '#src/mock/exchange/seed/notices/deadlines.ts'
import { asksSecondOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { currentStep } from '#src/model/deal/steps.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { noUser, signedDeal, wonDeal } from '../support/deal.ts'
import { actorOf, depositOf, refusalOf, transfer } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { bearerOf } from '../support/sign-in.ts'

const dayMs = 86_400_000

/** A20051 won by `person` with 3,405,000 over 3,355,000 of `company`, and not paid. */
function unpaid() {
  const world = testExchange()
  const { exchange, advance } = world
  const deal = signedDeal(world, undefined, { isContested: true })
  const { settlement, other, otherId } = deal
  const refunded = depositOf(exchange, otherId)
  advance(settlement.dueAt + dayMs - exchange.now())
  advance(settlement.graceUntil! + 20_000 - exchange.now())
  const answer = (accept: boolean, who = actorOf(other), enrolId = otherId) =>
    exchange.take('answerOffer', { enrolId, accept }, who)
  const titles = (userId: string) => exchange.mailbox.of(userId).map(({ title }) => title)
  return { world, exchange, advance, ...deal, refunded, answer, titles, offer: exchange.deals.offerTo(otherId)! }
}

describe('[A10] the second-ranked bidder after a default', () => {
  test('is offered the lot at the own last valid bid, until 17:00 of the third working day', async () => {
    const { exchange, deal, listing, offer, other, otherId, refunded, titles } = unpaid()
    expect([deal.state, refunded.state]).toEqual(['defaulted', 6])
    expect([offer.state, offer.userId, offer.lot.yuan, deal.price]).toEqual([
      'open',
      other.id,
      '3355000.00',
      '3405000.00',
    ])
    // The grace was over on Friday, 3 April; the Monday after it is a holiday.
    expect([exactTime(offer.offeredAt), exactTime(offer.answerBy)]).toEqual(['2026-04-03 17:00:20', '2026-04-09 17:00'])
    expect(listing.status).toBe('SETTLING')
    expect(titles(other.id)).toContain('递补受让征询')
    const { todos } = await callerOf(exchange)(userOverview, {}, bearerOf(exchange, 'company'))
    expect(todos.find(({ id }) => id === `offer ${otherId}`)).toMatchObject({
      title: `答复“${listing.assetsName}”的递补受让征询`,
      deadline: offer.answerBy,
    })
    expect(
      await callerOf(exchange)(dealOfferOf, { assetsId: listing.assetsId }, bearerOf(exchange, 'person')),
    ).toBeNull()
  })

  test('accepts, pays the deposit again, and has a deal of the own with all its steps', async () => {
    const { exchange, advance, answer, listing, other, otherId, deal, refunded, titles } = unpaid()
    answer(true)
    const deposit = depositOf(exchange, otherId)
    expect([deposit.state, deposit.due, deposit === refunded]).toEqual([0, '200000', false])
    expect(exactTime(deposit.deadline)).toBe('2026-04-09 17:00')
    const { todos } = await callerOf(exchange)(userOverview, {}, bearerOf(exchange, 'company'))
    expect(todos.map(({ id }) => id)).toContain(`deposit ${deposit.id}`)
    transfer(exchange, otherId, deposit.due)
    const next = exchange.deals.byEnrolment(otherId)!
    expect([next.state, next.price, next.userId, next.second]).toEqual(['open', '3355000.00', other.id, null])
    expect(next.publicityUntil - next.closedAt).toBe(7 * dayMs)
    expect(currentStep(next, 'taker')).toMatchObject({ step: 'confirm', turn: 'both' })
    expect([deposit.state, exchange.deals.offerTo(otherId)?.state]).toEqual([3, 'taken'])
    expect([listing.status, listing.dealYuan]).toEqual(['DEAL_PUBLICITY', '3355000.00'])
    expect(exchange.enrolments.find(otherId)!.state).toBe('WON')
    expect(titles(other.id)).toContain('请重新交纳保证金')
    expect(
      exchange.enrolments
        .find(otherId)!
        .events.map(({ title }) => title)
        .slice(-3),
    ).toEqual(['已征询次高报价人递补', '接受递补', '递补成交'])
    const chain = async (id: string, userId: string) =>
      (await evidenceOf(exchange, id, userId)).entries.map(({ title }) => title)
    const story = ['征询次高报价人递补', '次高报价人接受递补', '递补成交']
    expect(await chain(next.id, other.id)).toEqual(['竞价结束并成交', ...story])
    expect((await chain(deal.id, deal.userId)).slice(-4)).toEqual(['竞得人违约，成交终止', ...story])
    exchange.take('confirmDeal', { id: next.id }, actorOf(other))
    advance(next.publicityUntil - exchange.now())
    expect(listing.status).toBe('SIGNING')
    exchange.take('registerContract', { id: next.id }, noUser)
    expect(listing.status).toBe('SETTLING')
    expect([deposit.state, exchange.settlements.byEnrolment(otherId)?.state]).toEqual([7, 'open'])
  })

  test('may decline; silence, after which an answer is refused, and an unpaid deposit end it as well: the project is terminated', () => {
    const declined = unpaid()
    declined.answer(false)
    expect([declined.offer.state, declined.listing.status, declined.listing.dealYuan]).toEqual([
      'declined',
      'TERMINATED',
      null,
    ])
    const ended = detailOf(declined.exchange, declined.listing)
    expect([ended.statusReason, ended.statusSince]).toEqual([
      '竞得人违约，成交终止，未能由次高报价人递补，本项目终结。',
      declined.exchange.now(),
    ])
    expect(ended.priceHistory?.slice(-2)).toEqual([
      { at: declined.listing.closesAt, event: 'deal', price: '3405000.00' },
      { at: declined.exchange.now(), event: 'terminated' },
    ])
    // The deposits of all others went back long before.
    expect(deadlinesOf(declined.listing, noticeType.termination, declined.exchange.now())).toEqual([])
    expect(isSealed({ ...declined.listing, mode: 'once-off' })).toBe(false)
    const silent = unpaid()
    silent.advance(silent.offer.answerBy - silent.exchange.now())
    expect([silent.offer.state, silent.listing.status]).toEqual(['lapsed', 'TERMINATED'])
    expect(refusalOf(() => silent.answer(true))).toEqual([409, '答复期限已过，不能再答复'])
    const poor = unpaid()
    poor.answer(true)
    poor.advance(poor.offer.depositBy! - poor.exchange.now())
    expect([poor.offer.state, poor.listing.status, depositOf(poor.exchange, poor.otherId).state]).toEqual([
      'lapsed',
      'TERMINATED',
      10,
    ])
    expect(poor.titles(poor.other.id)[0]).toBe('递补已终止')
  })

  test('the exchange refuses others and a second answer', async () => {
    const { exchange, answer, actor, enrolId, otherId, offer, advance } = unpaid()
    const notSecond = [403, '您不是次高报价人，或竞得人没有违约']
    expect(refusalOf(() => answer(true, actor))).toEqual(notSecond)
    expect(refusalOf(() => answer(true, actor, enrolId))).toEqual(notSecond)
    answer(false)
    expect(
      await ask(exchange, dealOfferAnswer, { enrolId: otherId, accept: true }, bearerOf(exchange, 'company')),
    ).toMatchObject({ code: 409, msg: '您已答复，请刷新后查看' })
    advance(offer.answerBy - exchange.now())
    expect(offer.state).toBe('declined')
  })

  test('is not asked where the notice does not allow it', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const wanted = (listing: Parameters<typeof asksSecondOf>[0]) =>
      listing.typeCode === '1' && listing.mode === 'ongoing' && !listing.isPackage && !asksSecondOf(listing)
    const { deal, other, otherId, listing } = wonDeal(world, wanted, { isContested: true })
    advance(deal.publicityUntil + 1_000 - exchange.now())
    exchange.take('endDealByDefault', { id: deal.id, reason: '逾期未签订合同' }, noUser)
    expect([exchange.deals.offerTo(otherId), listing.status]).toEqual([null, 'TERMINATED'])
    expect(refusalOf(() => exchange.take('answerOffer', { enrolId: otherId, accept: true }, actorOf(other)))).toEqual([
      409,
      '公告未约定由次高报价人递补',
    ])
  })
})
