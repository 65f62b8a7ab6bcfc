import { expect, test } from 'vitest'
import { settlementDetailOf, settlementPlanAnswer } from '#src/api/endpoints/settlement.ts'
import { overviewOf } from '#src/mock/exchange/overview/overview.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { noUser } from '../support/deal.ts'
import { refusalOf, userNamed } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { largeSale } from '../support/large-sale.ts'
import { bearerOf } from '../support/sign-in.ts'

function begin(options?: Parameters<typeof largeSale>[1]) {
  const world = testExchange()
  const { exchange } = world
  const sale = largeSale(exchange, options)
  const { settlement, user, seller } = sale
  const titles = (of: typeof user) => exchange.mailbox.of(of.id).map(({ title }) => title)
  const newest = () => exchange.mailbox.of(user.id)[0]
  const newestOfSeller = () => exchange.mailbox.of(seller.id)[0]
  const todos = () => overviewOf(exchange, seller).todos.filter(({ id }) => id === `plan ${settlement.id}`)
  const events = () => sale.deal.events.map(({ title, note }) => (note === null ? title : `${title}：${note}`))
  return { ...world, ...sale, titles, newest, newestOfSeller, todos, events }
}

const minute = 60_000

test('[BD-05] a seller with an account is asked: what, with which guarantee, until when; nobody else answers for it', () => {
  const { exchange, advance, settlement, askForPlan, newestOfSeller, todos, events } = begin()
  askForPlan()
  // Asked for on Friday 6 March: three working days.
  expect(settlement.plan?.answerBy).toBe(Date.parse('2026-03-11T17:00:00+08:00'))
  const days = settlement.plan!.restDueAt.map(exactTime).join('、')
  const { assetsName } = settlement.listing
  expect(newestOfSeller()).toMatchObject({
    title: '分期付款申请待您答复',
    text: `“${assetsName}”受让方申请分期付款：首期 40%，计 20,360,000 元，于 2026-03-13 17:00 前支付；其余 30,540,000 元分 2 期，依次于 ${days} 前支付，按年利率 3.1% 计息；担保文件：保函.pdf。请在 2026-03-11 17:00 前答复，逾期未答复的视为不同意`,
    link: `/projectSettleDetail?id=${settlement.id}`,
  })
  expect(exchange.sms.inbox[0]).toMatchObject({ telPhone: '13900000010' })
  expect(todos()).toEqual([
    {
      id: `plan ${settlement.id}`,
      title: `答复“${assetsName}”的分期付款申请`,
      link: `/projectSettleDetail?id=${settlement.id}`,
      deadline: settlement.plan!.answerBy,
    },
  ])
  expect(events().at(-1)).toBe('受让方申请分期付款')
  advance(10 * minute)
  expect(settlement.plan?.state).toBe('asked')
})

test('[BD-05] the seller agrees: the bills follow the plan with its interest; it agrees once', () => {
  const { settlement, askForPlan, answer, newest, todos, events } = begin()
  askForPlan()
  answer(true)
  // 231,800.00 of fee; 15,270,000 at 3.1 % for 100 and 200 days.
  expect(settlement.bills.map(({ kind, amount, interest }) => [kind, amount, interest])).toEqual([
    ['fee', '231800.00', '0.00'],
    ['first', '20360000.00', '0.00'],
    ['rest', '15399690.41', '129690.41'],
    ['rest', '15529380.82', '259380.82'],
  ])
  expect(newest()?.title).toBe('分期付款已获同意')
  expect(events().at(-1)).toBe('转让方同意分期付款')
  expect(todos()).toEqual([])
  expect(refusalOf(() => answer(true))).toEqual([409, '该分期付款申请已同意，无需再次答复'])
  expect(refusalOf(() => answer(false, '担保不足'))).toEqual([409, '该分期付款申请已同意，无需再次答复'])
})

test('[BD-05] the seller refuses with a reason of at most 100 characters; an answer is never given to a later plan', () => {
  const { advance, settlement, askForPlan, answer, seller, newest, events } = begin()
  askForPlan()
  expect(refusalOf(() => answer(false, '  '))).toEqual([400, '请填写原因'])
  expect(refusalOf(() => answer(false, '保'.repeat(101)))).toEqual([400, '原因不能超过100个字'])
  const { at } = settlement.plan!
  answer(false, ' 担保不足 ')
  expect([settlement.plan?.state, settlement.plan?.reason]).toEqual(['refused', '担保不足'])
  expect(newest()).toMatchObject({
    title: '分期付款未获同意',
    text: `“${settlement.listing.assetsName}”分期付款未获同意：担保不足`,
  })
  expect(events().at(-1)).toBe('分期付款未获同意：担保不足')
  expect(settlement.bills.map(({ kind }) => kind)).toEqual(['fee', 'price'])
  expect(refusalOf(() => answer(true))).toEqual([409, '该分期付款申请已按不同意处理，无需再次答复'])
  advance(minute)
  askForPlan()
  expect(refusalOf(() => answer(true, undefined, seller, at))).toEqual([
    409,
    '对方已重新申请分期付款，请查看新的申请后再答复',
  ])
  expect(settlement.plan?.state).toBe('asked')
})

