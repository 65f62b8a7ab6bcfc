import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import {
  groupOf,
  type ProcurementCategory,
  type ProcurementGroup,
  type ProcurementMethod,
  type ProcurementNoticeKind,
} from './kinds.ts'
import type { ProcurementStage, ProcurementStep } from './stage.ts'

export const groupLabels: Record<ProcurementGroup, string> = { tender: '招标采购', other: '非招标采购' }

export const methodLabels: Record<ProcurementMethod, string> = {
  open: '公开招标',
  invited: '邀请招标',
  inquiry: '询价',
  comparison: '比选',
  consultation: '竞争性磋商',
  single: '单一来源',
  auction: '竞价采购',
}

export const categoryLabels: Record<ProcurementCategory, string> = { works: '工程', goods: '货物', services: '服务' }

const isTender = (method: string): boolean => groupOf(method) === 'tender'

/** What the bond is called for this way of procurement. */
export const bondLabelOf = (method: string): string => (isTender(method) ? '投标保证金' : '保证金')

export const stageLabels: Record<ProcurementStage, StateLabel> = {
  notice: { label: '公告中', tone: 'neutral' },
  sale: { label: '文件发售中', tone: 'info' },
  clarification: { label: '待截标', tone: 'warning' },
  opening: { label: '开标中', tone: 'active' },
  evaluation: { label: '评标中', tone: 'info' },
  publicity: { label: '候选人公示中', tone: 'special' },
  awarding: { label: '定标中', tone: 'info' },
  result: { label: '结果已公告', tone: 'success' },
  contract: { label: '合同已签订', tone: 'muted' },
  terminated: { label: '已终止', tone: 'danger' },
}

/** Without a tender nobody speaks of bids. */
const otherStages: Partial<Record<ProcurementStage, StateLabel>> = {
  clarification: { label: '待响应截止', tone: 'warning' },
  opening: { label: '响应开启中', tone: 'active' },
  evaluation: { label: '评审中', tone: 'info' },
  awarding: { label: '成交确认中', tone: 'info' },
}
/** Suppliers quote in the room of an auction; nothing is opened. */
const auctionStages: Partial<Record<ProcurementStage, StateLabel>> = {
  clarification: { label: '待竞价', tone: 'warning' },
  opening: { label: '竞价中', tone: 'active' },
  evaluation: { label: '竞价结果核实中', tone: 'info' },
}

/** What the stages are called for this way of procurement. */
export const stageLabelsOf = (method: string): Record<ProcurementStage, StateLabel> =>
  isTender(method) ? stageLabels : { ...stageLabels, ...otherStages, ...(method === 'auction' ? auctionStages : {}) }

/** Shown with the stage of a project that an objection halts. */
export const pausedLabel: StateLabel = { label: '异议处理中，程序暂停', tone: 'warning' }

export const stepLabels: Record<ProcurementStep, string> = {
  notice: '公告',
  sale: '文件发售',
  clarification: '澄清',
  deadline: '截标',
  opening: '开标',
  evaluation: '评标',
  publicity: '候选人公示',
  result: '结果',
  contract: '合同',
}

const otherSteps: Partial<Record<ProcurementStep, string>> = {
  sale: '文件获取',
  deadline: '响应截止',
  opening: '开启响应',
  evaluation: '评审',
}
const auctionSteps: Partial<Record<ProcurementStep, string>> = { opening: '竞价', evaluation: '竞价结果核实' }

/** What a step is called for this way of procurement. */
export function stepLabelOf(step: ProcurementStep, method: string): string {
  const own = isTender(method) ? {} : otherSteps
  const auction = method === 'auction' ? auctionSteps : {}
  return auction[step] ?? own[step] ?? stepLabels[step]
}

export const procurementNoticeLabels: Record<ProcurementNoticeKind, StateLabel> = {
  announcement: { label: '采购公告', tone: 'info' },
  clarification: { label: '澄清公告', tone: 'neutral' },
  change: { label: '变更公告', tone: 'warning' },
  candidates: { label: '候选人公示', tone: 'special' },
  result: { label: '结果公告', tone: 'success' },
  contract: { label: '合同公告', tone: 'muted' },
  termination: { label: '终止公告', tone: 'danger' },
}

/** What an announcement of this way is called. */
export const announcementLabels: Record<ProcurementMethod, string> = {
  open: '招标公告',
  invited: '邀请招标公告',
  inquiry: '询价公告',
  comparison: '比选公告',
  consultation: '竞争性磋商公告',
  single: '单一来源采购公告',
  auction: '竞价采购公告',
}

const nextDateLabels: Partial<Record<ProcurementStep, string>> = {
  notice: '距文件发售',
  sale: '距文件发售截止',
  deadline: '距截标',
  publicity: '距公示期满',
}

/** What ends at the next date of a project of this way; at the deadline of an auction its room opens. */
export function nextDateLabelOf(step: ProcurementStep, method: string): string | undefined {
  if (step !== 'deadline' || isTender(method)) return nextDateLabels[step]
  return method === 'auction' ? '距竞价开始' : '距响应截止'
}
