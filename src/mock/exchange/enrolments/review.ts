import { correctionOf } from '#src/model/enrolment/correction.ts'
import { limitLabels, progressLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { fileCheckTexts } from '#src/model/file/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { Refusal } from '../refusal.ts'
import { detailsOf } from '../seed/listings/details.ts'
import type { EnrolmentBook } from './book.ts'
import { priorityOf } from './priority.ts'
import type { Enrolment } from './record.ts'

/** An enrolment that passes may be refused the priority that it claims, for a reason, and goes on without it. */
export type Verdict =
  | { kind: 'pass'; withoutPriority?: string | undefined }
  | { kind: 'fix' | 'reject'; reason: string }

/** Words of a reason that is about uploaded files. */
const ofFiles = /材料|文件|申请书|委托书|证明|执照|签字|盖章|扫描|上传|附件/

export type Review = {
  review: (id: string, verdict: Verdict) => void
  /** The exchange's own reviewer: refuses an enrolment whose owner declares that a condition is not met. */
  reviewAutomatically: (enrolment: Enrolment) => void
}

type Ports = { deposits: Pick<Deposits, 'open' | 'lapse'> }

const opinionOf = ({ form, listing }: Enrolment): Verdict => {
  const index = form.answers.findIndex(({ meets }) => !meets)
  if (index === -1) return { kind: 'pass' }
  return { kind: 'reject', reason: `不符合资格条件：${detailsOf(listing).conditions[index] ?? ''}` }
}

/** The decision on an enrolment and its consequences: refused, given back, or accepted against a deposit. */
export function createReview(core: Core, book: EnrolmentBook, { deposits }: Ports): Review {
  const { enter, get, note, write } = book

  const refuseLate = (enrolment: Enrolment) => {
    const reason = '未在规定时间内补正'
    note(enrolment, progressLabels.fixLate)
    enter(enrolment, 'REJECTED', reason)
    write(enrolment, { title: '报名未通过', text: `“${enrolment.listing.assetsName}”${reason}`, also: ['push', 'sms'] })
  }

  /** Gives an enrolment back to be corrected while there is time. */
  const giveBack = (enrolment: Enrolment, reason: string) => {
    const { listing } = enrolment
    const ends = enrolmentOf(listing)
    const { until, limit } = correctionOf(ends, core.now())
    enrolment.fixUntil = until
    enrolment.fixLimit = limit
    enrolment.fix = { step: ofFiles.test(reason) ? 'files' : 'fill', returned: structuredClone(enrolment.form) }
    const limitAt = limit === 'enrol' ? ends.enrolUntil : ends.depositUntil
    const why = limit === null ? '' : `（${limitLabels[limit].replace('{{time}}', exactTime(limitAt))}）`
    note(enrolment, progressLabels.toFix, reason)
    enter(enrolment, 'FIX', reason)
    write(enrolment, {
      title: '报名材料需要补正',
      text: `“${listing.assetsName}”请在 ${exactTime(until)} 前补正${why}：${reason}`,
      also: ['push', 'sms'],
    })
    core.timers.set(until, () => {
      if (enrolment.state === 'FIX' && enrolment.fixUntil === until) refuseLate(enrolment)
    })
  }

  /** Decides on a claim of priority; answers the text for the message, '' where none was made. */
  const judgePriority = (enrolment: Enrolment, refusal: string | undefined): string => {
    if (!priorityOf(core.tables, enrolment)) return ''
    const right = rightOf(enrolment.listing.typeCode)
    enrolment.priority = { isAccepted: refusal === undefined, reason: refusal ?? null }
    if (refusal === undefined) {
      note(enrolment, progressLabels.priorityAccepted)
      return `${right}已确认，`
    }
    note(enrolment, progressLabels.priorityRefused, refusal)
    return `${right}未获确认（${refusal}），您可以作为普通竞买人参与，`
  }

  const pass = (enrolment: Enrolment, withoutPriority: string | undefined) => {
    const { listing } = enrolment
    const { depositUntil } = enrolmentOf(listing)
    note(enrolment, progressLabels.passed)
    const priority = judgePriority(enrolment, withoutPriority)
    enter(enrolment, 'WAIT_DEPOSIT')
    enrolment.depositId = deposits.open(enrolment)
    write(enrolment, {
      title: '报名审核通过',
      text: `“${listing.assetsName}”报名审核通过，${priority}请在 ${exactTime(depositUntil)} 前交纳保证金`,
      also: ['push', 'sms'],
    })
    core.timers.set(depositUntil, () => {
      if (enrolment.state !== 'WAIT_DEPOSIT') return
      const reason = progressLabels.unpaid
      note(enrolment, reason)
      enter(enrolment, 'EXPIRED', reason)
      deposits.lapse(enrolment.depositId!)
      write(enrolment, { title: '报名失效', text: `“${listing.assetsName}”${reason}`, also: ['push', 'sms'] })
    })
  }

  const judge = (enrolment: Enrolment, verdict: Verdict) => {
    const { listing } = enrolment
    if (verdict.kind === 'pass') return pass(enrolment, verdict.withoutPriority)
    if (verdict.kind === 'fix') return giveBack(enrolment, verdict.reason)
    note(enrolment, progressLabels.failed, verdict.reason)
    enter(enrolment, 'REJECTED', verdict.reason)
    write(enrolment, {
      title: '报名未通过',
      text: `“${listing.assetsName}”报名未通过：${verdict.reason}`,
      also: ['push', 'sms'],
    })
  }

  core.events.on('fileRefused', ({ fileId, name }) => {
    const hasFile = ({ state, form }: Enrolment) =>
      state === 'PENDING' && Object.values(form.files).flat().includes(fileId)
    for (const enrolment of book.all().filter(hasFile))
      giveBack(enrolment, fileCheckTexts.refused.replace('{{name}}', name))
  })

  return {
    review: (id, verdict) => {
      const enrolment = get(id)
      if (enrolment?.state !== 'PENDING') throw new Refusal(400, '该报名不在待审核状态')
      judge(enrolment, verdict)
    },
    reviewAutomatically: (enrolment) => judge(enrolment, opinionOf(enrolment)),
  }
}
