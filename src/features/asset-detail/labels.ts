import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import type { StepState } from '#src/model/listing/detail.ts'
import type { Stage } from '#src/model/listing/progress.ts'
import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import type { Action } from './actions.ts'
import type { Awaited } from './clock.ts'

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
