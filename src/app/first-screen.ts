import { adList, moduleBatchList } from '#src/api/endpoints/content.ts'
import { hotInvestments, navigationList, noticeInfoList } from '#src/api/endpoints/desk.ts'
import { biddingData, biddingRate, hotProjects } from '#src/api/endpoints/project.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import {
  adQuery,
  hotInvestmentsQuery,
  hotProjectsQuery,
  modulesQuery,
  navigationQuery,
  noticesQuery,
} from '#src/model/first-screen.ts'
import { adCode } from '#src/model/content/schema.ts'

export type EarlyCall = { endpoint: Endpoint; input: unknown }

/** The calls of the home page above the fold, sent before the bundle runs (docs/decisions/0004). */
export const firstScreenCalls: readonly EarlyCall[] = [
  { endpoint: adList, input: adQuery(adCode.banner) },
  { endpoint: hotProjects, input: hotProjectsQuery },
  { endpoint: navigationList, input: navigationQuery },
  { endpoint: adList, input: adQuery(adCode.opening) },
  { endpoint: adList, input: adQuery(adCode.top) },
  { endpoint: adList, input: adQuery(adCode.popular) },
  { endpoint: hotInvestments, input: hotInvestmentsQuery },
  { endpoint: biddingData, input: {} },
  { endpoint: biddingRate, input: {} },
  { endpoint: moduleBatchList, input: modulesQuery },
  { endpoint: noticeInfoList, input: noticesQuery() },
]
