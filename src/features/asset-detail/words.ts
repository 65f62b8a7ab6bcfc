import type { BidMode, StepState } from '#src/model/listing/detail.ts'
import type { Action } from './actions.ts'
import type { Awaited } from './clock.ts'
import type { ProcessStep } from './process.ts'

export const awaitedWords: Record<Awaited['what'], string> = {
  enrol: '距报名开始',
  'enrol-end': '距报名截止',
  bid: '距竞价开始',
  'bid-end': '剩余时间',
}

export const actionWords: Record<Action, string> = {
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

/** What the notice of a state is called. */
export const stateNotices: Readonly<Record<string, string>> = {
  PAUSED: '中止公告',
  DEAL_PUBLICITY: '成交公示',
  DONE: '成交公告',
  FAILED: '流标公告',
  TERMINATED: '终结公告',
}

export const tabKeys = ['stop', 'target', 'disclosure', 'conditions', 'terms', 'full', 'files', 'record'] as const
export type TabKey = (typeof tabKeys)[number]

export const tabWords: Record<Exclude<TabKey, 'stop'>, string> = {
  target: '标的信息',
  disclosure: '重要信息披露',
  conditions: '受让条件',
  terms: '交易须知',
  full: '完整公告',
  files: '附件',
  record: '竞价记录',
}

export const stepWords: Record<ProcessStep, string> = {
  disclosure: '信息披露',
  enrol: '意向登记',
  qualify: '资格确认',
  bid: '网络竞价',
  confirm: '成交确认',
  settle: '签约结算',
  deliver: '办理交割',
}

export const stepStateWords: Record<StepState, string> = {
  done: '已完成',
  current: '进行中',
  waiting: '未开始',
  stopped: '已停止',
}

export const modeWords: Record<BidMode, string> = {
  ongoing: '动态报价',
  phased: '自由期加限时期',
  final: '最终报价',
  'once-off': '一次报价',
  'first-come-first-served': '先到先得',
  'two-stage': '两阶段',
  'v-shaped': 'V 型',
  'dutch-auction': '荷兰式',
}

/** The rules of each mode on one screen (domain 4.14). */
export const modeRules: Record<BidMode, string> = {
  ongoing:
    '公告期内即可报价；限时报价期结束后自动进入延时报价期，延时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最高报价者为最高应价人。',
  phased: '先自由报价，再进入限时竞价；两段加价幅度可以不同，是否须在自由期报过价方可进入限时竞价，以公告为准。',
  final: '在规定时间内密封报价，可在次数内修改，以最后一次有效报价为准，截止后统一开启，价高者得，同价时间优先。',
  'once-off': '每人只有一次报价机会，提交后不得修改或撤回，截止前互不可见。',
  'first-come-first-served': '价格固定，以服务器受理先后为序，首位符合条件并按时付款者受让。',
  'two-stage':
    '第一阶段公开竞价；触发条件成立后，第二阶段一次性密封报价；第二阶段无人报价的，第一阶段最高有效报价者受让。',
  'v-shaped': '价格自上而下逐档下降，首位应价后转为向上加价，延时期内无人加价即结束。',
  'dutch-auction': '价格逐档下降，首位应价者即以当前价成交；降至底价仍无人应价则流拍。',
}

/** The words of a value nobody told the portal of are the value itself. */
export const wordOf = <K extends string>(words: Readonly<Record<K, string>>, key: string): string =>
  Object.hasOwn(words, key) ? words[key as K] : key
