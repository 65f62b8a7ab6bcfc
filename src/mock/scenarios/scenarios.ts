import type { Actor } from '../exchange/actor.ts'
import type { Core } from '../exchange/core.ts'
import type { Market } from '../exchange/market/market.ts'
import type { Auctions } from '../exchange/procurement/auction/auctions.ts'
import { isAnnounced } from '../exchange/procurement/projects.ts'
import { calendarFrom, dayMs, hourMs } from '../exchange/seed/calendar.ts'
import { auctionProject, type AuctionSlot } from '../exchange/seed/procurement/auctions.ts'
import { procurementFrom } from '../exchange/seed/procurement/projects.ts'
import { manyListings } from '../exchange/seed/listings/many.ts'
import { isPublic } from '../handlers/shapes/rows.ts'

/** Size of the list in `many`. */
const many = 10_000
/** Number of rooms that `rooms` opens: one page of the list. */
const rooms = 100
/** Number of announced procurement projects in `procurement`, and the days over which they are announced. */
const procurements = 10_000
const procurementDays = 400
const minuteMs = 60_000
/** When the rooms of `auctions` open. */
const auctionsOpenIn: Readonly<Record<AuctionSlot, number>> = { CA: 3 * minuteMs, CB: 8 * minuteMs }

/** The services that a scenario changes. */
export type ScenarioServices = Pick<Core, 'tables' | 'now'> & {
  market: Pick<Market, 'carry'>
  auctions: Pick<Auctions, 'carry'>
}

const taken = ({ tables: { listings } }: ScenarioServices) => ({
  names: new Set([...listings.values()].map(({ assetsName }) => assetsName)),
  ids: listings,
})

/** Named initial states for unusual situations. */
export const scenarios = {
  /** All tables that editors fill are empty; screens show the next step. */
  empty: (services: ScenarioServices) => {
    const { tables } = services
    for (const table of [
      tables.listings,
      tables.notices,
      tables.news,
      tables.ads,
      tables.modules,
      tables.partners,
      tables.procurements,
    ])
      table.clear()
    tables.hotInvestments.length = 0
    tables.navigation.length = 0
    tables.purchaseMenu.length = 0
  },
  /** No opening advertisement. */
  quiet: (services: ScenarioServices) => {
    services.tables.ads.delete('index_kp_1')
  },
  /** Names of the maximum length, and amounts of twelve digits. */
  extreme: (services: ScenarioServices) => {
    for (const listing of services.tables.listings.values()) {
      listing.assetsName = `${listing.assetsName}及其附属设施设备、在建工程、土地使用权和相关债权债务的整体打包公开转让项目（第二次挂牌）`
      if (listing.quotes.length === 0) listing.startPrice = '999999999999.99'
    }
  },
  /** Ten thousand assets in the list. */
  many: (services: ScenarioServices) => {
    const { listings } = services.tables
    const known = [...listings.values()]
    const missing = many - known.filter((listing) => isPublic(listing, services.now())).length
    for (const listing of manyListings(missing, calendarFrom(services.now()), taken(services))) {
      listings.set(listing.assetsId, listing)
      services.market.carry(listing)
    }
  },
  /** A hundred more rooms in bidding that close in an hour or later: a page of the list is full of countdowns. */
  rooms: (services: ScenarioServices) => {
    const { listings } = services.tables
    const now = services.now()
    for (const [index, listing] of manyListings(rooms, calendarFrom(now), taken(services)).entries()) {
      const course = { opensAt: now, closesAt: now + 2 * hourMs + index * minuteMs }
      Object.assign(listing, { status: 'CLOSED', quotes: [], dealYuan: null, ...course })
      listings.set(listing.assetsId, listing)
      services.market.carry(listing)
    }
  },
  /** Ten thousand procurement projects that are announced. */
  procurement: ({ tables: { procurements: known }, now, auctions }: ScenarioServices) => {
    const names = new Set([...known.values()].map(({ name }) => name))
    const begun = known.size
    let missing = procurements - [...known.values()].filter((project) => isAnnounced(project, now())).length
    const days = procurementDays / missing
    for (let index = 0; missing > 0; index += 1) {
      const day = now() - Math.floor((index * days) % procurementDays) * dayMs
      const project = procurementFrom(begun + index, `M${10_001 + index}`, day, names)
      if (known.has(project.id)) continue
      known.set(project.id, project)
      auctions.carry(project)
      if (isAnnounced(project, now())) missing -= 1
    }
  },
  /** Two auctions that take enrolments, an open one whose room opens in three minutes and a sealed one in eight. */
  auctions: ({ tables: { procurements: known }, now, auctions }: ScenarioServices) => {
    for (const [slot, opensIn] of Object.entries(auctionsOpenIn) as [AuctionSlot, number][]) {
      const project = auctionProject(slot, 1, now() + opensIn)
      if (known.has(project.id)) continue
      known.set(project.id, project)
      auctions.carry(project)
    }
  },
} as const satisfies Record<string, (services: ScenarioServices) => void>

/** Labels of the console. */
export const scenarioLabels: Readonly<Record<keyof typeof scenarios, string>> = {
  empty: '没有任何内容',
  quiet: '没有开屏广告',
  extreme: '最长的名称与最大的金额',
  many: '一万个项目',
  rooms: '再开一百间竞价厅',
  procurement: '一万个采购项目',
  auctions: '两个即将开始的竞价采购',
}

export type ScenarioName = keyof typeof scenarios

type Taker = { take: (command: 'loadScenario', input: { name: ScenarioName }, actor: Actor) => unknown }

/** False if there is no scenario of that name. */
export function loadScenario(exchange: Taker, name: string): boolean {
  if (!Object.hasOwn(scenarios, name)) return false
  exchange.take('loadScenario', { name: name as ScenarioName }, { userId: null, visitor: '' })
  return true
}
