import * as z from 'zod/mini'
import { draftName } from '#src/shared/lib/storage/draft-owner.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import type { Place } from '../commands.ts'
import type { Intent } from './quoting.ts'

const storedIntentSchema = z.object({
  place: z.object({ roomId: z.string(), mode: z.string(), practiceKey: z.optional(z.string()) }),
  intent: z.object({
    amount: z.string(),
    phaseId: z.number(),
    stage: z.nullable(z.number()),
    priority: z.boolean(),
    basis: z.number(),
    idemKey: z.string(),
  }),
})

/** One for each room and person: signing out forgets it, and who signs in instead does not find it. */
const nameOf = ({ roomId }: Place): string => draftName(`quote-${roomId}`, 1)

/** Before a quote leaves the page, so that none can be sent of which the next page knows nothing. */
export const storeIntent = ({ roomId, mode, practiceKey }: Place, intent: Intent): void =>
  void writeStored(
    'session',
    nameOf({ roomId, mode }),
    JSON.stringify({ place: { roomId, mode, practiceKey }, intent }),
  )

/** Once the person has been told what became of it. */
export const forgetIntent = (place: Place): void => removeStored('session', nameOf(place))

/** The quote that this person sent to this room from this tab, and of whose outcome no page has told yet; null for none. */
export function storedIntent(place: Place): Intent | null {
  try {
    const { place: sentTo, intent } = storedIntentSchema.parse(
      JSON.parse(readStored('session', nameOf(place)) ?? 'null'),
    )
    return sentTo.roomId === place.roomId && sentTo.practiceKey === place.practiceKey ? intent : null
  } catch {
    return null
  }
}
