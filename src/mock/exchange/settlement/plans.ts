import { reasonProblem } from '#src/model/contract/rules.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import { planEventLabels, planRefusals, settlementProblems, settlementReasons } from '#src/model/settlement/labels.ts'
import { allowsInstalments, planAnswerBy, planProblem } from '#src/model/settlement/rules.ts'
import { firstInstalment, openOf } from '#src/model/settlement/schedule.ts'
import type { Plan } from '#src/model/settlement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import { financeCheckMs } from '../deposits/banks.ts'
import type { Uploads } from '../files/uploads.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { SettlementBook } from './book.ts'
import type { Overdue } from './overdue.ts'
import { draftBills, type Settlement } from './record.ts'

export type PlanInput = { firstPercent: string; restDueAt: number[]; fileIds: string[] }
/** `askedAt`: when the plan was asked for that the seller has read. */
export type PlanAnswer = { askedAt: number; agree: boolean; reason?: string | undefined }

export type Plans = {
  mayAsk: (settlement: Settlement) => boolean
  ask: (id: string, input: PlanInput, userId: string) => Settlement
  /** Whether the seller itself has to answer now. */
  mayAnswer: (settlement: Settlement) => boolean
  /** The answer of a seller with an account. */
  answer: (id: string, input: PlanAnswer, userId: string) => Settlement
  /** The answer of the seller's desk: null agrees, a reason refuses. */
  answerAtDesk: (id: string, refusal: string | null) => Settlement
  /** Money has arrived: the way of payment does not change any more. */
  onPaid: (settlement: Settlement) => void
}

type Ports = {
  uploads: Pick<Uploads, 'ofOwner'>
  overdue: Pick<Overdue, 'watch'>
  deals: Pick<Deals, 'find' | 'record'>
}

/** The plan that waits for an answer. */
const openPlanOf = ({ plan }: Settlement): Plan | null => (plan?.state === 'asked' ? plan : null)

/** Why the seller cannot answer this plan any more; `askedAt`: when the plan was asked for that it has read. */
function answerProblem({ at, state, reason }: Plan, askedAt: number): string | null {
  if (at !== askedAt) return planRefusals.changed
  if (state === 'asked') return null
  if (state === 'agreed') return planRefusals.agreed
  return reason === settlementReasons.paidMeanwhile ? reason : planRefusals.refused
}

/** What the seller is asked, and until when. */
function requestOf({ listing, price, dueAt }: Settlement, { firstPercent, restDueAt, files }: Plan, until: number) {
  const first = firstInstalment(price, firstPercent)
  const days = restDueAt.map(exactTime).join('、')
  const names = files.map(({ name }) => name).join('、')
  return {
    title: '分期付款申请待您答复',
    text: `“${listing.assetsName}”受让方申请分期付款：首期 ${firstPercent}%，计 ${yuanText(first)}，于 ${exactTime(dueAt)} 前支付；其余 ${yuanText(openOf(price, first))}分 ${restDueAt.length} 期，依次于 ${days} 前支付，按年利率 ${instalmentRules.ratePercent}% 计息；担保文件：${names}。请在 ${exactTime(until)} 前答复，逾期未答复的视为不同意`,
    also: ['push', 'sms'] as const,
  }
}

