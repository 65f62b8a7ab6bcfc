import { adList, moduleBatchList } from '#src/api/endpoints/content.ts'
import { hotInvestments, navigationList, noticeInfoList } from '#src/api/endpoints/notice.ts'
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

type Early = { endpoint: Endpoint; input: unknown }

/** What the home page shows before anybody scrolls, asked for before the bundle runs (docs/decisions/0004). */
export const firstScreenCalls: readonly Early[] = [
  { endpoint: adList as Endpoint, input: adQuery(adCode.banner) },
  { endpoint: hotProjects as Endpoint, input: hotProjectsQuery },
  { endpoint: navigationList as Endpoint, input: navigationQuery },
  { endpoint: adList as Endpoint, input: adQuery(adCode.opening) },
  { endpoint: adList as Endpoint, input: adQuery(adCode.top) },
  { endpoint: adList as Endpoint, input: adQuery(adCode.popular) },
  { endpoint: hotInvestments as Endpoint, input: hotInvestmentsQuery },
  { endpoint: biddingData as Endpoint, input: {} },
  { endpoint: biddingRate as Endpoint, input: {} },
  { endpoint: moduleBatchList as Endpoint, input: modulesQuery },
  { endpoint: noticeInfoList as Endpoint, input: noticesQuery() },
]
