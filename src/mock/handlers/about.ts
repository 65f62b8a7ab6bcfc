import * as about from '#src/api/endpoints/about.ts'
import { periodicalPageUrl } from '../files/address.ts'
import { issueOf } from '../files/periodical.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { published } from './call/published.ts'

const byId = <T extends { id: string; publishedAt: number }>(
  exchange: Exchange,
  rows: readonly T[],
  id: string,
  what: string,
): T => {
  const found = published(exchange, rows).find((row) => row.id === id)
  if (!found) throw new Refusal(404, `${what}不存在，可能已被撤下`)
  return found
}

export const aboutHandlers = [
  handle(about.periodicalList, ({ input, exchange }) =>
    pageOfRows(published(exchange, exchange.tables.periodicals), input),
  ),
  handle(about.periodicalInfo, ({ input, exchange }) => {
    const row = byId(exchange, exchange.tables.periodicals, input.id, '期刊')
    const { pages, file } = issueOf(exchange.tables, row)
    return {
      ...row,
      pages: pages.map((_, index) => periodicalPageUrl(row.id, index + 1)),
      pageTitles: pages.map(({ title }) => title),
      file: file.file,
    }
  }),
  handle(about.recruitList, ({ input, exchange }) => pageOfRows(published(exchange, exchange.tables.recruits), input)),
  handle(about.recruitInfo, ({ input, exchange }) => byId(exchange, exchange.tables.recruits, input.id, '职位')),
  handle(about.evolutionList, ({ input, exchange }) => pageOfRows(exchange.tables.evolution, input)),
]