/** Payment of a large price by instalments, to which the seller agrees (32 号令 art. 28). */
export function createPlans(core: Core, book: SettlementBook, { uploads, overdue, deals }: Ports): Plans {
  const { all, find, ofOwner, partOf, write, changed } = book

  const record = ({ dealId }: Settlement, title: string, text?: string) => deals.record(deals.find(dealId), title, text)

  const mayAsk = ({ state, listing, bills, plan, dueAt }: Settlement): boolean =>
    state === 'open' &&
    allowsInstalments(listing.typeCode, listing.totalYuan) &&
    bills.every(({ paid }) => compareMoney(paid, '0') === 0) &&
    (plan === null || plan.state === 'refused') &&
    core.now() <= dueAt

  const agree = (settlement: Settlement, plan: Plan) => {
    plan.state = 'agreed'
    settlement.bills = draftBills(settlement)
    for (const at of plan.restDueAt) overdue.watch(settlement, at)
    record(settlement, planEventLabels.agreed)
    write(settlement, {
      title: '分期付款已获同意',
      text: `“${settlement.listing.assetsName}”转让方同意分期付款，请按新的付款计划支付`,
      also: ['push', 'sms'],
    })
    changed(settlement)
  }

  const refuse = (settlement: Settlement, plan: Plan, reason: string) => {
    Object.assign(plan, { state: 'refused', reason })
    record(settlement, planEventLabels.refused, reason)
    write(settlement, {
      title: '分期付款未获同意',
      text: `“${settlement.listing.assetsName}”分期付款未获同意：${reason}`,
      also: ['push', 'sms'],
    })
    changed(settlement)
  }

  /** Refuses without an answer of the seller, which is informed as well. */
  const lapse = (settlement: Settlement, plan: Plan, reason: string) => {
    write(
      settlement,
      {
        title: '分期付款申请已失效',
        text: `“${settlement.listing.assetsName}”分期付款申请已失效：${reason}`,
        also: ['push', 'sms'],
      },
      'seller',
    )
    refuse(settlement, plan, reason)
  }

  const decide = (settlement: Settlement, plan: Plan, refusal: string | null) =>
    refusal === null ? agree(settlement, plan) : refuse(settlement, plan, refusal)

  /** Waits for the seller, or for its desk where it has no account. */
  const waitForAnswer = (settlement: Settlement, plan: Plan) => {
    const { answerBy } = plan
    const isOpen = () => openPlanOf(settlement) === plan
    if (typeof answerBy !== 'number')
      return core.timers.set(core.now() + financeCheckMs, () => {
        if (isOpen()) decide(settlement, plan, null)
      })
    write(settlement, requestOf(settlement, plan, answerBy), 'seller')
    core.timers.set(answerBy, () => {
      if (isOpen()) lapse(settlement, plan, settlementReasons.unanswered)
    })
  }

  core.events.on('dealDefaulted', ({ dealId }) => {
    for (const settlement of all().filter((known) => known.dealId === dealId)) {
      const plan = openPlanOf(settlement)
      if (plan) Object.assign(plan, { state: 'refused', reason: settlementReasons.ended })
    }
  })

  return {
    mayAsk,
    ask: (id, { fileIds, ...input }, userId) => {
      const settlement = ofOwner(id, userId)
      if (!mayAsk(settlement)) throw new Refusal(409, '本项目现在不能申请分期付款')
      refuseIf(planProblem(input, settlement.dueAt))
      const files = uploads.ofOwner(fileIds, userId)
      if (files.length === 0) throw new Refusal(400, settlementProblems.guarantee)
      const now = core.now()
      const answerBy = settlement.sellerId === null ? null : planAnswerBy(now, settlement.dueAt)
      const plan: Plan = { ...input, files, state: 'asked', reason: null, at: now, answerBy }
      settlement.plan = plan
      record(settlement, planEventLabels.asked)
      waitForAnswer(settlement, plan)
      changed(settlement)
      return settlement
    },
    mayAnswer: (settlement) => settlement.sellerId !== null && openPlanOf(settlement) !== null,
    answer: (id, { askedAt, agree: agrees, reason = '' }, userId) => {
      const { settlement, role } = partOf(id, userId)
      if (role !== 'seller') throw new Refusal(403, '无权查看')
      const { plan } = settlement
      if (!plan) throw new Refusal(409, planRefusals.none)
      refuseIf(answerProblem(plan, askedAt), 409)
      if (!agrees) refuseIf(reasonProblem(reason, instalmentRules.reasonMax))
      decide(settlement, plan, agrees ? null : reason.trim())
      return settlement
    },
    answerAtDesk: (id, refusal) => {
      const settlement = find(id)
      if (settlement.sellerId !== null) throw new Refusal(409, planRefusals.ownAnswer)
      const plan = openPlanOf(settlement)
      if (plan) decide(settlement, plan, refusal)
      return settlement
    },
    onPaid: (settlement) => {
      const plan = openPlanOf(settlement)
      if (plan) lapse(settlement, plan, settlementReasons.paidMeanwhile)
    },
  }
}
