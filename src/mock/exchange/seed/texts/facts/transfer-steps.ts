import { termDays } from '#src/model/terms/rules.ts'

/** The way of a transfer, wherever its steps are named or counted. */
export const transferSteps = [
  { label: '决策与批准', note: '转让方履行内部决策，报有权机构批准' },
  { label: '审计与评估', note: '评估结果经核准或备案，作为定价依据' },
  { label: '信息披露', note: '公开挂牌，征集意向受让方' },
  { label: '报名与保证金', note: '提交材料，审核通过后交纳保证金' },
  { label: '网络竞价', note: '两个以上意向方的，公开竞价' },
  { label: '签约与结算', note: `成交公示期满后 ${termDays.contract} 个工作日内签约，价款统一结算` },
  { label: '凭证与过户', note: '取得交易凭证，办理权属变更' },
] as const
