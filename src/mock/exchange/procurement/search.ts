import { compareMoney } from '#src/model/money/money.ts'
import { yuanFromWan } from '#src/model/money/wan.ts'
import { groupOf } from '#src/model/procurement/kinds.ts'
import {
  type BudgetRange,
  budgetRanges,
  isRunning,
  type ProcurementFacet,
  type ProcurementFacetCounts,
  procurementFacets,
  type ProcurementFilters,
  type ProcurementOrder,
  stageGroupOf,
} from '#src/model/procurement/search.ts'
import { isOpenedAsPlanned, type ProcurementStage } from '#src/model/procurement/stage.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { normalised } from '../../normalised.ts'
import { Refusal } from '../refusal.ts'
import type { Procurement } from '../tables.ts'
import { byNumber, isAnnounced, nextMomentOf, publicDates, stageNow } from './projects.ts'

const rangeOf = ({ budget, isBudgetSecret }: Procurement): BudgetRange | null => {
  if (isBudgetSecret) return null
  const wan = Number(budget) / Number(yuanFromWan('1'))
  const found = Object.entries(budgetRanges).find(([, [from, to]]) => wan >= from && wan < to)
  return (found?.[0] as BudgetRange | undefined) ?? null
}

type Keys = Readonly<Record<Exclude<ProcurementFacet, 'stage'>, string | null>>
type SearchDocument = { text: string; purchaser: string; deadline: string; announced: string; keys: Keys }

/** Of a project only its dates change, and they replace the object of its schedule. */
const documents = new WeakMap<Procurement['dates'], SearchDocument>()

function documentOf(project: Procurement): SearchDocument {
  const known = documents.get(project.dates)
  if (known) return known
  const { no, name, purchaser, agency, lots, method, category, adcode, dates } = project
  const document: SearchDocument = {
    text: normalised([no, name, purchaser, agency ?? '', ...lots.map((part) => part.content)].join(' ')),
    purchaser: normalised(purchaser),
    deadline: date(dates.deadlineAt),
    announced: date(dates.announcedAt),
    keys: { group: groupOf(method), method, category, region: String(adcode), budget: rangeOf(project) },
  }
  documents.set(dates, document)
  return document
}

type Found = { project: Procurement; document: SearchDocument; stage: string; runs: boolean; opens: () => boolean }
type Test = (found: Found) => boolean
const always: Test = () => true

const keyTest = (name: Exclude<ProcurementFacet, 'stage'>, sought: string | undefined): Test =>
  sought ? ({ document }) => document.keys[name] === sought : always

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseShanghai(text) !== null

/** Whether a day is in a period; both of its days are included, and a missing one is no bound. */
function inDays(from = '', to = ''): (day: string) => boolean {
  if ((from && !isDay(from)) || (to && !isDay(to))) throw new Refusal(400, '日期格式不正确')
  return (day) => (!from || day >= from) && (!to || day <= to)
}

/** What no choice of a counted filter changes. */
function uncounted(filters: ProcurementFilters): Test {
  const words = normalised(filters.keyName ?? '')
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
  const buyer = normalised((filters.purchaser ?? '').trim())
  const isDue = inDays(filters.deadlineFrom, filters.deadlineTo)
  const isRecent = inDays(filters.announcedFrom, filters.announcedTo)
  return ({ document: { text, purchaser, deadline, announced }, runs, opens }) =>
    words.every((word) => text.includes(word)) &&
    purchaser.includes(buyer) &&
    isDue(deadline) &&
    isRecent(announced) &&
    (filters.running !== '1' || runs) &&
    (filters.running !== '2' || opens())
}

/** A way of procurement belongs to its group: another group resets it. */
const resets: Partial<Record<ProcurementFacet, ProcurementFacet>> = { group: 'method' }

const matcherOf = (filters: ProcurementFilters): Test => {
  const tests = [uncounted(filters), ...testsOf(filters).values()]
  return (found) => tests.every((test) => test(found))
}

