import { groupKeys, methodKeys, procurementCategories } from '#src/model/procurement/kinds.ts'
import {
  budgetRangeKeys,
  type ProcurementFilters,
  procurementOrders,
  stageGroupKeys,
} from '#src/model/procurement/search.ts'
import { isUsualDay } from '#src/model/time/month.ts'
import { param } from '#src/shared/lib/query/list-params.ts'

const choice = (known: readonly string[]) => param.oneOf<string, string>(known, '')
const day = param.day(isUsualDay)

/** How an address writes the filters of procurement projects: by the names of the call. */
export const filterParams = {
  keyName: param.text(100),
  group: choice(groupKeys),
  method: choice(methodKeys),
  category: choice(procurementCategories),
  region: param.id(/^\d{6}$/),
  purchaser: param.text(50),
  budget: choice(budgetRangeKeys),
  stage: choice(stageGroupKeys),
  deadlineFrom: day,
  deadlineTo: day,
  announcedFrom: day,
  announcedTo: day,
  running: choice(['1', '2']),
} as const satisfies Record<keyof ProcurementFilters, unknown>

/** Filters, order and page of any list of procurement projects. */
export const listParams = { ...filterParams, order: param.order(procurementOrders, 'newest'), page: param.page() }

/** Rows of one page. */
export const pageSize = 20