test('[BD-05] without an answer in time the plan is refused, and both are informed; the time of an earlier one does not count', () => {
  const { exchange, advance, settlement, askForPlan, answer, newest, newestOfSeller, titles, user } = begin()
  askForPlan()
  const { answerBy } = settlement.plan!
  answer(false, '担保不足')
  advance(minute + 86_400_000 * 3)
  // On Monday 9 March; the payment is due before three working days are over.
  askForPlan()
  expect(settlement.plan?.answerBy).toBe(Date.parse('2026-03-12T17:00:00+08:00'))
  advance(answerBy! + minute - exchange.now())
  expect(settlement.plan?.state).toBe('asked')
  advance(settlement.plan!.answerBy! - exchange.now())
  expect([settlement.plan?.state, settlement.plan?.reason]).toEqual(['refused', '转让方未在期限内答复'])
  expect(newestOfSeller()).toMatchObject({
    title: '分期付款申请已失效',
    text: `“${settlement.listing.assetsName}”分期付款申请已失效：转让方未在期限内答复`,
  })
  expect(newest()?.text).toContain('分期付款未获同意：转让方未在期限内答复')
  expect(titles(user).filter((title) => title === '分期付款未获同意')).toHaveLength(2)
  expect(refusalOf(() => answer(true))).toEqual([409, '该分期付款申请已按不同意处理，无需再次答复'])
})

test('[BD-05] the payment deadline ends the time to answer when it comes first', () => {
  const { exchange, advance, settlement, askForPlan } = begin()
  advance(Date.parse('2026-03-13T16:00:00+08:00') - exchange.now())
  askForPlan()
  expect(settlement.plan?.answerBy).toBe(Date.parse('2026-03-13T17:00:00+08:00'))
})

test('[BD-05] money that arrives first ends the request, whoever acts in the same second', () => {
  const { settlement, askForPlan, answer, pay, newestOfSeller, titles, user } = begin()
  askForPlan()
  pay('1000000')
  expect([settlement.plan?.state, settlement.plan?.reason]).toEqual(['refused', '已有款项到账，不再变更付款方式'])
  expect(refusalOf(() => answer(true))).toEqual([409, '已有款项到账，不再变更付款方式'])
  expect(settlement.bills.map(({ kind }) => kind)).toEqual(['fee', 'price'])
  expect(newestOfSeller()?.title).toBe('分期付款申请已失效')
  expect(titles(user)).toContain('分期付款未获同意')

  const other = begin()
  other.askForPlan()
  other.answer(true)
  other.pay('1000000')
  expect([other.settlement.plan?.state, other.settlement.bills[1]?.paid]).toEqual(['agreed', '768200.00'])
})

test('[BD-05] only the seller may answer, and sees the guarantee; its buyer and a third do not', async () => {
  const { exchange, settlement, askForPlan, answer, user } = begin()
  expect(refusalOf(() => answer(true))).toEqual([409, '没有等待您答复的分期付款申请'])
  askForPlan()
  const refused = [403, '无权查看']
  expect(refusalOf(() => answer(true, undefined, user))).toEqual(refused)
  expect(refusalOf(() => answer(true, undefined, userNamed(exchange, 'company')))).toEqual(refused)
  const [own, taker, third] = ['seller', 'person', 'company'].map((name) => bearerOf(exchange, name)) as [
    string,
    string,
    string,
  ]
  const input = { id: settlement.id, askedAt: settlement.plan!.at, agree: true }
  expect(await ask(exchange, settlementPlanAnswer, input, third)).toMatchObject({ code: 403, data: null })
  const data = callerOf(exchange)
  const seen = async (bearer: string) => data(settlementDetailOf, { id: settlement.id }, bearer)
  expect((await seen(taker)).can.answer).toBe(false)
  const { can, plan } = await seen(own)
  expect([can.answer, plan?.files.map(({ name }) => name)]).toEqual([true, ['保函.pdf']])
  const answered = await data(settlementPlanAnswer, input, own)
  expect([answered.role, answered.plan?.state, answered.can.answer]).toEqual(['seller', 'agreed', false])
})

test('[BD-05] the desk answers for a seller without an account; one that was refused does not speed up the next', () => {
  const { exchange, advance, settlement, askForPlan } = begin({ hasAccount: false })
  askForPlan()
  expect(settlement.plan?.answerBy).toBeNull()
  advance(15_000)
  exchange.take('answerPlan', { id: settlement.id, refusal: '担保不足' }, noUser)
  askForPlan()
  advance(10_000)
  expect(settlement.plan?.state).toBe('asked')
  advance(10_000)
  expect(settlement.plan?.state).toBe('agreed')
})
