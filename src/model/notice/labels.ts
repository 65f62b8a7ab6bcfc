import { noticeType } from './schema.ts'

/** What a notice of each type is called. */
export const noticeLabels: Readonly<Record<number, string>> = {
  [noticeType.bidding]: '竞价公告',
  [noticeType.suspension]: '中止公告',
  [noticeType.resumption]: '恢复公告',
  [noticeType.termination]: '终止公告',
  [noticeType.deal]: '成交公告',
  [noticeType.dealPublicity]: '成交公示',
  [noticeType.filing]: '备案公告',
  [noticeType.general]: '一般公告',
  [noticeType.extension]: '延期公告',
  [noticeType.failure]: '流标公告',
  [noticeType.clarification]: '澄清公告',
}
