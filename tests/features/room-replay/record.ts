import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type BidContent, chainBeginning, type ChainRow, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'

export const opensAt = Date.parse('2026-11-20T10:00:00+08:00')
const second = 1000

const at = (seconds: number) => opensAt + seconds * second

const quotes: readonly (readonly [seconds: number, bidNo: string, amount: string, phaseId: number])[] = [
  [10, '0417', '100.00', 2],
  [60, '2288', '110.00', 2],
  [60, '0417', '130.00', 2],
  [1000, '0417', '120.00', 3],
]

function chain(roomId: string): ChainRow[] {
  let previous = chainBeginning
  return quotes.map(([seconds, bidNo, amount, phaseId], index) => {
    const seq = index + 1
    const time = at(seconds)
    const content: BidContent = { bidNo, amount, phaseId, stage: null, priority: false, salt: '' }
    const commitment = sha256(commitmentText(roomId, seq, time, content))
    previous = sha256(linkText(previous, seq, time, commitment))
    return { seq, time, commitment, link: previous, content }
  })
}

/** Four bids; the third was taken back, the fourth moved the end, then holders of the right had their time to answer. */
export function recordOf(over: Partial<RoomRecord> = {}): RoomRecord {
  const rows = chain('R1')
  return {
    roomId: 'R1',
    mode: 'ongoing',
    rules: {
      unit: '元',
      decimals: 2,
      P0: '100.00',
      S: '10.00',
      W: 120 * second,
      D: 120 * second,
      stepRule: 'MULTIPLE',
      reserve: 'NONE',
      priority: 'POST_CONFIRM',
    },
    opensAt,
    result: {
      kind: 'DEAL',
      reason: 'HIGHEST',
      text: '本场竞买已成交',
      at: at(3600),
      price: '120.00',
      bidNo: '0417',
      head: rows.at(-1)!.link,
    },
    rows,
    head: rows.at(-1)!.link,
    moves: [{ seq: 4, end: at(1120) }],
    removed: [{ seq: 3, reason: '报价有误', at: at(61), after: 3 }],
    course: [
      { id: 1, name: 'NOT_STARTED', start: at(-1), end: opensAt },
      { id: 2, name: 'FREE', start: opensAt, end: at(960) },
      { id: 3, name: 'DELAY', start: at(960), end: at(1080) },
      { id: 4, name: 'PRIORITY', start: at(1120), end: at(3600) },
      { id: 5, name: 'ENDED', start: at(3600), end: null },
    ],
    pauses: [],
    ...over,
  }
}
