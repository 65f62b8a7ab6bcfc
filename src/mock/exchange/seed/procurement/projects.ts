import { partOfMoney } from '#src/model/money/share.ts'
import type { ProcurementCategory, ProcurementMethod } from '#src/model/procurement/kinds.ts'
import { monthOf, shiftedMonth } from '#src/model/time/month.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs, hourMs } from '#src/model/time/units.ts'
import { type Random, randomFrom } from '../../../random.ts'
import type { Procurement, ProcurementPart } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { placeBy } from '../listings/asset.ts'
import type { Place } from '../listings/places.ts'
import { bodyName } from '../texts/names.ts'
import { datesFrom } from './dates.ts'
import { goods } from './goods.ts'
import { services } from './services.ts'
import { type Buyer, purchaserSuffixes, type Subject } from './subject.ts'
import { works } from './works.ts'

/** Works, goods and services in turn, so that any stretch of projects has all of them. */
export const subjects: readonly Subject[] = Array.from(
  { length: Math.max(works.length, goods.length, services.length) },
  (_, index) => [works, goods, services].flatMap((all) => all[index] ?? []),
).flat()

const numberPrefix: Record<ProcurementCategory, string> = { works: 'CG', goods: 'CH', services: 'CF' }
const agencies = ['岷江招标代理', '川岷工程咨询', '蜀衡项目管理', '锦程招标咨询', '沱源采购服务'].map(
  (name) => `${name}有限公司`,
)

/** The seed announces projects on the days from `firstDaysAgo` on, and goes on doing so for weeks after the start. */
const seeded = { count: 390, firstDaysAgo: 110, days: 175 } as const

/** Those announced before these days: the statistics begin so many months ago. */
const past = { count: 260, months: 11, growth: 0.85 } as const

/** A place has two purchasers of each kind, whose names do not depend on the project. */
function purchaserOf(random: Random, place: Place, buyer: Buyer): string {
  const suffixes = purchaserSuffixes[buyer]
  const which = random.int(0, suffixes.length - 1)
  return bodyName(randomFrom(`purchaser:${place.adcode}:${buyer}:${which}`), place, suffixes[which]!)
}

const roundedDown = (amount: number, to: number): number => Math.floor(amount / to) * to

/** A bond of at most the legal share, in whole thousands. */
function bondOf(random: Random, budget: number): string {
  const cap = Number(partOfMoney(String(budget), random.pick([1, 1.5, 2])))
  return random.chance(0.15) ? '0' : String(roundedDown(cap, 1000))
}

/** The budget in parts of whole thousands that add up to it. */
function lotsOf(random: Random, { parts, content, period }: Subject, budget: number): ProcurementPart[] {
  const all = parts ?? [{ name: '整体采购', content }]
  let rest = budget
  return all.map((part, index) => {
    const isLast = index === all.length - 1
    const own = isLast ? rest : roundedDown((budget / all.length) * random.between(0.8, 1.15), 1000)
    rest -= own
    return {
      id: String(index + 1),
      ...part,
      budget: String(own),
      ceiling: String(roundedDown(own * random.between(0.95, 1), 1000)),
      bond: bondOf(random, own),
      period,
    }
  })
}

const filePriceOf = (random: Random, method: ProcurementMethod): string => {
  if (method === 'open' || method === 'invited') return random.pick(['300', '400', '500'])
  return random.pick(['0', '0', '100', '200'])
}

/** Which of the subject's ways; every subject uses all of its own in turn. */
const methodOf = ({ methods }: Subject, round: number): ProcurementMethod => methods[round % methods.length]!

/** When a project without enough responses ends: an hour into its opening. */
export const scarceEndOf = ({ deadlineAt }: Procurement['dates']): number => deadlineAt + hourMs

/** A procurement project that is announced on that day; `name` is told apart from those that are taken. */
export function procurementFrom(index: number, id: string, day: number, taken: Set<string>): Procurement {
  const random = randomFrom(`procurement:${id}`)
  const at = index % subjects.length
  const subject = subjects[at]!
  const method = methodOf(subject, Math.floor(index / subjects.length))
  const place = placeBy(random)
  const purchaser = purchaserOf(random, place, subject.buyer)
  const wan = random.int(subject.budget[0], subject.budget[1])
  const budget = wan * 10_000 + random.int(0, 9) * 1000
  const lots = lotsOf(random, subject, budget)
  const agency = random.chance(0.8) ? random.pick(agencies) : null
  const filePrice = filePriceOf(random, method)
  const isBudgetSecret = random.chance(0.06)
  const dates = datesFrom(random, method, day)
  const fate = method === 'single' ? 1 : random.next()
  const termination = fate < 0.05 ? 'too-few' : fate < 0.08 ? 'withdrawn' : null
  if (termination === 'too-few') dates.terminatedAt = scarceEndOf(dates)
  if (termination === 'withdrawn') dates.terminatedAt = dates.saleTo + hourMs / 2
  return {
    id,
    no: `${numberPrefix[subject.category]}${date(dates.announcedAt).slice(0, 4)}${place.letters}${1_000_000 + index}`,
    name: untaken(`${purchaser}${subject.title}`, taken),
    method,
    category: subject.category,
    adcode: place.adcode,
    purchaser,
    agency,
    subject: at,
    budget: String(budget),
    isBudgetSecret,
    lots,
    filePrice,
    dates,
    isScarce: termination === 'too-few',
    termination,
  }
}

/** A purchaser that procures the same again numbers it. */
function untaken(name: string, taken: Set<string>): string {
  let edition = 1
  let own = name
  while (taken.has(own)) {
    edition += 1
    own = `${name}（第${edition}批）`
  }
  taken.add(own)
  return own
}

const byAnnouncement = (one: Procurement, other: Procurement): number => one.dates.announcedAt - other.dates.announcedAt

/**
 * Ended projects from the month with which the statistics begin until the days above, at random and ever more often. A year tells their
 * names apart from those of the others.
 */
function seedPast({ onDay }: Calendar): Procurement[] {
  const random = randomFrom('past procurement')
  const first = parseShanghai(`${shiftedMonth(monthOf(onDay(0)), -past.months)}-01`) ?? 0
  const days = Math.round((onDay(seeded.firstDaysAgo, 0) - first) / dayMs)
  const shares = Array.from({ length: past.count }, () => random.next() ** past.growth).toSorted(
    (one, other) => one - other,
  )
  const taken = new Set<string>()
  return shares.map((share, nth) => {
    const index = seeded.count + nth
    const project = procurementFrom(index, `C${10_001 + index}`, first + Math.floor(share * days) * dayMs, taken)
    const year = date(project.dates.announcedAt).slice(0, 4)
    return { ...project, name: project.name.replace(project.purchaser, `${project.purchaser}${year}年`) }
  })
}

/**
 * The projects of a world, those of the last months in the order of their announcements; some are announced after it begins. The ended
 * ones of the months before follow them: who takes the first that fits takes a recent one.
 */
export function seedProcurements(calendar: Calendar): Map<string, Procurement> {
  const taken = new Set<string>()
  const recent = Array.from({ length: seeded.count }, (_, index) => {
    const daysAgo = seeded.firstDaysAgo - Math.floor((index * seeded.days) / seeded.count)
    return procurementFrom(index, `C${10_001 + index}`, calendar.onDay(daysAgo, 0), taken)
  })
  return new Map(
    [...recent.toSorted(byAnnouncement), ...seedPast(calendar).toSorted(byAnnouncement)].map((project) => [
      project.id,
      project,
    ]),
  )
}
