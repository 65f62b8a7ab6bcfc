import type { RoomRules } from '../bidding/schema.ts'
import type { BidMode } from '../listing/detail.ts'
import { priorityShort, type PriorityUse } from './labels.ts'

/** Whose rules tell how a right to the same price is exercised. */
export type RightIn = { mode: string } & Pick<RoomRules, 'priority' | 'entryRule' | 'confirmMs'>

/** What the holder of a right may do while the room runs, by its mode (domain 3.7, 4). */
const usesInRoom: Readonly<Record<BidMode, readonly PriorityUse[]>> = {
  ongoing: ['match'],
  phased: ['match'],
  final: ['sealed'],
  'once-off': ['sealed'],
  'first-come-first-served': ['taken'],
  'two-stage': ['firstStage', 'secondStage'],
  'v-shaped': ['match'],
  'dutch-auction': ['accepted'],
}

const isKnown = (mode: string): mode is BidMode => Object.hasOwn(usesInRoom, mode)

/**
 * What a right to the same price gives in a room, in the order in which it is said: the one source of the terms, the room's rules,
 * the listing and what its holder is told. Nothing where nobody can hold one.
 */
export function priorityUses({ mode, priority, entryRule }: RightIn): PriorityUse[] {
  if (!isKnown(mode)) return []
  // Who was accepted first has paid by the end: nobody is asked whether he takes it instead.
  if (priority === 'POST_CONFIRM') return mode === 'first-come-first-served' ? ['taken'] : ['after']
  if (priority !== 'IN_ROOM') return []
  const hasGate = mode === 'phased' && (entryRule ?? 'ALL') !== 'ALL'
  return hasGate ? ['match', 'entrant'] : [...usesInRoom[mode]]
}

const meets: ReadonlySet<PriorityUse> = new Set(['match', 'firstStage'])

/** Whether the price of whoever leads may be met in such a room. */
export const canMeetPrice = (right: RightIn): boolean => priorityUses(right).some((use) => meets.has(use))

/** The same in a few words each, for a table of rules. */
export const priorityShortOf = (right: RightIn, t: (key: string) => string): string => {
  const uses = priorityUses(right).flatMap((use) => priorityShort[use] ?? [])
  return uses.length === 0 ? t('无') : uses.map((text) => t(text)).join(' · ')
}
