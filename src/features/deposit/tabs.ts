import { depositState } from '#src/model/deposit/schema.ts'

/** Tabs of the list with their states; `all` also has states that the portal does not know. */
const tabs = {
  all: [],
  due: [depositState.due, depositState.partly],
  effective: [depositState.arrived],
  frozen: [depositState.frozen],
  refund: [depositState.toRefund, depositState.refunding, depositState.refunded],
  turned: [depositState.turnedToPrice, depositState.turnedToFee, depositState.forfeited],
  lapsed: [depositState.lapsed],
  cancelled: [depositState.cancelled],
} as const satisfies Record<string, readonly number[]>
export type TabKey = keyof typeof tabs
export const tabKeys = Object.keys(tabs) as TabKey[]

export const statesOf = (tab: TabKey): readonly number[] => tabs[tab]

/** The number of deposits of a tab, from the counts by state. */
export const countOf = (tab: TabKey, counts: Readonly<Record<string, number>>): number =>
  tab === 'all'
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : tabs[tab].reduce((sum: number, state) => sum + (counts[state] ?? 0), 0)
