import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { useEffect, useMemo, useState } from 'react'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { outcomeLabels } from '#src/model/bidding/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { recordCsv, recordJson } from './files.ts'
import { Bids } from './Bids.tsx'
import { Check } from './check/Check.tsx'
import { Player, type StageAt } from './player/Player.tsx'
import { ReplayDirection, useReplayT } from './replay-text.ts'
import styles from './room-replay.module.css'
import { timelineOf } from './timeline.ts'
import { useReplay } from './player/use-replay.ts'
import { type RecordFault, type Verdict, verdictOn, type Witness } from './verify.ts'

type Props = {
  record: RoomRecord
  /** The name of the asset. */
  name: string
  /** Prefix of the names of downloaded files. */
  fileName: string
  /** The listing that gives the unit and the names of the amounts. */
  row: Pick<ListingRow, 'priceType' | 'priceUnitName' | 'typeCode'>
  /** What this browser recorded of the room, independent of the record. */
  known: Witness
  /** The viewer's bidder number; null for a viewer who did not take part. */
  own: string | null
  Stage: StageAt
  onSave: (file: Blob, name: string) => void
}

/** The verification of a record in this browser; null while it computes. */
function useVerdict(record: RoomRecord, witness: Witness): Verdict | null {
  const [known, setKnown] = useState<{ record: RoomRecord; witness: Witness; verdict: Verdict } | null>(null)
  useEffect(() => {
    let isGone = false
    void verdictOn(record, witness).then((verdict) => {
      if (!isGone) setKnown({ record, witness, verdict })
    })
    return () => {
      isGone = true
    }
  }, [record, witness])
  return known?.record === record && known.witness === witness ? known.verdict : null
}

const resultText = ({ result }: RoomRecord): string =>
  result && Object.hasOwn(outcomeLabels, result.reason)
    ? outcomeLabels[result.reason as keyof typeof outcomeLabels]
    : (result?.text ?? outcomeLabels.NO_QUOTE)

/** Faults of the result; their row shows what it should have been. */
const ofResult: ReadonlySet<RecordFault['about']> = new Set<RecordFault['about']>(['winner', 'price'])

/** Index of the faulty row. */
function placeOf({ rows }: RoomRecord, fault: RecordFault): number | null {
  if (fault.about === 'chain') return fault.fault.index
  if (ofResult.has(fault.about)) return null
  const place = 'seq' in fault ? rows.findIndex(({ seq }) => seq === fault.seq) : -1
  return place === -1 ? null : place
}

const brokenIn = (record: RoomRecord, verdict: Verdict | null): number | null =>
  verdict?.kind === 'broken' ? placeOf(record, verdict.faults[0]) : null

function Replayed({ record, name, fileName, row, known, own, Stage, onSave }: Props) {
  const t = useReplayT()
  const timeline = useMemo(() => timelineOf(record), [record])
  const replay = useReplay(timeline)
  const verdict = useVerdict(record, known)
  const isEmpty = record.rows.length === 0
  const outcome = t(resultText(record), priceNameValues(row.typeCode))
  const saveJson = () =>
    onSave(new Blob([recordJson(record, name, t)], { type: 'application/json' }), `${fileName}.json`)
  const saveCsv = () => onSave(new Blob([recordCsv(record, t)], { type: 'text/csv' }), `${fileName}.csv`)
  if (isEmpty && verdict?.kind !== 'broken') return <EmptyState text={outcome} minHeight={240} />
  return (
    <div className={styles['replay']} data-scheme="dark">
      <Check
        record={record}
        verdict={verdict}
        witness={known}
        typeCode={row.typeCode}
        onJson={saveJson}
        onCsv={saveCsv}
      />
      {!isEmpty && (
        <>
          <Player replay={replay} row={row} outcome={outcome} own={own} Stage={Stage} />
          <Bids
            record={record}
            timeline={timeline}
            count={replay.position.count}
            isOver={replay.moment.isOver}
            leading={replay.moment.leading}
            broken={brokenIn(record, verdict)}
            row={row}
            own={own}
          />
        </>
      )}
    </div>
  )
}

/** An ended room: its hash chain verified in the browser, its bids replayed, and the record for download. */
export const RoomReplay = (props: Props) => (
  <ReplayDirection value={directionOf(props.record.rules)}>
    <Replayed {...props} />
  </ReplayDirection>
)
