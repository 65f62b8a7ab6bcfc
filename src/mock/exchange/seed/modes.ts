import type { BidMode } from '#src/model/listing/detail.ts'
import { hashOf } from '../../pictures/seed.ts'
import type { Slot } from './rolling.ts'

/** How assets of a type are bid for; a mode that stands twice is twice as common. */
const modesOf: Record<string, readonly BidMode[]> = {
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

/** Told by the id alone, and by no stream that anything else is drawn from. */
export function modeFor(assetsId: string, typeCode: string): BidMode {
  const modes = modesOf[typeCode] ?? ['ongoing']
  return modes[hashOf(`mode:${assetsId}`) % modes.length]!
}

const openModes = ['ongoing', 'phased', 'ongoing', 'two-stage', 'phased', 'v-shaped'] as const

/** Sealed rooms and those that the first takes stand where bidding is long; the lively ones are open. */
const slotModes: Readonly<Record<number, BidMode>> = {
  26: 'final',
  28: 'first-come-first-served',
  29: 'once-off',
  30: 'dutch-auction',
  32: 'final',
  34: 'first-come-first-served',
  35: 'once-off',
  36: 'dutch-auction',
}

export const modeOfSlot = ({ index }: Slot): BidMode => slotModes[index] ?? openModes[index % openModes.length]!
