import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import type { StepState } from '#src/model/listing/detail.ts'
import type { FileGroup, PriceEvent } from '#src/model/listing/dossier.ts'
import type { Stage } from '#src/model/listing/progress.ts'
import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import type { Action } from './actions.ts'
import type { Awaited } from './clock.ts'
import type { CourseDate } from './course-dates.ts'

export const awaitedLabels: Record<Awaited['what'], string> = {
  enrol: '距报名开始',
  'enrol-end': '距报名截止',
  bid: '距竞价开始',
  'bid-end': '剩余时间',
}

export const actionLabels: Record<Action, string> = {
  enrol: '我要报名',
  enter: '进入竞价厅',
  watch: '围观',
  enrolment: '查看报名',
  viewing: '预约看样',
  consult: '咨询',
  record: '竞价记录',
  notice: '查看公告',
  objection: '提出异议',
  similar: '类似项目',
  favourite: '收藏',
}

/** For a lot: the enrolment is for its package. */
export const packEnrolLabel = '报名资产包'

/** The types of the notices that announce a state, the most specific first. */
export const stateNoticeTypes: Readonly<Record<string, readonly number[]>> = {
  PAUSED: [noticeType.suspension],
  DEAL_PUBLICITY: [noticeType.dealPublicity, noticeType.deal],
  DONE: [noticeType.deal, noticeType.dealPublicity],
  FAILED: [noticeType.failure, noticeType.termination],
  TERMINATED: [noticeType.termination],
}

/** What a stopped listing is called at the head of its page. */
export const stopLabels: Readonly<Record<string, string>> = { PAUSED: '项目中止', TERMINATED: '项目终结' }

/** The label of a state's notice; null for a state without one. */
export const stateNoticeLabel = (status: string | null | undefined): string | null =>
  noticeLabels[stateNoticeTypes[status ?? '']?.[0] ?? -1] ?? null

export const tabKeys = ['stop', 'target', 'disclosure', 'conditions', 'terms', 'full', 'files', 'record'] as const
export type TabKey = (typeof tabKeys)[number]

export const tabLabels: Record<Exclude<TabKey, 'stop' | 'conditions'>, string> = {
  target: '标的信息',
  disclosure: '重要信息披露',
  terms: '交易须知',
  full: '完整公告',
  files: '附件',
  record: '竞价记录',
}

export const dateLabels: Record<CourseDate['what'], string> = {
  disclosure: '披露开始',
  enrol: '报名开始',
  'enrol-end': '报名截止',
  'deposit-end': '保证金截止',
  bid: '竞价开始',
  'bid-end': '竞价结束',
  stop: '停止交易',
}

export const priceEventLabels: Record<PriceEvent, string> = {
  listed: '挂牌',
  relisted: '重新挂牌',
  'first-bid': '首次报价',
  'last-bid': '最新报价',
  deal: '成交',
  extended: '延期挂牌',
  failed: '流拍',
  terminated: '终结',
}

/** Figures of a company's year, in the order of its table. */
export const figureLabels = {
  revenue: '营业收入',
  profit: '净利润',
  assets: '资产总计',
  liabilities: '负债总计',
  equity: '所有者权益',
} as const

export const fileGroupLabels: Record<FileGroup, string> = {
  notice: '公告文件',
  report: '审计评估文件',
  form: '报名材料',
  picture: '图片资料',
}

export const stepLabels: Record<Stage, string> = {
  disclosure: '信息披露',
  enrol: '意向登记',
  qualify: '资格确认',
  bid: '网络竞价',
  confirm: '成交确认',
  settle: '签约结算',
  deliver: '办理交割',
}

export const stepStateLabels: Record<StepState, StateLabel> = {
  done: { label: '已完成', tone: 'success' },
  current: { label: '进行中', tone: 'info' },
  waiting: { label: '未开始', tone: 'neutral' },
  stopped: { label: '已停止', tone: 'danger' },
}

/** Why a room before an extension of the notice has sold nothing, by the reason of its result. */
export const unsoldLabels = { NO_QUOTE: '未成交，无人应价', NO_BIDDER: '未成交，无合格竞买人' } as const
