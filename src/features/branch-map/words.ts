import type { MapCategory } from '#src/model/statistics/schema.ts'

/** The bidding categories of the map (HM-12). */
export const categoryWords: Record<MapCategory, string> = { 1: '国有股权', 2: '国有实物资产', 3: '资产租赁' }

/** What a branch is to the exchange. */
export const branchKindWords: Record<string, string> = { head: '总部', branch: '分支机构', centre: '交易中心' }
