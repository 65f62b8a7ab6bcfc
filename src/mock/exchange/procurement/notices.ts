import { procurementNoticeKinds, groupOf, type ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { announcementLabels, procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { normalised } from '../../normalised.ts'
import { Refusal } from '../refusal.ts'
import { placeName } from '../seed/listings/places.ts'
import { placeChangedAt, seededQuestionsOf } from '../seed/procurement/texts/course.ts'
import { candidateWord, isTender } from '../seed/procurement/texts/terms.ts'
import type { Procurement } from '../tables.ts'
import type { Question } from './record.ts'

export type AnsweredQuestion = { id: string; askedAt: number; text: string; answeredAt: number; answer: string }

/** A notice without its text. */
export type NoticeStub = {
  id: string
  kind: ProcurementNoticeKind
  project: Procurement
  publishedAt: number
  title: string
  /** What a clarification answers. */
  question: AnsweredQuestion | null
}

/** The questions of suppliers about a project; `createProcurements` has them. */
export type QuestionsOf = (project: Procurement) => readonly Question[]

const isAnswered = (question: Question): question is Question & AnsweredQuestion =>
  question.answeredAt !== null && question.answer !== null

const titleOf = (project: Procurement, kind: ProcurementNoticeKind): string => {
  const tender = isTender(project)
  const own: Partial<Record<ProcurementNoticeKind, string>> = {
    announcement: announcementLabels[project.method],
    candidates: `${candidateWord(project)}公示`,
    result: tender ? '中标结果公告' : '成交结果公告',
    termination: tender ? '招标终止公告' : '采购终止公告',
  }
  return `${project.name}${own[kind] ?? procurementNoticeLabels[kind].label}`
}

const stubOf = (project: Procurement, kind: ProcurementNoticeKind, publishedAt: number): NoticeStub => ({
  id: `${project.id}-${kind}`,
  kind,
  project,
  publishedAt,
  title: titleOf(project, kind),
  question: null,
})

const clarificationOf = (project: Procurement, question: AnsweredQuestion): NoticeStub => ({
  ...stubOf(project, 'clarification', question.answeredAt),
  id: `${project.id}-clarification-${question.id}`,
  question,
})

/**
 * The notices that follow from the dates alone, those to come included. Worlds share the dates of a project until one of them
 * replaces them, but never the project itself.
 */
const planned = new WeakMap<Procurement, { dates: Procurement['dates']; stubs: readonly NoticeStub[] }>()

function plannedOf(project: Procurement): readonly NoticeStub[] {
  const known = planned.get(project)
  if (known?.dates === project.dates) return known.stubs
  const { announcedAt, publicityFrom, resultAt, contractAt, terminatedAt } = project.dates
  const moments: readonly (readonly [ProcurementNoticeKind, number | null | undefined])[] = [
    ['announcement', announcedAt],
    ['change', placeChangedAt(project)],
    ['candidates', publicityFrom],
    ['result', resultAt],
    ['contract', contractAt],
    ['termination', terminatedAt],
  ]
  const stubs = [
    ...moments.flatMap(([kind, at]) => (at == null ? [] : [stubOf(project, kind, at)])),
    ...seededQuestionsOf(project).map((question) => clarificationOf(project, question)),
  ]
    .filter(({ publishedAt }) => publishedAt <= (terminatedAt ?? Infinity))
    .toSorted((one, other) => one.publishedAt - other.publishedAt)
  planned.set(project, { dates: project.dates, stubs })
  return stubs
}

/** Notices whose dates an examined objection halts. */
const halted: ReadonlySet<ProcurementNoticeKind> = new Set(['result', 'contract'])

const isPublished = ({ kind, publishedAt, project: { dates } }: NoticeStub, now: number): boolean =>
  publishedAt <= now &&
  !(halted.has(kind) && dates.pausedSince != null && dates.pausedSince <= now && publishedAt >= dates.pausedSince)

const asked = (project: Procurement, questions: readonly Question[]): NoticeStub[] =>
  questions.filter(isAnswered).map((question) => clarificationOf(project, question))

const earliestFirst = (one: NoticeStub, other: NoticeStub): number => one.publishedAt - other.publishedAt

/** The published notices of a project, the earliest first. `questions`: those that suppliers of this world have asked. */
export const noticesOf = (project: Procurement, questions: readonly Question[], now: number): NoticeStub[] =>
  [...plannedOf(project), ...asked(project, questions)]
    .filter((notice) => isPublished(notice, now))
    .toSorted(earliestFirst)

/** The id of the project in that of a notice. */
export const projectIdOf = (noticeId: string): string => noticeId.split('-', 1)[0]!

/** A notice as the lists show it. */
export const noticeRowOf = ({ id, kind, title, publishedAt, project }: NoticeStub): ProcurementNoticeRow => ({
  id,
  kind,
  title,
  publishedAt,
  projectId: project.id,
  projectName: project.name,
  method: project.method,
  region: placeName(project.adcode),
})

export type NoticeFilters = {
  kind?: string | undefined
  group?: string | undefined
  /** Words that all occur in the title or the number of the project. */
  keyword?: string | undefined
  region?: string | undefined
  /** Shanghai dates, `YYYY-MM-DD`, both included. */
  from?: string | undefined
  until?: string | undefined
}

/** What the notices of a project were made from. */
type Origin = { dates: Procurement['dates']; answered: number }
/** All notices of a world, the newest first. */
type Sorted = { origins: Map<Procurement, Origin>; stubs: NoticeStub[] }
const sorted = new WeakMap<ReadonlyMap<string, Procurement>, Sorted>()

/** Only those of a project that came or left, or whose dates or answers changed, are put in anew or taken out. */
function sortedNotices(projects: ReadonlyMap<string, Procurement>, questionsOf: QuestionsOf): NoticeStub[] {
  const known = sorted.get(projects) ?? { origins: new Map<Procurement, Origin>(), stubs: [] }
  const changed = new Set<Procurement>()
  const fresh: NoticeStub[] = []
  for (const project of projects.values()) {
    const answers = asked(project, questionsOf(project))
    const origin = known.origins.get(project)
    if (origin?.dates === project.dates && origin.answered === answers.length) continue
    changed.add(project)
    fresh.push(...plannedOf(project), ...answers)
    known.origins.set(project, { dates: project.dates, answered: answers.length })
  }
  for (const project of known.origins.keys())
    if (projects.get(project.id) !== project) {
      changed.add(project)
      known.origins.delete(project)
    }
  if (changed.size > 0)
    known.stubs = [...known.stubs.filter(({ project }) => !changed.has(project)), ...fresh].toSorted(
      (one, other) => other.publishedAt - one.publishedAt,
    )
  sorted.set(projects, known)
  return known.stubs
}

const texts = new WeakMap<Procurement, string>()

function textOf({ project, title }: NoticeStub): string {
  const own = texts.get(project) ?? normalised(`${project.no} ${project.name}`)
  texts.set(project, own)
  return `${own} ${title.slice(project.name.length)}`
}

/** The first instant of a Shanghai date; refuses anything else. */
function dayOf(text: string | undefined): number | null {
  if (!text) return null
  const day = parseShanghai(text)
  if (day === null || date(day) !== text) throw new Refusal(400, '日期格式不正确')
  return day
}

function matcherOf({ group, keyword = '', from, until }: NoticeFilters): (notice: NoticeStub) => boolean {
  const first = dayOf(from) ?? -Infinity
  const lastDay = dayOf(until)
  const end = lastDay === null ? Infinity : lastDay + dayMs
  const words = normalised(keyword).split(/\s+/).filter(Boolean)
  return (notice) =>
    notice.publishedAt >= first &&
    notice.publishedAt < end &&
    (!group || groupOf(notice.project.method) === group) &&
    words.every((word) => textOf(notice).includes(word))
}

type Counted = { key: string; count: number }

const countedOf = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts].map(([key, count]) => ({ key, count }))

/** The published notices that fit a query, the newest first, and how many of each kind and region fit its other filters. */
export function searchNotices(
  projects: ReadonlyMap<string, Procurement>,
  questionsOf: QuestionsOf,
  filters: NoticeFilters,
  now: number,
): { found: NoticeStub[]; kinds: Counted[]; regions: (Counted & { name: string })[] } {
  const { kind, region, ...rest } = filters
  const matches = matcherOf(rest)
  const kinds = new Map<string, number>(procurementNoticeKinds.map((known) => [known, 0]))
  const regions = new Map<string, number>()
  const found = sortedNotices(projects, questionsOf).filter((notice) => {
    if (!isPublished(notice, now) || !matches(notice)) return false
    const code = String(notice.project.adcode)
    const isOfKind = !kind || notice.kind === kind
    const isOfRegion = !region || code === region
    if (isOfRegion) kinds.set(notice.kind, kinds.get(notice.kind)! + 1)
    if (isOfKind) regions.set(code, (regions.get(code) ?? 0) + 1)
    return isOfKind && isOfRegion
  })
  const named = countedOf(regions).map((one) => ({ ...one, name: placeName(Number(one.key)) }))
  return {
    found,
    kinds: countedOf(kinds),
    regions: named.toSorted((one, other) => Number(one.key) - Number(other.key)),
  }
}
