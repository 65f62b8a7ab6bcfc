import { useEffect, useState } from 'react'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type Verdict, verdictOn, type Witness } from './verify.ts'

/** The browser's own check of a record; null while it computes. */
export function useVerdict(record: RoomRecord, witness: Witness): Verdict | null {
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
