import type { ProcurementGroup, ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { paths } from '#src/model/paths.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** A tab of the newest notices. */
type NoticeTab = { key: string; label: string; kind: ProcurementNoticeKind; group: ProcurementGroup | null }

export const noticeTabs: readonly NoticeTab[] = [
  { key: 'tender', label: '招标公告', kind: 'announcement', group: 'tender' },
  { key: 'other', label: '非招标公告', kind: 'announcement', group: 'other' },
  { key: 'change', label: '变更公告', kind: 'change', group: null },
  { key: 'clarification', label: '澄清公告', kind: 'clarification', group: null },
  { key: 'candidates', label: '候选人公示', kind: 'candidates', group: null },
  { key: 'result', label: '结果公告', kind: 'result', group: null },
]

/** What of the home of the section the address can carry. */
export const homeList = listAddress(paths.purchaseIndex, {
  notices: param.oneOf<string, string>(
    noticeTabs.map(({ key }) => key),
    'tender',
  ),
  /** A day of the week whose openings are shown; by default this week. */
  week: param.day((text) => parseShanghai(text) !== null),
  /** The day whose deadlines are listed. */
  due: param.day((text) => parseShanghai(text) !== null),
})
