import { durationText, type Translate } from '../terms/figures.ts'
import { priorityUses, type PriorityRules } from '../terms/priority.ts'
import type { PriorityUse } from '../terms/labels.ts'
import { holderLabels, rightOf, untilLabels } from './labels.ts'

type Held = PriorityRules & { typeCode: string | null | undefined }

/** What the right gives its holder in a room. */
export function priorityBenefits({ typeCode, ...room }: Held, t: Translate): string[] {
  const values = { right: rightOf(typeCode), length: durationText(room.confirmMs ?? 0, t) }
  return priorityUses(room).map((use) => t(holderLabels[use], values))
}

/** Whether the room gives the right no effect, so it has no deadline. */
const hasNoEffect = (use: PriorityUse | undefined): boolean =>
  use === undefined || use === 'taken' || use === 'accepted'

/** The deadline of the right; `end` is the end of bidding as text, null where it is already shown. */
export function priorityDeadline(room: PriorityRules, end: string | null, t: Translate): string | null {
  const [use] = priorityUses(room)
  if (hasNoEffect(use)) return null
  if (use === 'after') return end === null ? null : t(untilLabels.after, { time: end })
  return end === null ? t(untilLabels.end) : t(untilLabels.endAt, { time: end })
}
