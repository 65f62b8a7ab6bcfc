import { date } from '#src/model/time/shanghai.ts'
import { freezeBelow, ownRows } from './copy-rows.ts'
import type { Tables } from '../tables.ts'
import { seedEvolution, seedPeriodicals, seedRecruits } from './content/about.ts'
import { seedAds } from './content/ads.ts'
import { seedBranches } from './content/branches.ts'
import { type Calendar, calendarFrom } from './calendar.ts'
import { seedCategories, seedHotInvestments } from './content/categories.ts'
import { seedHelp } from './content/help.ts'
import { seedListings } from './listings/listings.ts'
import { seedMembers } from './people/members.ts'
import { seedModules } from './content/modules.ts'
import { seedNavigation, seedPurchaseMenu } from './content/navigation.ts'
import { seedNews } from './content/news.ts'
import { seedNotices } from './notices/notices.ts'
import { seedPartners } from './content/partners.ts'
import { seedProcurementNews } from './content/procurement.ts'
import { seedPlates } from './content/plates.ts'
import { seedSpecials } from './content/specials.ts'
import { seedRoadshows } from './content/roadshows.ts'
import { seedProcurements } from './procurement/projects.ts'
import { seedBlacklist, seedUsers } from './people/users.ts'

/** All tables as of that day; most of the time to create a world is spent here. */
function tablesFrom(seed: string, calendar: Calendar): Tables {
  const listings = seedListings(seed, calendar)
  const users = seedUsers()
  const branches = seedBranches()
  const news = seedNews(seed, listings, calendar)
  const help = seedHelp(calendar, news.values())
  return {
    listings,
    notices: seedNotices(seed, listings, calendar),
    plates: seedPlates(),
    news: new Map([...news, ...[...help, ...seedProcurementNews(calendar)].map((item) => [item.id, item] as const)]),
    ads: seedAds(listings),
    modules: seedModules(),
    navigation: seedNavigation(),
    purchaseMenu: seedPurchaseMenu(),
    categories: seedCategories(),
    hotInvestments: seedHotInvestments(),
    partners: seedPartners(),
    branches,
    users,
    members: seedMembers(seed, calendar),
    periodicals: seedPeriodicals(calendar),
    recruits: seedRecruits(calendar),
    evolution: seedEvolution(),
    favourites: new Map(),
    roadshows: seedRoadshows(listings, branches, calendar),
    roadshowFavourites: new Map(),
    articleFavourites: new Map(),
    specials: seedSpecials(),
    procurements: seedProcurements(calendar),
    blacklist: seedBlacklist(users),
  }
}

let made: { key: string; tables: Tables } | null = null

/**
 * The initial data of a world, determined by the two arguments; `startedAt` only moves the dates: ids, names and prices are the
 * same whenever a world begins. Worlds that begin on the same day share the result.
 */
export function seedTables(seed: string, startedAt: number): Tables {
  const key = `${date(startedAt)} ${seed}`
  if (made?.key !== key) {
    made = { key, tables: tablesFrom(seed, calendarFrom(startedAt)) }
    for (const table of Object.values(made.tables)) freezeBelow(table)
  }
  const entries = Object.entries(made.tables).map(([name, table]) => [name, ownRows<unknown>(table)])
  const tables = Object.fromEntries(entries) as Tables
  for (const listing of tables.listings.values()) listing.quotes = [...listing.quotes]
  return tables
}
