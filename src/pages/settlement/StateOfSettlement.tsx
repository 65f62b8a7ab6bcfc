import { settlementStateLabels } from '#src/features/settlement/labels.ts'
import { isOverdue } from '#src/model/settlement/rules.ts'
import type { SettlementRow } from '#src/model/settlement/schema.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'

/** The state of a settlement; an open one becomes overdue by the exchange's clock. */
export function StateOfSettlement({ settlement: { state, nextDueAt } }: { settlement: SettlementRow }) {
  const isLate = useAtBeat((now) => Boolean(nextDueAt && isOverdue({ dueAt: nextDueAt }, now)))
  return <StateTag labels={settlementStateLabels} state={state === 'open' && isLate ? 'overdue' : state} />
}
