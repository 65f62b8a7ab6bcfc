import type { HallState } from './queries.ts'

/** The two states of the hall (HM-08). */
export const hallLabels: Record<HallState, string> = { 1: '正在竞价', 2: '即将竞价' }

export type HallColumn = 'name' | 'organiser' | 'price' | 'rate' | 'time'

/** The columns of each state (HM-09). */
export const hallColumns: Record<HallState, readonly { key: HallColumn; word: string }[]> = {
  1: [
    { key: 'name', word: '标的名称' },
    { key: 'organiser', word: '竞价组织方' },
    { key: 'price', word: '当前价' },
    { key: 'rate', word: '溢价率' },
    { key: 'time', word: '剩余时间' },
  ],
  2: [
    { key: 'name', word: '标的名称' },
    { key: 'organiser', word: '组织方' },
    { key: 'price', word: '起始价' },
    { key: 'time', word: '距开始' },
  ],
}
