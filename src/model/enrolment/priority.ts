import type { BidMode } from '../listing/detail.ts'
import { sealedModes } from '../listing/detail.ts'
import { lengthSaid, type Speak } from '../terms/figures.ts'
import { holderWords, rightOf } from './words.ts'

/** Where a right to the same price is exercised: by whose mode and rules. */
type Room = { mode: string; way: string; confirmMs?: number | null | undefined; typeCode: string | null | undefined }

/** Modes in which the first to be accepted has it, and nobody's price is met by another's. */
const firstTakes: ReadonlySet<string> = new Set<BidMode>(['first-come-first-served', 'dutch-auction'])

/** What the right gives to its holder in a room. */
export function holderSaid({ mode, way, confirmMs, typeCode }: Room, t: Speak): string {
  const right = t(rightOf(typeCode))
  if (way === 'POST_CONFIRM') return t(holderWords.after, { right, length: lengthSaid(confirmMs ?? 0, t) })
  if (sealedModes.has(mode)) return t(holderWords.sealed, { right })
  return t(firstTakes.has(mode) ? holderWords.first : holderWords.open, { right })
}

/** Until when it does; `end` as the exchange shows it. */
export const holderUntil = ({ way }: Pick<Room, 'way'>, end: string, t: Speak): string =>
  t(way === 'POST_CONFIRM' ? holderWords.untilAfter : holderWords.until, { time: end })
