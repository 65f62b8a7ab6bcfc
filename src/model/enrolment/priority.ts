import { inSentence } from '#src/shared/lib/text/in-sentence.ts'
import { durationText, type Translate } from '../terms/figures.ts'
import { priorityUses, type RightIn } from '../terms/priority.ts'
import type { PriorityUse } from '../terms/labels.ts'
import { holderLabels, rightOf, untilLabels } from './labels.ts'

type Held = RightIn & { typeCode: string | null | undefined }

/** What the right gives to its holder in a room. */
export function priorityBenefits({ typeCode, ...room }: Held, t: Translate): string[] {
  const values = { right: inSentence(t(rightOf(typeCode))), length: durationText(room.confirmMs ?? 0, t) }
  return priorityUses(room).map((use) => t(holderLabels[use], values))
}

/** Rooms in which it can be used for nothing have no date for it. */
const isIdle = (use: PriorityUse | undefined): boolean => use === undefined || use === 'taken' || use === 'accepted'

/** Until when it does; `end` as the exchange shows it, null where that is seen anyway. */
export function priorityDeadline(room: RightIn, end: string | null, t: Translate): string | null {
  const [use] = priorityUses(room)
  if (isIdle(use)) return null
  if (use === 'after') return end === null ? null : t(untilLabels.after, { time: end })
  return end === null ? t(untilLabels.end) : t(untilLabels.endAt, { time: end })
}
