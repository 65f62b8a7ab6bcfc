import type { OverviewFigure } from '#src/model/procurement/overview.ts'
import type { BudgetRange, ProcurementOrder, StageGroup } from '#src/model/procurement/search.ts'

export const budgetLabels: Readonly<Record<BudgetRange, string>> = {
  'to-50': '50 万元以下',
  '50-200': '50 万–200 万元',
  '200-1000': '200 万–1000 万元',
  '1000-5000': '1000 万–5000 万元',
  'from-5000': '5000 万元以上',
}

export const stageGroupLabels: Readonly<Record<StageGroup, string>> = {
  notice: '公告中',
  open: '文件发售中',
  closing: '待截标',
  deciding: '开标至定标',
  publicity: '候选人公示中',
  done: '结果与合同',
  terminated: '已终止',
}

export const orderLabels: Readonly<Record<ProcurementOrder, string>> = {
  newest: '最新公告',
  deadline: '截止时间最近',
  'budget-up': '预算从低到高',
  'budget-down': '预算从高到低',
}

/** The figures of the section's home, and what each of them counts. */
export const figureLabels: Readonly<Record<OverviewFigure, { label: string; note: string }>> = {
  enrolling: { label: '正在报名', note: '采购文件发售中' },
  closing: { label: '7 天内截止', note: '尚未截标' },
  openings: { label: '今日开标', note: '截标时间在今天' },
  month: { label: '本月公告', note: '本月暂无公告' },
}

export const weekdayLabels = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const
