import type { ruleOrders } from './rules.ts'

export const ruleOrderLabels: Readonly<Record<(typeof ruleOrders)[number], string>> = {
  published: '按发布时间',
  effective: '按施行日期',
}
