import { describe, expect, test } from 'vitest'
import { exactTime } from '#src/model/time/exact.ts'
import { securityEvents } from '#src/api/endpoints/account.ts'
import { dealDetailOf, openDeals } from '#src/api/endpoints/deal.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { openMatters } from '#src/mock/exchange/overview/open-matters.ts'
import { currentStep, stepsOfDeal } from '#src/model/deal/steps.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { noUser, signedDeal, wonDeal } from '../support/deal.ts'
import { actorOf, depositOf, refusalOf } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { bearerOf } from '../support/sign-in.ts'

const dayMs = 86_400_000
const titlesOf = (exchange: ReturnType<typeof testExchange>['exchange'], userId: string) =>
  exchange.mailbox.of(userId).map(({ title }) => title)

describe('[BD-05] a deal after the hammer', () => {
  test('begins with the result; the seller’s desk confirms after twenty seconds, the winner by a command that counts once', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, listing, actor, enrolId, user } = wonDeal(world)
    expect([deal.no, deal.state, deal.closedAt]).toEqual(['CJ202603140001', 'open', listing.closesAt])
    expect(deal.publicityUntil - deal.closedAt).toBe(7 * dayMs)
    expect(deal.price).toBe('3355000.00')
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'confirm', turn: 'both', dueAt: deal.publicityUntil })
    advance(20_000)
    expect(currentStep(deal, 'taker')?.turn).toBe('you')
    exchange.take('confirmDeal', { id: deal.id }, actor)
    const { taker } = deal.confirmed
    advance(1_000)
    exchange.take('confirmDeal', { id: deal.id }, actor)
    expect(deal.confirmed.taker).toBe(taker)
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'sign', turn: 'both', dueAt: deal.signBy })
    expect(
      exchange.enrolments
        .find(enrolId)!
        .events.map(({ title }) => title)
        .slice(-3),
    ).toEqual(['竞得', '项目方确认成交', '受让方确认成交'])
    expect(titlesOf(exchange, user.id)).toContain('项目方已确认成交')
  })

  test('is reminded of, is counted and blocks the closing of the account while it is open', async () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, listing, user } = wonDeal(world)
    const data = callerOf(exchange)
    const bearer = bearerOf(exchange, 'person')
    const { counts, todos, recent } = await data(userOverview, {}, bearer)
    expect([counts.contractsDue, counts.paymentsDue]).toEqual([0, 0])
    expect(todos.find(({ id }) => id === `deal ${deal.id}`)).toMatchObject({
      title: `确认“${listing.assetsName}”的成交确认书`,
      deadline: deal.publicityUntil,
    })
    expect(recent[0]?.state).toBe('待成交确认')
    expect(openMatters(exchange, user.id).map(({ text }) => text)).toContain(
      `“${listing.assetsName}”的成交手续尚未办结`,
    )
    advance(deal.publicityUntil - exchange.now())
    expect(titlesOf(exchange, user.id)).toContain('成交确认书待您确认')
    advance(deal.signBy - dayMs - exchange.now())
    expect(titlesOf(exchange, user.id)).toContain('签约期限将至')
  })

  test('its contract is registered only after the publicity, by both, and without an objection (A11)', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, listing, other, actor } = wonDeal(world)
    const register = () => refusalOf(() => exchange.take('registerContract', { id: deal.id }, noUser))
    const until = exactTime(deal.publicityUntil)
    expect(register()).toEqual([409, `成交公示期未满，不能签订合同；公示于 ${until} 结束`])
    exchange.take('confirmDeal', { id: deal.id }, actor)
    const file = exchange.take(
      'storeFile',
      { name: '证据.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actorOf(other),
    )
    const objection = (requestId: string) => ({
      requestId,
      kind: 'bidding-result' as const,
      about: `${listing.no} ${listing.assetsName}`,
      description: '竞价结果有误',
      fileIds: [file.id],
      contact: '李明',
      telPhone: '13800138000',
    })
    const { id } = exchange.take('submitAppeal', objection('appeal-0001'), actorOf(other)) as unknown as { id: string }
    const { haltedSince } = deal
    expect(haltedSince).toBe(exchange.now())
    advance(deal.publicityUntil - exchange.now() + 1_000)
    expect(register()).toEqual([409, '异议处理期间不能签订合同'])
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'sign', turn: 'exchange' })
    exchange.take('answerAppeal', { id, verdict: 'accept', text: '' }, noUser)
    exchange.take('answerAppeal', { id, verdict: 'reject', text: '经核查，结果无误' }, noUser)
    expect(deal.haltedSince).toBeNull()
    expect(refusalOf(() => exchange.take('submitAppeal', objection('appeal-0002'), actorOf(other)))).toEqual([
      400,
      '成交公示期已满，不再受理对竞价结果的异议',
    ])
    exchange.take('registerContract', { id: deal.id }, noUser)
    expect(deal.contractNo).toMatch(/^HT\d{12}$/)
    expect(deal.events.map(({ title }) => title)).toEqual([
      '竞得',
      '受让方确认成交',
      '收到异议，签约暂停',
      '项目方确认成交',
      '异议处理完毕，签约继续',
      '交易合同已生效',
    ])
  })

  test('is shown to its parties alone', async () => {
    const world = testExchange()
    const { exchange } = world
    const { deal, enrolId, listing } = wonDeal(world)
    const [own, foreign] = ['person', 'company'].map((name) => bearerOf(exchange, name)) as [string, string]
    const data = callerOf(exchange)
    for (const query of [{ id: deal.id }, { enrolId }, { assetsId: listing.assetsId }])
      expect((await data(dealDetailOf, query, own))?.id).toBe(deal.id)
    expect(await data(dealDetailOf, { enrolId }, foreign)).toBeNull()
    expect(await ask(exchange, dealDetailOf, { id: deal.id }, foreign)).toMatchObject({ code: 403, msg: '无权查看' })
    // Its owner reads of the try: [ASVS 16.3.2].
    expect((await data(securityEvents, {}, foreign)).map(({ kind }) => kind)).toEqual(['access-refused', 'signed-in'])
    expect((await data(openDeals, {}, foreign)).map(({ id }) => id)).toEqual([])
    expect(refusalOf(() => exchange.take('confirmDeal', { id: deal.id }, { userId: 'nobody', visitor: '' }))).toEqual([
      403,
      '无权查看',
    ])
  })

  test('goes from the contract over payment and certificate to the handover, and then is over', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, listing, actor, pay, settlement, user, enrolId } = signedDeal(world)
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'pay', turn: 'you', dueAt: settlement.dueAt })
    expect(listing.status).not.toBe('DONE')
    pay(exchange.settlements.priceDueOf(enrolId)!.amount)
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'certificate', turn: 'exchange' })
    expect(refusalOf(() => exchange.take('handOverDeal', { id: deal.id }, actor))).toEqual([
      409,
      '交易凭证出具后才能确认移交',
    ])
    advance(60_000)
    expect(settlement.certificate?.no).toMatch(/^PZ\d{12}$/)
    expect(currentStep(deal, 'taker')).toMatchObject({ step: 'handover', turn: 'both', dueAt: null })
    exchange.take('handOverDeal', { id: deal.id }, actor)
    advance(20_000)
    expect([deal.state, currentStep(deal, 'taker')]).toEqual(['done', null])
    // Progress and messages follow the deal to its end.
    expect(
      exchange.enrolments
        .find(enrolId)!
        .events.map(({ title }) => title)
        .slice(-4),
    ).toEqual(['交易合同已生效', '应付款项已付清', '交易凭证已出具', '移交已确认'])
    const titles = titlesOf(exchange, user.id)
    for (const title of [
      '成交公示期满',
      '交易合同已生效',
      '保证金已抵作应付款项',
      '付款通知单已签发',
      '交易凭证已出具',
    ])
      expect(titles).toContain(title)
    expect(stepsOfDeal(deal, 'taker').every(({ state }) => state === 'done')).toBe(true)
    advance(60_000)
    expect(settlement.state).toBe('paidOut')
    expect(openMatters(exchange, user.id).filter(({ text }) => text.includes(listing.assetsName))).toEqual([])
  })
})

