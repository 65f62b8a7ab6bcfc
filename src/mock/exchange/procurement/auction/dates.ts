import type { Schedule } from '#src/model/procurement/stage.ts'
import { hourMs, minuteMs } from '#src/model/time/units.ts'

/** The report follows the close at the earliest so much later; what was planned moves with it. */
const reportAfterMs = hourMs
/** So long after a room without a result its project ends. */
const endAfterMs = minuteMs

/** While the room runs nobody knows when it closes, and nothing that was planned after it may begin. */
export const whileAuctionRuns = (dates: Schedule): Schedule => ({
  ...dates,
  openedAt: null,
  reportAt: null,
  publicityFrom: null,
  publicityTo: null,
  resultAt: null,
  contractAt: null,
  terminatedAt: null,
})

/** The dates of an auction whose room has closed with a ranking. */
export function afterAuction(planned: Schedule, closedAt: number): Schedule {
  const late = Math.max(0, closedAt + reportAfterMs - (planned.reportAt ?? Infinity))
  const moved = (moment: number | null | undefined) => (moment == null ? null : moment + late)
  return {
    ...planned,
    openedAt: closedAt,
    reportAt: moved(planned.reportAt),
    publicityFrom: moved(planned.publicityFrom),
    publicityTo: moved(planned.publicityTo),
    resultAt: moved(planned.resultAt),
    contractAt: moved(planned.contractAt),
    terminatedAt: null,
  }
}

/** The dates of an auction that comes to nothing. */
export const endedAuction = (dates: Schedule, closedAt: number): Schedule => ({
  ...whileAuctionRuns(dates),
  terminatedAt: closedAt + endAfterMs,
})
