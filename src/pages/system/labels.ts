import type { PathName } from '#src/model/paths.ts'

/** Names of all sections without a screen. */
export const comingNames: Partial<Record<PathName, string>> = {
  projectPurchase: '采购项目',
  purchaseIndex: '采购',
  purchaseSearch: '采购搜索',
  purchaseSearchNew: '综合查询',
  purchaseTrade: '交易信息',
  purchaseProject: '采购项目',
}

/** The first level of the title of a section that is part of a larger one. */
export const comingAreas = { userCentre: '用户中心', purchase: '采购' } as const
