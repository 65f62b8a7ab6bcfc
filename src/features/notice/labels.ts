import { noticeType } from '#src/model/notice/schema.ts'

export type NoticeTab = { key: string; word: string; type?: number }

/** The tabs of the notice panel, in the order of the specification (HM-07). */
export const noticeTabs = [
  { key: 'all', word: '最新' },
  { key: 'deal', word: '成交公告', type: noticeType.deal },
  { key: 'bidding', word: '竞价公告', type: noticeType.bidding },
  { key: 'suspension', word: '中止公告', type: noticeType.suspension },
  { key: 'deal-publicity', word: '成交公示', type: noticeType.dealPublicity },
  { key: 'filing', word: '备案公告', type: noticeType.filing },
  { key: 'termination', word: '终止公告', type: noticeType.termination },
  { key: 'general', word: '一般公告', type: noticeType.general },
] as const satisfies readonly NoticeTab[]
export type NoticeKey = (typeof noticeTabs)[number]['key']

/** Where 更多 leads: the plate of this type of notice, or the one above all of them. */
export const noticePlate = (type?: number): string => (type === undefined ? 'notice' : `notice-${type}`)
