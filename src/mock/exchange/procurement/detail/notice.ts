import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDeadlineKind, ProcurementNotice } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dayMs } from '#src/model/time/units.ts'
import { Refusal } from '../../refusal.ts'
import type { Procurement } from '../../tables.ts'
import { noticeRowOf, type NoticeStub, noticesOf } from '../notices.ts'
import { type DetailPorts, detailOf } from './detail.ts'
import { type NoticeFacts, noticeText } from './notice-text.ts'

/** A contract is signed within so many days of the notification (招标投标法 art. 46). */
const contractDays = 30

/** The dates that follow from a notice. */
function deadlinesOf({ kind }: NoticeStub, { schedule, lots }: NoticeFacts): ProcurementNotice['deadlines'] {
  const { saleTo, questionsUntil, deadlineAt, publicityTo, resultAt, contractAt } = schedule
  const hasBond = lots.some(({ bond }) => Number(bond) > 0)
  const moments: Partial<
    Record<typeof kind, readonly (readonly [ProcurementDeadlineKind, number | null | undefined])[]>
  > = {
    announcement: [
      ['sale', saleTo],
      ['questions', questionsUntil],
      ['deadline', deadlineAt],
    ],
    clarification: [['deadline', deadlineAt]],
    change: [['deadline', deadlineAt]],
    candidates: [['publicity', publicityTo]],
    result: [['contractDue', resultAt == null ? null : resultAt + contractDays * dayMs]],
    contract: hasBond
      ? [['bondReturn', contractAt == null ? null : contractAt + procurementLaw.bondReturnDays * dayMs]]
      : [],
  }
  return (moments[kind] ?? [])
    .flatMap(([name, at]) => (at == null ? [] : [{ kind: name, at }]))
    .toSorted((one, other) => one.at - other.at)
}

/** An announcement was corrected once a change of it was published. */
function correctionOf({ kind }: NoticeStub, notices: readonly NoticeStub[], facts: NoticeFacts) {
  const later = notices.find((other) => other.kind === 'change')
  if (kind !== 'announcement' || !later) return {}
  const correction = `开启地点变更为${facts.openingPlace}；递交截止时间不变，仍为 ${exactTime(facts.schedule.deadlineAt)}。`
  return { correctedAt: later.publishedAt, correction }
}

const named = (notice: NoticeStub | undefined) => (notice ? { id: notice.id, title: notice.title } : null)

/** A published notice in full, but for its files; refuses with 404 for any other. */
export function noticeDetailOf(
  project: Procurement,
  id: string,
  ports: DetailPorts,
  now: number,
): Omit<ProcurementNotice, 'attachments'> {
  const notices = noticesOf(project, ports.questionsOf(project), now)
  const at = notices.findIndex((notice) => notice.id === id)
  const notice = notices[at]
  if (!notice) throw new Refusal(404, '公告不存在，可能已被撤下')
  const facts = detailOf(project, ports, now)
  return {
    ...noticeRowOf(notice),
    projectNo: project.no,
    source: project.agency ?? project.purchaser,
    content: noticeText(notice, facts),
    deadlines: deadlinesOf(notice, facts),
    ...correctionOf(notice, notices, facts),
    previous: named(notices[at - 1]),
    next: named(notices[at + 1]),
    course: facts.notices,
  }
}
