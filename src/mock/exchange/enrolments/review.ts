import { correctionOf } from '#src/model/enrolment/correction.ts'
import { limitLabels, progressLabels } from '#src/model/enrolment/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { Refusal } from '../refusal.ts'
import { sheetOf } from '../seed/sheet.ts'
import type { EnrolmentBook } from './book.ts'
import { judgePriority } from './priority.ts'
import type { Enrolment } from './record.ts'

/** Who passes may be refused the priority that he claims, for a reason, and takes part like anybody else. */
export type Verdict =
  | { kind: 'pass'; withoutPriority?: string | undefined }
  | { kind: 'fix' | 'reject'; reason: string }

/** Words of a reason that is about what was uploaded. */
const ofFiles = /材料|文件|申请书|委托书|证明|执照|签字|盖章|扫描|上传|附件/

export type Review = ReturnType<typeof createReview>

/** What the exchange's own reviewer finds: whoever says that a condition is not met is refused with it. */
const opinionOf = ({ form, listing }: Enrolment): Verdict => {
  const index = form.answers.findIndex(({ meets }) => !meets)
  if (index === -1) return { kind: 'pass' }
  return { kind: 'reject', reason: `不符合资格条件：${sheetOf(listing).conditions[index] ?? ''}` }
}

/** Gives an enrolment back to be put right, in time for what it serves. */
function createSendingBack({ exchange, note, tell, enter }: EnrolmentBook) {
  const refuseLate = (enrolment: Enrolment) => {
    const reason = '未在规定时间内补正'
    note(enrolment, progressLabels.fixLate)
    enter(enrolment, 'REJECTED', reason)
    tell(enrolment, { title: '报名未通过', text: `“${enrolment.listing.assetsName}”${reason}`, also: ['push', 'sms'] })
  }

  return (enrolment: Enrolment, reason: string) => {
    const { listing } = enrolment
    const ends = enrolmentOf(listing)
    const { until, limit } = correctionOf(ends, exchange.now())
    enrolment.fixUntil = until
    enrolment.fixLimit = limit
    enrolment.fix = { step: ofFiles.test(reason) ? 'files' : 'fill', returned: structuredClone(enrolment.form) }
    const limitAt = limit === 'enrol' ? ends.enrolUntil : ends.depositUntil
    const why = limit === null ? '' : `（${limitLabels[limit].replace('{{time}}', exactTime(limitAt))}）`
    note(enrolment, progressLabels.toFix, reason)
    enter(enrolment, 'FIX', reason)
    tell(enrolment, {
      title: '报名材料需要补正',
      text: `“${listing.assetsName}”请在 ${exactTime(until)} 前补正${why}：${reason}`,
      also: ['push', 'sms'],
    })
    exchange.timers.set(until, () => {
      if (enrolment.state === 'FIX' && enrolment.fixUntil === until) refuseLate(enrolment)
    })
  }
}

/** What the exchange's reviewer decides and what follows: refused, given back, or let in against a deposit. */
export function createReview(book: EnrolmentBook) {
  const { exchange, enrolments, note, tell, enter } = book
  const sendBack = createSendingBack(book)

  const pass = (enrolment: Enrolment, withoutPriority: string | undefined) => {
    const { listing } = enrolment
    const { depositUntil } = enrolmentOf(listing)
    note(enrolment, progressLabels.passed)
    const priority = judgePriority({ exchange, note }, enrolment, withoutPriority)
    enter(enrolment, 'WAIT_DEPOSIT')
    enrolment.depositId = exchange.deposits.open(enrolment)
    tell(enrolment, {
      title: '报名审核通过',
      text: `“${listing.assetsName}”报名审核通过，${priority}请在 ${exactTime(depositUntil)} 前交纳保证金`,
      also: ['push', 'sms'],
    })
    exchange.timers.set(depositUntil, () => {
      if (enrolment.state !== 'WAIT_DEPOSIT') return
      const reason = progressLabels.unpaid
      note(enrolment, reason)
      enter(enrolment, 'EXPIRED', reason)
      exchange.deposits.lapse(enrolment.depositId!)
      tell(enrolment, { title: '报名失效', text: `“${listing.assetsName}”${reason}`, also: ['push', 'sms'] })
    })
  }

  const judge = (enrolment: Enrolment, verdict: Verdict) => {
    const { listing } = enrolment
    if (verdict.kind === 'pass') return pass(enrolment, verdict.withoutPriority)
    if (verdict.kind === 'reject') {
      note(enrolment, progressLabels.failed, verdict.reason)
      enter(enrolment, 'REJECTED', verdict.reason)
      return void tell(enrolment, {
        title: '报名未通过',
        text: `“${listing.assetsName}”报名未通过：${verdict.reason}`,
        also: ['push', 'sms'],
      })
    }
    sendBack(enrolment, verdict.reason)
  }

  const review = (id: string, verdict: Verdict) => {
    const enrolment = enrolments.get(id)
    if (enrolment?.state !== 'PENDING') throw new Refusal(400, '该报名不在待审核状态')
    judge(enrolment, verdict)
  }
  return { judge, opinionOf, review }
}
