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

/** One for each room and person: a sign-out removes it, so another account does not find it. */
const nameOf = ({ roomId }: Place): string => draftName(`quote-${roomId}`, 1)

/** Called before a quote is sent, so that after a reload the page still knows of it. */
export const storeIntent = ({ roomId, mode, practiceKey }: Place, intent: Intent): void =>
  void writeStored(
    'session',
    nameOf({ roomId, mode }),
    JSON.stringify({ place: { roomId, mode, practiceKey }, intent }),
  )

/** Called once the outcome has been shown. */
export const forgetIntent = (place: Place): void => removeStored('session', nameOf(place))

/** The quote sent to this room from this tab whose outcome no page has shown yet; null for none. */
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
