import { modeTraits } from '#src/model/bidding/modes.ts'
import type { PhaseName } from '#src/model/bidding/schema.ts'
import type { PhaseRule, Work } from '../mode.ts'
import { closePriority } from '../endings/priority.ts'
import { bestSealed, leaderOf } from '../ranking.ts'
import { conclude, endsForWantOfBidders } from '../endings/settle.ts'
import { enterCountdown, patch } from '../work.ts'

/** The opening: with fewer bidders than the mode needs the room ends where it would begin. */
function begin(work: Work, at: number): void {
  if (work.mode.fieldAt === 'begin' && endsForWantOfBidders(work, at)) return
  work.mode.begin(work, at)
}

/** All sealed quotes are opened together; where there is none, the former leader still leads. */
function openSealed(work: Work, at: number): void {
  const best = bestSealed(work.room) ?? leaderOf(work.room)
  patch(work, { opened: true, leader: best?.seq ?? null })
  conclude(work, at)
}

/** A rolling countdown from its beginning. */
function startCountdown(work: Work, at: number): void {
  const { countdown } = modeTraits[work.room.config.mode]
  if (countdown) enterCountdown(work, countdown, at)
}

/** Phases that are the same in every mode. */
export const commonPhases: Partial<Record<PhaseName, PhaseRule>> = {
  NOT_STARTED: { ends: begin },
  PREP2: { ends: startCountdown },
  OPENING: { ends: openSealed },
  PRIORITY: { ends: closePriority },
}
