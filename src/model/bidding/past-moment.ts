import type { Direction } from './direction/direction.ts'
import type { WrittenAmount } from '../listing/price/written-amount.ts'

/** What a room showed at one moment of its past; `Band` names the reader's states that can occur. */
export type PastMoment<Band extends string> = {
  /** Which way the prices of the room went. */
  direction: Direction
  band: Band
  sentence: string
  /** The reader's bidder number; null for one who did not take part. */
  own: string | null
  /** Epoch ms. */
  at: number
  /** What is known of the end at that time. */
  extension: string
  price: { label: string; written: WrittenAmount }
  leader: { label: string; bidNo: string } | null
}
