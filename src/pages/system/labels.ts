import type { PathName } from '#src/model/paths.ts'

/** Names of all sections without a screen. */
export const comingNames: Partial<Record<PathName, string>> = {
  userCenterPurchase: '我的采购',
}

/** The first level of the title of a section that is part of a larger one. */
export const comingAreas = { userCentre: '用户中心', purchase: '采购' } as const
