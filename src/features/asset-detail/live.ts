import { useEffect, useMemo, useState } from 'react'
import { rowAfter } from '#src/features/listing/live.ts'
import { type AssetDetail, type LotHead, lotUpdate, lotSnapshot, type QuoteRow } from '#src/model/listing/detail.ts'
import { lotTopic } from '#src/model/push/topics.ts'
import { push } from '#src/shared/lib/push.ts'

/** So many quotes are kept of those that come in while somebody looks; older ones are on the record's pages. */
const keptQuotes = 200

type Lot = { head: LotHead | null; quotes: readonly QuoteRow[] }

const nothing: Lot = { head: null, quotes: [] }

/** Quotes of two sources, each once, the newest first. */
export function mergedQuotes(one: readonly QuoteRow[], other: readonly QuoteRow[]): QuoteRow[] {
  const known = new Map([...other, ...one].map((quote) => [quote.seq, quote]))
  return [...known.values()].sort((a, b) => b.seq - a.seq)
}

/** The asset as its head says it is; a head from before the answer changes nothing. */
export function assetAfter<A extends AssetDetail>(asset: A, head: LotHead | null): A {
  if (!head) return asset
  const { assetsId, status, biddingPrice, biddingCount, bidFrom, bidUntil, dealPrice, enrolled } = head
  const after = rowAfter(asset, { assetsId, status, biddingPrice, biddingCount, deadline: bidUntil })
  if (after === asset) return asset
  return { ...after, bidFrom, bidUntil, dealPrice, counts: { ...asset.counts, enrolled } }
}

/** One lot as it is this moment: anybody may watch it, there are numbers in it and no names (domain 3.8). */
export function useLot(assetsId: string): Lot {
  const [lot, setLot] = useState(nothing)
  useEffect(
    () =>
      push().subscribe(lotTopic(assetsId), {
        onSnapshot: (snapshot) => {
          const read = lotSnapshot.safeParse(snapshot)
          if (read.success) setLot(read.data)
        },
        onEvent: ({ data }) => {
          const read = lotUpdate.safeParse(data)
          if (!read.success) return
          const { head, quote } = read.data
          setLot(({ quotes }) => ({
            head,
            quotes: quote ? mergedQuotes([quote], quotes).slice(0, keptQuotes) : quotes,
          }))
        },
      }),
    [assetsId],
  )
  return lot
}

/** The asset with what its lot tells. */
export const useLiveAsset = <A extends AssetDetail>(asset: A, { head }: Lot): A =>
  useMemo(() => assetAfter(asset, head), [asset, head])
