import { useEffect, useState } from 'react'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type Verdict, verdictOn } from './verify.ts'

/** The browser's own check of a record; null while it computes. */
export function useVerdict(record: RoomRecord): Verdict | null {
  const [known, setKnown] = useState<{ record: RoomRecord; verdict: Verdict } | null>(null)
  useEffect(() => {
    let isGone = false
    void verdictOn(record).then((verdict) => {
      if (!isGone) setKnown({ record, verdict })
    })
    return () => {
      isGone = true
    }
  }, [record])
  return known?.record === record ? known.verdict : null
}
