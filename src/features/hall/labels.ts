import type { HallState } from './queries.ts'

/** The two states of the hall (HM-08). */
export const hallLabels: Record<HallState, string> = { 1: '正在竞价', 2: '即将竞价' }
