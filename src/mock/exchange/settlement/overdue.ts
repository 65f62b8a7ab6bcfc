import { dealEventLabels } from '#src/model/deal/labels.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dayMs } from '#src/model/time/units.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import { financeCheckMs } from '../deposits/banks.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { SettlementBook, SettlementMessage } from './book.ts'
import { isLate, nextDue, type Settlement } from './record.ts'

export type Overdue = {
  /** Sets the reminders of everything that is due by `dueAt`, and what follows when it is not paid. */
  watch: (settlement: Settlement, dueAt: number) => void
  /** Ends the deal by default when the days of grace that were given are over without payment. */
  endAfterGrace: (settlement: Settlement) => void
}

type Ports = { deals: Pick<Deals, 'find' | 'record' | 'endByDefault'> }

/** Reminders before a payment is due, and the way from lateness over a grace period to default (domain 5.6, 6.22). */
export function createOverdue(core: Core, book: SettlementBook, { deals }: Ports): Overdue {
  const { write, changed } = book

  const isDueAt = (settlement: Settlement, dueAt: number): boolean => nextDue(settlement)?.dueAt === dueAt

  /** Tells of the payment at a time, unless it has been made by then. */
  const announce = (settlement: Settlement, dueAt: number, at: number, message: (sum: string) => SettlementMessage) => {
    if (at <= core.now()) return
    core.timers.set(at, () => {
      const due = nextDue(settlement)
      if (due?.dueAt !== dueAt) return
      write(settlement, { ...message(yuanText(due.amount)), also: ['push', 'sms'] })
      changed(settlement)
    })
  }

  const endAfterGrace = (settlement: Settlement) => {
    const { graceUntil } = settlement
    if (graceUntil === null) return
    core.timers.set(graceUntil + financeCheckMs, () => {
      if (settlement.graceUntil === graceUntil && isLate(settlement, core.now()))
        deals.endByDefault(settlement.dealId, '逾期未付清应付款项')
    })
  }

  /** Gives the days of grace that begin with a reminder; the deal ends by default when they are over. */
  const remind = (settlement: Settlement) => {
    const due = nextDue(settlement)
    if (!due) return
    const graceUntil = officeEnd(addWorkingDays(core.now(), termDays.grace))
    const deal = deals.find(settlement.dealId)
    settlement.graceUntil = graceUntil
    deal.graceUntil = graceUntil
    deals.record(deal, dealEventLabels.reminded, `宽限至 ${exactTime(graceUntil)}`)
    write(settlement, {
      title: '逾期付款催告',
      text: `“${settlement.listing.assetsName}”应付 ${yuanText(due.amount)}，截止 ${exactTime(due.dueAt)}，现已逾期，宽限至 ${exactTime(graceUntil)}；宽限期满仍未付清的，保证金不予退还`,
      also: ['push', 'sms', 'mail'],
    })
    write(
      settlement,
      {
        title: '对方逾期付款',
        text: `“${settlement.listing.assetsName}”对方应付 ${yuanText(due.amount)}，截止 ${exactTime(due.dueAt)}，现已逾期；交易所已催告，宽限至 ${exactTime(graceUntil)}`,
        also: ['push', 'sms'],
      },
      'seller',
    )
    changed(settlement)
    endAfterGrace(settlement)
  }

  return {
    endAfterGrace,
    watch: (settlement, dueAt) => {
      const { assetsName } = settlement.listing
      const soon = (sum: string) => ({
        title: '付款期限将至',
        text: `“${assetsName}”应付 ${sum}，截止 ${exactTime(dueAt)}`,
      })
      announce(settlement, dueAt, dueAt - 3 * dayMs, soon)
      announce(settlement, dueAt, dueAt - dayMs, soon)
      announce(settlement, dueAt, dueAt, (sum) => ({
        title: '应付款项已到期',
        text: `“${assetsName}”应付 ${sum}，截止 ${exactTime(dueAt)}，请尽快付款`,
      }))
      if (dueAt > core.now())
        core.timers.set(dueAt, () => {
          if (isDueAt(settlement, dueAt)) deals.record(deals.find(settlement.dealId), dealEventLabels.overdue)
        })
      if (dueAt + dayMs <= core.now()) return
      core.timers.set(dueAt + dayMs, () => {
        if (isDueAt(settlement, dueAt)) remind(settlement)
      })
    },
  }
}
