import { groupOf } from '#src/model/procurement/kinds.ts'
import type { ProcurementAct } from '#src/model/procurement/rules.ts'
import type { ProcurementStep, StepState } from '#src/model/procurement/stage.ts'

/** What may be done with a project, at the step of its line. */
export const actLabels: Record<ProcurementAct, string> = {
  enrol: '报名',
  pay: '购买并下载文件',
  ask: '提出疑问',
  bond: '交纳保证金',
  respond: '递交响应',
  quote: '进入竞价厅报价',
  object: '提出异议',
}

/** Documents that cost nothing are taken, not bought. */
export const freeDocumentsLabel = '获取采购文件'

export const stepStateLabels: Record<StepState, string> = {
  done: '已完成',
  current: '进行中',
  future: '未开始',
  dropped: '未进行',
}

const nextDateLabels: Partial<Record<ProcurementStep, string>> = {
  notice: '距文件发售',
  sale: '距文件发售截止',
  deadline: '距截标',
  publicity: '距公示期满',
}

/** What ends at the next date of a project of this way; at the deadline of an auction its room opens. */
export function nextDateLabelOf(step: ProcurementStep, method: string): string | undefined {
  if (step !== 'deadline' || groupOf(method) === 'tender') return nextDateLabels[step]
  return method === 'auction' ? '距竞价开始' : '距响应截止'
}
