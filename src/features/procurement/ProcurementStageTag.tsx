import { pausedLabel, stageLabels } from '#src/model/procurement/labels.ts'
import { type Schedule, stageOf } from '#src/model/procurement/stage.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'

/** The state of a procurement project by the exchange's clock, and whether an objection halts it. */
export function ProcurementStageTag({ schedule }: { schedule: Schedule }) {
  const stage = useAtBeat((now) => stageOf(schedule, now))
  return (
    <>
      <StateTag labels={stageLabels} state={stage} />
      {schedule.pausedSince != null && <StateTag labels={{ paused: pausedLabel }} state="paused" />}
    </>
  )
}
