import { pausedLabel, stageLabelsOf } from '#src/model/procurement/labels.ts'
import { type Schedule, stageOf } from '#src/model/procurement/stage.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'

/** The state of a procurement project by the exchange's clock, and whether an objection halts it. */
export function ProcurementStageTag({ schedule, method }: { schedule: Schedule; method: string }) {
  const stage = useAtBeat((now) => stageOf(schedule, now))
  return (
    <>
      <StateTag labels={stageLabelsOf(method)} state={stage} />
      {schedule.pausedSince != null && <StateTag labels={{ paused: pausedLabel }} state="paused" />}
    </>
  )
}
