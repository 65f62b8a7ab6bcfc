import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type BidContent, chainBeginning, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'

/** Rebuilds the whole chain, as only the exchange could: every hash matches its content. */
export function rechained(record: RoomRecord): RoomRecord {
  let previous = chainBeginning
  const rows = record.rows.map((row) => {
    const { seq, time, content } = row
    const commitment = content ? sha256(commitmentText(record.roomId, seq, time, content)) : row.commitment
    previous = sha256(linkText(previous, seq, time, commitment))
    return { ...row, commitment, link: previous }
  })
  return { ...record, rows, head: previous, result: record.result ? { ...record.result, head: previous } : null }
}

/** Changes one bid, and rebuilds the chain. */
export const withBid = (record: RoomRecord, seq: number, change: Partial<BidContent>, time?: number): RoomRecord =>
  rechained({
    ...record,
    rows: record.rows.map((row) =>
      row.seq === seq ? { ...row, time: time ?? row.time, content: { ...row.content!, ...change } } : row,
    ),
  })

export const withResult = (record: RoomRecord, change: Partial<NonNullable<RoomRecord['result']>>): RoomRecord => ({
  ...record,
  result: { ...record.result!, ...change },
})

/** Removes this bid and all later ones, from the counts and the chain too. */
export const endedBefore = (record: RoomRecord, seq: number): RoomRecord =>
  rechained({ ...record, rows: record.rows.slice(0, seq - 1) })
