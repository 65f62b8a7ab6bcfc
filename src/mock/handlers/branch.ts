import { branchFigures, deskBranchDetail, systemBranchDetail } from '#src/api/endpoints/branch.ts'
import { kindCodes } from '#src/model/asset-kind/labels.ts'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import type { BranchStatistics } from '#src/model/branch/statistics.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import { handle } from './call/handle.ts'
import { isPublic } from './shapes/rows.ts'
import { countsOf, figuresOf } from './statistics.ts'

type Query = { id?: string | undefined; code?: string | undefined }

/** The branch with that id or code; the id decides if both are given. */
function branchOf(exchange: Exchange, query: Query): BranchDetail {
  if (!query.id && !query.code) throw new Refusal(400, '请提供分支机构的编号或代码')
  const branches = [...exchange.tables.branches.values()]
  const found = query.id ? branches.find(({ id }) => id === query.id) : branches.find(({ code }) => code === query.code)
  if (!found) throw new Refusal(404, '分支机构不存在')
  return found
}

const monthOf = (at: number): string => date(at).slice(0, 7)

/** The last twelve months with that of the moment, oldest first. */
function monthsUntil(now: number): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + month - 12 + index
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

/** Counted like the map of the home page: a package once, and only what is public. */
function statisticsOf(exchange: Exchange, branchId: string): BranchStatistics {
  const { id } = branchOf(exchange, { id: branchId })
  const now = exchange.now()
  const listings = [...exchange.tables.listings.values()].filter(
    (listing) => listing.branchId === id && isPublic(listing, now),
  )
  return {
    ...figuresOf(listings),
    byType: kindCodes
      .map((code) => ({ typeCode: code, ...figuresOf(listings.filter(({ typeCode }) => typeCode === code)) }))
      .filter(({ listed }) => listed > 0)
      .toSorted((one, other) => other.listed - one.listed),
    byMonth: monthsUntil(now).map((month) => ({
      month,
      ...countsOf(listings.filter(({ publishedAt }) => monthOf(publishedAt) === month)),
    })),
  }
}

export const branchHandlers = [
  handle(systemBranchDetail, ({ input, exchange }) => branchOf(exchange, input)),
  handle(deskBranchDetail, ({ input, exchange }) => branchOf(exchange, { id: input.id })),
  handle(branchFigures, ({ input, exchange }) => statisticsOf(exchange, input.branchId)),
]
