import { procurementMethods } from '#src/model/procurement/kinds.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { hourMs, minuteMs } from '#src/model/time/units.ts'
import { type Random, randomFrom } from '../../random.ts'
import { places } from '../seed/listings/places.ts'
import { scarceEndOf } from '../seed/procurement/projects.ts'
import { companyName } from '../seed/texts/names.ts'
import type { Procurement, ProcurementPart } from '../tables.ts'
import type { Response } from './record.ts'

const trades = {
  works: ['建设工程', '建筑安装工程', '市政工程', '机电工程'],
  goods: ['机电设备', '科技', '供应链管理', '装备制造'],
  services: ['管理咨询', '信息技术', '后勤服务', '检测技术'],
} as const

/** A tender needs three bidders, or it fails (招标投标法 art. 28); one supplier is enough where only one was asked. */
function countOf(random: Random, { method, isScarce }: Procurement): number {
  if (method === 'single') return 1
  return isScarce ? random.int(1, 2) : random.int(3, 7)
}

/** Suppliers respond up to so many hours before the deadline. */
const earliestHours = 40
/** What is 40 hours before the deadline elsewhere is 20 minutes after it in an auction, before the room of half an hour closes. */
const roomShare = (20 * minuteMs) / (earliestHours * hourMs)

function responseOf(random: Random, { category, dates }: Procurement, part: ProcurementPart): Response {
  const price = Math.floor((Number(part.ceiling) * random.between(0.82, 0.995)) / 100) * 100
  return {
    lotId: part.id,
    supplier: companyName(random, random.pick(places), random.pick(trades[category])),
    price: String(price),
    period: part.period,
    at: dates.deadlineAt - Math.round(random.between(0.2, earliestHours) * hourMs),
    userId: null,
  }
}

/** Quotes of an auction fall into the first part of its room, the higher before the lower. */
function inRoom({ dates: { deadlineAt } }: Procurement, quotes: readonly Response[]): Response[] {
  const times = quotes.map(({ at }) => deadlineAt + Math.round((deadlineAt - at) * roomShare)).toSorted((a, b) => a - b)
  return quotes
    .toSorted((one, other) => compareMoney(other.price, one.price))
    .map((quote, index) => ({ ...quote, at: times[index]! }))
}

/**
 * The responses of suppliers without an account, in the order in which they arrived, and the quotes of an auction in its room; the
 * same each time.
 */
export function seededResponses(project: Procurement): Response[] {
  const random = randomFrom(`responses:${project.id}`)
  const all = project.lots.flatMap((part) => {
    const suppliers = new Map<string, Response>()
    for (let left = countOf(random, project); left > 0; left -= 1) {
      const response = responseOf(random, project, part)
      suppliers.set(response.supplier, response)
    }
    return [...suppliers.values()]
  })
  const own = project.method === 'auction' ? inRoom(project, all) : all
  return own.toSorted((one, other) => one.at - other.at)
}

/** Responses that a project needs for each part, or it ends without a result (招标投标法 art. 28). */
const leastResponses = 3

/** Ends a project for want of responses, or lets it go on once the accounts of suppliers have made up for it. */
export function settleScarcity(project: Procurement, responses: readonly Response[]): void {
  if (!project.isScarce) return
  const countFor = (part: ProcurementPart) => responses.filter(({ lotId }) => lotId === part.id).length
  const isEnough = project.lots.every((part) => countFor(part) >= leastResponses)
  project.termination = isEnough ? null : 'too-few'
  project.dates = { ...project.dates, terminatedAt: isEnough ? null : scarceEndOf(project.dates) }
}

/** The share of the points that the price decides, by the way of procurement; where it decides all, there are no points. */
const pricePoints = { tender: 40, other: 30 } as const
const isByPrice = ({ method }: Procurement): boolean => method === 'inquiry' || method === 'auction'

/** The points of a response out of 100: the lowest price has all points of the price, another in proportion. */
function scoreOf(project: Procurement, { price, supplier, lotId }: Response, lowest: number): number {
  const most = pricePoints[procurementMethods[project.method]]
  const forQuality = randomFrom(`score:${project.id}:${lotId}:${supplier}`).between(0.7, 0.97) * (100 - most)
  return (most * lowest) / Number(price) + forQuality
}

export type Ranked = Response & { rank: number; score: string | null }

/** The responses for one part in the order of the evaluation: by price, or by points; equal ones by their time. */
export function ranked(project: Procurement, responses: readonly Response[], lotId: string): Ranked[] {
  const own = responses.filter((response) => response.lotId === lotId)
  const lowest = Math.min(...own.map(({ price }) => Number(price)))
  const scored = own.map((response) => ({ ...response, points: scoreOf(project, response, lowest) }))
  const inOrder = scored.toSorted((one, other) => {
    const byRule = isByPrice(project) ? compareMoney(one.price, other.price) : other.points - one.points
    return byRule || one.at - other.at
  })
  return inOrder.map(({ points, ...response }, index) => ({
    ...response,
    rank: index + 1,
    score: isByPrice(project) ? null : points.toFixed(2),
  }))
}