describe('[BD-05] a deal that is not fulfilled (A10)', () => {
  test('is late, reminded, given five working days of grace, and ended: the deposit is forfeited, what was paid goes back', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, settlement, pay, user, enrolId, listing } = signedDeal(world)
    pay('100')
    for (const [at, title] of [
      [settlement.dueAt - 3 * dayMs, '付款期限将至'],
      [settlement.dueAt, '应付款项已到期'],
      [settlement.dueAt + dayMs, '逾期付款催告'],
    ] as const) {
      advance(at - exchange.now())
      expect(titlesOf(exchange, user.id).slice(0, 2)).toContain(title)
    }
    expect(deal.graceUntil).toBe(settlement.graceUntil)
    expect(deal.events.map(({ title }) => title).slice(-2)).toEqual(['应付款项逾期未付', '逾期付款催告'])
    expect(depositOf(exchange, enrolId).state).toBe(7)
    advance(settlement.graceUntil! + 20_000 - exchange.now())
    expect([deal.state, deal.reason, settlement.state]).toEqual(['defaulted', '逾期未付清应付款项', 'defaulted'])
    expect(stepsOfDeal(deal, 'taker').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'stopped',
      'open',
      'open',
    ])
    const deposit = depositOf(exchange, enrolId)
    expect([deposit.state, deposit.movements.slice(-2).map(({ kind }) => kind)]).toEqual([9, ['reversed', 'forfeited']])
    expect(deposit.movements.at(-1)?.amount).toBe(deposit.due)
    expect(settlement.arrivals.map(({ match }) => match)).toEqual(['returned'])
    expect(exchange.tables.blacklist.has(user.id)).toBe(true)
    expect(exchange.mailbox.of(user.id).find(({ title }) => title === '已付款项退还')?.text).toBe(
      `“${listing.assetsName}”成交终止，已付的 100 元已原路退还`,
    )
    expect(exchange.settlements.priceDueOf(enrolId)).toBeNull()
  })

  test('paid within the days of grace, it goes on', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, settlement, pay, enrolId } = signedDeal(world)
    advance(settlement.dueAt + 2 * dayMs - exchange.now())
    expect(settlement.graceUntil).not.toBeNull()
    pay(exchange.settlements.priceDueOf(enrolId)!.amount)
    expect([settlement.state, settlement.graceUntil, deal.graceUntil]).toEqual(['settled', null, null])
    advance(10 * dayMs)
    expect(deal.state).toBe('open')
  })

  test('that is not signed in time is ended by a decision of the exchange, which takes the frozen deposit', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, enrolId } = wonDeal(world)
    advance(deal.signBy + dayMs - exchange.now())
    expect(deal.state).toBe('open')
    exchange.take('endDealByDefault', { id: deal.id, reason: '逾期未签订合同' }, noUser)
    expect([deal.state, depositOf(exchange, enrolId).state]).toEqual(['defaulted', 9])
    expect(exchange.enrolments.find(enrolId)).toMatchObject({ state: 'DEFAULT', reason: '逾期未签订合同' })
    expect(refusalOf(() => exchange.take('endDealByDefault', { id: deal.id, reason: '再次' }, noUser))).toEqual([
      409,
      '本次成交已办结或终止，请刷新后查看',
    ])
  })
})
