import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'

export type NoticeTab = { key: string; label: string; type?: number }

const tab = <const K extends string>(key: K, type: number) => ({ key, label: noticeLabels[type] ?? '', type })

/** The tabs of the notice panel, in the order of the specification (HM-07). */
export const noticeTabs = [
  { key: 'all', label: '最新' },
  tab('deal', noticeType.deal),
  tab('bidding', noticeType.bidding),
  tab('suspension', noticeType.suspension),
  tab('deal-publicity', noticeType.dealPublicity),
  tab('filing', noticeType.filing),
  tab('termination', noticeType.termination),
  tab('general', noticeType.general),
] as const satisfies readonly NoticeTab[]
export type NoticeKey = (typeof noticeTabs)[number]['key']

/** The section that 更多 leads to: that of this type of notice, or that of all. */
export const noticePlate = (type?: number): string => (type === undefined ? 'notice' : `notice-${type}`)
