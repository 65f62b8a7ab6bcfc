import * as content from '#src/api/endpoints/content.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'

/** Default page size (spec 9). */
const listSize = 100

export const contentHandlers = [
  handle(content.partnersPage, ({ input, exchange }) =>
    pageOfRows(exchange.tables.partners.get(input.positionType) ?? [], input, listSize),
  ),
  handle(
    content.adList,
    ({ input, exchange }) => pageOfRows(exchange.tables.ads.get(input.code) ?? [], input, listSize).records,
  ),
  handle(content.moduleBatchList, ({ input, exchange }) =>
    input.modulesCodes
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean)
      .map((modulesCode) => ({ modulesCode, list: exchange.tables.modules.get(modulesCode) ?? [] })),
  ),
]
