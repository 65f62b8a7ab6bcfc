import { knownEntryRule, isBidMode, modeTraits } from '../bidding/modes.ts'
import type { RoomRules } from '../bidding/schema.ts'
import type { BidMode } from '../listing/detail.ts'
import { priorityShort, type PriorityUse } from './labels.ts'

/** The rules that decide how the right of first refusal is exercised. */
export type PriorityRules = { mode: string } & Pick<RoomRules, 'priority' | 'entryRule' | 'confirmMs'>

/** What a holder may do while the room runs, by mode (domain 3.7, 4). */
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

/**
 * What the right of first refusal gives in a room, in order of presentation: the one source for the terms, the room's rules, the
 * listing and the holder's texts. Empty when the right does not exist.
 */
export function priorityUses({ mode, priority, entryRule }: PriorityRules): PriorityUse[] {
  if (!isBidMode(mode)) return []
  // The winner has paid by the end, so holders are not asked.
  if (priority === 'POST_CONFIRM') return modeTraits[mode].paysInRoom ? ['taken'] : ['after']
  if (priority !== 'IN_ROOM') return []
  const hasGate = mode === 'phased' && knownEntryRule(entryRule) !== 'ALL'
  return hasGate ? ['match', 'entrant'] : [...usesInRoom[mode]]
}

const meets: ReadonlySet<PriorityUse> = new Set(['match', 'firstStage'])

/** Whether the leading price may be matched in such a room. */
export const canMeetPrice = (right: PriorityRules): boolean => priorityUses(right).some((use) => meets.has(use))

/** The same in short, for a table of rules. */
export const priorityShortOf = (right: PriorityRules, t: (key: string) => string): string => {
  const uses = priorityUses(right).flatMap((use) => priorityShort[use] ?? [])
  return uses.length === 0 ? t('无') : uses.map((text) => t(text)).join(' · ')
}
