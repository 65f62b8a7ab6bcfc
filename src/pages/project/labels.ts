import type { StatusGroup } from '#src/model/listing/filters.ts'

/** What the button of a row says; whatever it says, it leads to the asset. */
export const actionLabels = { enrol: '我要报名', room: '查看竞价', look: '查看详情' } as const

export const actionOf = (groups: readonly StatusGroup[]): keyof typeof actionLabels => {
  if (groups.includes('enrol')) return 'enrol'
  return groups.includes('bidding') || groups.includes('soon') ? 'room' : 'look'
}
