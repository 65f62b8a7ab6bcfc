import { paths } from '#src/model/paths.ts'
import { groupKeys, procurementNoticeKinds } from '#src/model/procurement/kinds.ts'
import { isUsualDay } from '#src/model/time/month.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import type { StateOf } from '#src/shared/lib/query/list-params.ts'

const day = param.day(isUsualDay)

/** The tab of the notices of the platform itself. */
export const platformTab = 'platform'

/** Kind, group, region, words, period and page of the notices are in the address (PU-04). */
export const noticeList = listAddress(paths.purchaseNoticeIndex, {
  kind: { ...param.oneOf([...procurementNoticeKinds, platformTab]), narrows: false },
  group: param.oneOf(groupKeys),
  region: param.id(/^\d{6}$/),
  q: param.text(50),
  from: day,
  until: day,
  page: param.page(),
})

export type NoticeListState = StateOf<typeof noticeList.schema>

/** Rows of one page. */
const size = 10

const periodOf = ({ q, from, until }: NoticeListState) => ({
  ...(q && { keyword: q }),
  ...(from && { from }),
  ...(until && { until }),
})

/** What the call for notices of projects is given. */
export const noticeInput = ({ kind, group, region, page, ...rest }: NoticeListState) => ({
  current: page,
  size,
  ...(kind && kind !== platformTab && { kind }),
  ...(group && { group }),
  ...(region && { region }),
  ...periodOf({ kind, group, region, page, ...rest }),
})

/** What the call for notices of the platform is given; on another tab one row, for their number. */
export const platformInput = (state: NoticeListState) =>
  state.kind === platformTab
    ? { current: state.page, size, ...periodOf(state) }
    : { current: 1, size: 1, ...periodOf(state) }
