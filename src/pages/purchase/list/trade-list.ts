import { filterParams, listParams } from '#src/features/procurement/search-list.ts'
import type { ProcurementGroup } from '#src/model/procurement/kinds.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** Tender and non-tender projects, by the specification's names of the two lists. */
export const tradeTabs = { '1-0': 'tender', '0-0': 'other' } as const satisfies Record<string, ProcurementGroup>
type TradeTab = keyof typeof tradeTabs
const tabKeys = Object.keys(tradeTabs) as TradeTab[]

const { method, category, region, stage } = filterParams
const { order, page } = listParams

export const tradeList = listAddress(paths.purchaseTrade, {
  activeIndex: { ...param.oneOf<TradeTab, TradeTab>(tabKeys, '1-0'), narrows: false, isExplicit: true },
  method,
  category,
  region,
  stage,
  order,
  page,
})

/** The list of the main site. */
const { keyName, group } = filterParams
export const mainList = listAddress(paths.projectPurchase, { group, keyName, method, region, stage, order, page })
