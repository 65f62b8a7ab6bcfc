import type { PhaseName, RoomPhase } from '#src/model/bidding/schema.ts'
import { modePhaseLabels, phaseLabels } from '#src/model/bidding/labels.ts'
import type { Room } from './room.ts'

export const phaseLabel = (mode: string, name: PhaseName): string => modePhaseLabels[mode]?.[name] ?? phaseLabels[name]

/** The running phase as anybody may see it. */
export const shownPhase = ({ phase, config }: Room): RoomPhase => ({
  ...phase,
  label: phaseLabel(config.mode, phase.name),
})
