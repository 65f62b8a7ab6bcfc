import type { ProcurementGroup, ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'

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
