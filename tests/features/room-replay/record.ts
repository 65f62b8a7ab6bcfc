import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type BidContent, chainBeginning, type ChainRow, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { sha256 } from '#src/mock/exchange/engine/digest.ts'

export const opensAt = Date.parse('2026-11-20T10:00:00+08:00')
const second = 1000

const said: readonly (readonly [seconds: number, bidNo: string, amount: string])[] = [
  [10, '0417', '100.00'],
  [60, '2288', '110.00'],
  [60, '0417', '130.00'],
  [1000, '0417', '120.00'],
]

function chain(roomId: string): ChainRow[] {
  let previous = chainBeginning
  return said.map(([seconds, bidNo, amount], index) => {
    const seq = index + 1
    const time = opensAt + seconds * second
    const content: BidContent = { bidNo, amount, phaseId: 2, stage: null, priority: false, salt: '' }
    const commitment = sha256(commitmentText(roomId, seq, time, content))
    previous = sha256(linkText(previous, seq, time, commitment))
    return { seq, time, commitment, link: previous, content }
  })
}

/** Four bids within an hour; the third was taken back, the fourth moved the end. */
export function recordOf(over: Partial<RoomRecord> = {}): RoomRecord {
  const rows = chain('R1')
  return {
    roomId: 'R1',
    mode: 'ongoing',
    rules: { unit: '元', decimals: 2, P0: '100.00', stepRule: 'MULTIPLE', reserve: 'NONE', priority: 'NONE' },
    opensAt,
    result: {
      kind: 'DEAL',
      reason: 'HIGHEST',
      text: '本场竞买已成交',
      at: opensAt + 3600 * second,
      price: '120.00',
      bidNo: '0417',
    },
    rows,
    head: rows.at(-1)!.link,
    moves: [{ seq: 4, end: opensAt + 1120 * second }],
    removed: [{ seq: 3, reason: '报价有误' }],
    ...over,
  }
}
