import type { MapCategory } from '#src/model/statistics/schema.ts'

/** The bidding categories of the map (HM-12). */
export const categoryLabels: Record<MapCategory, string> = { 1: '国有股权', 2: '国有实物资产', 3: '资产租赁' }
