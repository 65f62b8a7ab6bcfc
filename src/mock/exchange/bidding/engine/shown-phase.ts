import type { PhaseName, RoomPhase } from '#src/model/bidding/schema.ts'
import { modePhaseLabels, phaseLabels } from '#src/model/bidding/labels.ts'
import type { Room } from './room.ts'

export const phaseLabel = (mode: string, name: PhaseName): string => modePhaseLabels[mode]?.[name] ?? phaseLabels[name]

/** The public view of the running phase. */
export const shownPhase = ({ phase, config }: Room): RoomPhase => ({
  ...phase,
  label: phaseLabel(config.mode, phase.name),
})
