import type { ProcurementAct } from '#src/model/procurement/rules.ts'
import type { StepState } from '#src/model/procurement/stage.ts'

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