const testsOf = (filters: ProcurementFilters) =>
  new Map<ProcurementFacet, Test>(
    procurementFacets.map((name) => {
      if (name !== 'stage') return [name, keyTest(name, filters[name])]
      return [name, filters.stage ? ({ stage }) => stage === filters.stage : always]
    }),
  )

/** The stage of a project, which stays until the next of its dates. */
type KnownStage = { from: number; until: number; stage: ProcurementStage }
const stages = new WeakMap<Procurement['dates'], KnownStage>()

function stageAt(project: Procurement, now: number): ProcurementStage {
  const known = stages.get(project.dates)
  if (known && known.from <= now && now < known.until) return known.stage
  const moments = Object.values(project.dates).filter((moment) => moment != null)
  const stage = stageNow(project, now)
  stages.set(project.dates, {
    from: Math.max(...moments.filter((moment) => moment <= now)),
    until: nextMomentOf(project, now),
    stage,
  })
  return stage
}

function foundOf(project: Procurement, now: number): Found {
  const stage = stageAt(project, now)
  const opens = () => isOpenedAsPlanned(publicDates(project, now))
  return { project, document: documentOf(project), stage: stageGroupOf(stage), runs: isRunning(stage), opens }
}

/** Whether an announced project fits a query. */
export function fits(filters: ProcurementFilters): (project: Procurement, now: number) => boolean {
  const matches = matcherOf(filters)
  return (project, now) => isAnnounced(project, now) && matches(foundOf(project, now))
}

type Comparison = (one: Procurement, other: Procurement) => number

const newestFirst: Comparison = (one, other) => other.dates.announcedAt - one.dates.announcedAt
const byBudget =
  (sign: 1 | -1): Comparison =>
  (one, other) => {
    if (one.isBudgetSecret || other.isBudgetSecret) return Number(one.isBudgetSecret) - Number(other.isBudgetSecret)
    return sign * compareMoney(one.budget, other.budget)
  }

/** The deadlines to come first, the soonest of them first; then those that have passed, the latest first. */
const byDeadline =
  (now: number): Comparison =>
  (project, another) => {
    const [one, other] = [project.dates.deadlineAt, another.dates.deadlineAt]
    if (one > now !== other > now) return one > now ? -1 : 1
    return (one > now ? one - other : other - one) || byNumber(project, another)
  }

const comparisonOf = (order: ProcurementOrder, now: number): Comparison => {
  if (order === 'deadline') return byDeadline(now)
  if (order === 'budget-up') return byBudget(1)
  return order === 'budget-down' ? byBudget(-1) : newestFirst
}

/**
 * The announced projects that fit a query, in its order, and the number that each choice of a filter would leave, given the other
 * filters. One pass over all projects.
 */
export function searchProcurements(
  projects: Iterable<Procurement>,
  filters: ProcurementFilters,
  order: ProcurementOrder,
  now: number,
): { found: Procurement[]; facets: ProcurementFacetCounts } {
  const fixed = uncounted(filters)
  const tests = [...testsOf(filters)]
  const counts = new Map(procurementFacets.map((name) => [name, new Map<string, number>()]))
  const result: Procurement[] = []
  for (const project of projects) {
    if (!isAnnounced(project, now)) continue
    const found = foundOf(project, now)
    if (!fixed(found)) continue
    const failed = tests.filter(([, test]) => !test(found)).map(([name]) => name)
    if (failed.length === 0) result.push(project)
    for (const name of procurementFacets) {
      if (failed.some((other) => other !== name && other !== resets[name])) continue
      const key = name === 'stage' ? found.stage : found.document.keys[name]
      const own = counts.get(name)!
      if (key !== null) own.set(key, (own.get(key) ?? 0) + 1)
    }
  }
  const facets = Object.fromEntries(
    [...counts].map(([name, own]) => [name, [...own].map(([key, count]) => ({ key, count }))]),
  ) as ProcurementFacetCounts
  const compare = comparisonOf(order, now)
  return { found: result.toSorted((one, other) => compare(one, other) || newestFirst(one, other)), facets }
}
