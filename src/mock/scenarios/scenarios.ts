import type { Exchange } from '../exchange/exchange.ts'
import { calendarFrom } from '../exchange/seed/calendar.ts'
import { manyListings } from '../exchange/seed/many.ts'
import { isPublic } from '../handlers/rows.ts'

/** How many the list shows in `many`. */
const many = 10_000

/** Named starting positions: what the exchange looks like when something is out of the ordinary. */
export const scenarios = {
  /** Every table that editors fill is empty; screens show what to do next. */
  empty: (exchange: Exchange) => {
    const { tables } = exchange
    for (const table of [tables.listings, tables.notices, tables.news, tables.ads, tables.modules, tables.partners])
      table.clear()
    tables.hotInvestments.length = 0
    tables.navigation.length = 0
  },
  /** No opening advertisement. */
  quiet: (exchange: Exchange) => {
    exchange.tables.ads.delete('index_kp_1')
  },
  /** Names as long as the contract lets them be, and amounts of twelve digits. */
  extreme: (exchange: Exchange) => {
    for (const listing of exchange.tables.listings.values()) {
      listing.assetsName = `${listing.assetsName}及其附属设施设备、在建工程、土地使用权和相关债权债务的整体打包公开转让项目（第二次挂牌）`
      if (listing.quotes.length === 0) listing.startPrice = '999999999999.99'
    }
  },
  /** Ten thousand assets in the list. */
  many: (exchange: Exchange) => {
    const { listings } = exchange.tables
    const known = [...listings.values()]
    const missing = many - known.filter((listing) => isPublic(listing, exchange.now())).length
    const names = new Set(known.map(({ assetsName }) => assetsName))
    for (const listing of manyListings(missing, calendarFrom(exchange.now()), names)) {
      listings.set(listing.assetsId, listing)
      exchange.market.carry(listing)
    }
  },
} as const satisfies Record<string, (exchange: Exchange) => void>

export type ScenarioName = keyof typeof scenarios

/** False when there is no scenario of that name. */
export function loadScenario(exchange: Exchange, name: string): boolean {
  if (!Object.hasOwn(scenarios, name)) return false
  exchange.take('loadScenario', { name: name as ScenarioName }, { userId: null, visitor: '' })
  return true
}
