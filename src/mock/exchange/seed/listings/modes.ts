import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { EntryRule } from '#src/model/bidding/modes.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { hashOf } from '../../../random.ts'
import type { Listing } from '../../tables.ts'

/** Bidding modes by type; a mode that is listed twice is twice as frequent. */
const modesOf: Readonly<Record<KindCode, readonly BidMode[]>> = {
  '1': ['ongoing', 'ongoing', 'phased', 'phased', 'two-stage', 'final', 'once-off'],
  '2': [
    'ongoing',
    'ongoing',
    'ongoing',
    'phased',
    'phased',
    'two-stage',
    'v-shaped',
    'dutch-auction',
    'first-come-first-served',
    'once-off',
  ],
  '4': ['final', 'final', 'once-off'],
  '5': ['final', 'final', 'once-off'],
  '6': ['ongoing', 'ongoing', 'phased', 'phased', 'v-shaped', 'first-come-first-served', 'once-off'],
}

/** Depends on the id alone, not on a random stream shared with other data. */
export function modeFor(assetsId: string, typeCode: KindCode): BidMode {
  const modes = modesOf[typeCode]
  return modes[hashOf(`mode:${assetsId}`) % modes.length]!
}

/** Who may enter the timed round of 分段竞价 after the free period (domain 4.2). */
const rules: readonly EntryRule[] = ['ALL', 'ALL', 'FREE_BIDDERS', 'CONFIRMED']

/** Rolling rooms that do not admit all bidders to the timed round; they open within ten minutes of a world's start. */
const slotRules: Readonly<Record<string, EntryRule>> = { '04': 'FREE_BIDDERS', '05': 'CONFIRMED', '10': 'CONFIRMED' }

/** A package and its lots share one rule; that of a single asset follows from its id. */
export function entryRuleOf({
  mode,
  assetsId,
  packageId,
}: Pick<Listing, 'mode' | 'assetsId' | 'packageId'>): EntryRule {
  if (mode !== 'phased') return 'ALL'
  const id = packageId ?? assetsId
  const [, slot] = /^R(\d+)-/.exec(id) ?? []
  return slot === undefined ? rules[hashOf(`entry:${id}`) % rules.length]! : (slotRules[slot] ?? 'ALL')
}

const hourModes = [
  'ongoing',
  'phased',
  'ongoing',
  'ongoing',
  'phased',
  'phased',
  'ongoing',
  'phased',
  'ongoing',
  'phased',
  'phased',
  'v-shaped',
] as const satisfies BidMode[]

const eightHourModes = [
  'ongoing',
  'two-stage',
  'v-shaped',
  'ongoing',
  'two-stage',
  'v-shaped',
  'ongoing',
  'two-stage',
  'v-shaped',
  'two-stage',
  'two-stage',
  'v-shaped',
] as const satisfies BidMode[]

const threeDayModes = [
  'once-off',
  'dutch-auction',
  'final',
  'phased',
  'first-come-first-served',
  'once-off',
  'dutch-auction',
  'final',
  'first-come-first-served',
  'ongoing',
  'once-off',
  'dutch-auction',
  'final',
  'first-come-first-served',
] as const satisfies BidMode[]

/**
 * Each mode has three or more slots in one row, spaced so that the next accepts enrolments before the previous closes, and
 * opens before the previous one can be decided. Sealed and first-come rooms are in the slots with long bidding; packages have
 * plain modes.
 */
const slotModes: readonly BidMode[] = [...hourModes, ...eightHourModes, ...threeDayModes]

export const modeOfSlot = ({ index }: { index: number }): BidMode => slotModes[index]!
