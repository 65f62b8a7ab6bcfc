import { useEffect, useMemo, useState } from 'react'
import { rowAfter } from '#src/features/listing/live.ts'
import { type AssetDetail, type LotHead, lotUpdate, lotSnapshot, type QuoteRow } from '#src/model/listing/detail.ts'
import { lotTopic } from '#src/model/push/topics.ts'
import { push } from '#src/shared/lib/push.ts'

/** Limit of the live bids that are kept; older ones are on the pages of the record. */
const maxQuotes = 200

type Lot = { head: LotHead | null; quotes: readonly QuoteRow[] }

const nothing: Lot = { head: null, quotes: [] }

/** Bids of two sources, each once, newest first. */
export function mergedQuotes(one: readonly QuoteRow[], other: readonly QuoteRow[]): QuoteRow[] {
  const known = new Map([...other, ...one].map((quote) => [quote.seq, quote]))
  return [...known.values()].sort((a, b) => b.seq - a.seq)
}

/** The asset updated by the head of its lot; a head older than the asset changes nothing. */
export function assetAfter<A extends AssetDetail>(asset: A, head: LotHead | null): A {
  if (!head) return asset
  const { assetsId, status, biddingPrice, biddingCount, bidFrom, bidUntil, dealPrice, enrolled } = head
  const after = rowAfter(asset, { assetsId, status, biddingPrice, biddingCount, deadline: bidUntil })
  if (after === asset) return asset
  return { ...after, bidFrom, bidUntil, dealPrice, counts: { ...asset.counts, enrolled } }
}

/** The live state of a lot. It is public: bidder numbers, no names (domain 3.8). */
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
            quotes: quote ? mergedQuotes([quote], quotes).slice(0, maxQuotes) : quotes,
          }))
        },
      }),
    [assetsId],
  )
  return lot
}

/** The asset updated by its lot. */
export const useLiveAsset = <A extends AssetDetail>(asset: A, { head }: Lot): A =>
  useMemo(() => assetAfter(asset, head), [asset, head])
