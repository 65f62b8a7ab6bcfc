import { settlementProblems, settlementReasons } from '#src/model/settlement/labels.ts'
import { allowsInstalments, planProblem } from '#src/model/settlement/rules.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { Core } from '../core.ts'
import { financeCheckMs } from '../deposits/banks.ts'
import type { Uploads } from '../files/uploads.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { SettlementBook } from './book.ts'
import type { Overdue } from './overdue.ts'
import { draftBills, type Settlement } from './record.ts'

export type PlanInput = { firstPercent: string; restDueAt: number[]; fileIds: string[] }

export type Plans = {
  mayAsk: (settlement: Settlement) => boolean
  ask: (id: string, input: PlanInput, userId: string) => Settlement
  /** The seller's answer: null agrees, a reason refuses. */
  answer: (id: string, refusal: string | null) => Settlement
}

type Ports = { uploads: Pick<Uploads, 'ofOwner'>; overdue: Pick<Overdue, 'watch'> }

/** Payment of a large price by instalments, to which the seller agrees (32 号令 art. 28). */
export function createPlans(core: Core, book: SettlementBook, { uploads, overdue }: Ports): Plans {
  const { find, ofOwner, write, changed } = book

  const mayAsk = ({ state, listing, bills, plan, dueAt }: Settlement): boolean =>
    state === 'open' &&
    allowsInstalments(listing.typeCode, listing.totalYuan) &&
    bills.every(({ paid }) => compareMoney(paid, '0') === 0) &&
    (plan === null || plan.state === 'refused') &&
    core.now() <= dueAt

  const agree = (settlement: Settlement) => {
    const { plan } = settlement
    if (!plan) return
    plan.state = 'agreed'
    settlement.bills = draftBills(settlement)
    for (const at of plan.restDueAt) overdue.watch(settlement, at)
  }

  const answer: Plans['answer'] = (id, refusal) => {
    const settlement = find(id)
    const { plan } = settlement
    if (plan?.state !== 'asked') return settlement
    if (settlement.bills.some(({ paid }) => compareMoney(paid, '0') > 0)) refusal ??= settlementReasons.paidMeanwhile
    const { assetsName } = settlement.listing
    if (refusal === null) {
      agree(settlement)
      write(settlement, {
        title: '分期付款已获同意',
        text: `“${assetsName}”转让方同意分期付款，请按新的付款计划支付`,
        also: ['push', 'sms'],
      })
    } else {
      Object.assign(plan, { state: 'refused', reason: refusal })
      write(settlement, {
        title: '分期付款未获同意',
        text: `“${assetsName}”分期付款未获同意：${refusal}`,
        also: ['push', 'sms'],
      })
    }
    changed(settlement)
    return settlement
  }

  return {
    mayAsk,
    answer,
    ask: (id, { fileIds, ...plan }, userId) => {
      const settlement = ofOwner(id, userId)
      if (!mayAsk(settlement)) throw new Refusal(409, '本项目现在不能申请分期付款')
      refuseIf(planProblem(plan, settlement.dueAt))
      const files = uploads.ofOwner(fileIds, userId)
      if (files.length === 0) throw new Refusal(400, settlementProblems.guarantee)
      settlement.plan = { ...plan, files, state: 'asked', reason: null, at: core.now() }
      changed(settlement)
      core.timers.set(core.now() + financeCheckMs, () => void answer(id, null))
      return settlement
    },
  }
}
