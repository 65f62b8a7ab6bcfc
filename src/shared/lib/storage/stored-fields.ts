import * as z from 'zod/mini'
import { draftName } from './draft-owner.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const texts = z.record(z.string(), z.string())
type Texts = z.output<typeof texts>

/**
 * Stores the values of a few fields over a reload: in this tab alone, under the id of the user who is signed in when the fields
 * are mounted.
 */
export function storedFields(key: string) {
  const name = draftName(`typed-${key}`, 1)
  return {
    /** The stored values, by field. */
    before: (): Texts => {
      try {
        return texts.safeParse(JSON.parse(readStored('session', name) ?? '{}')).data ?? {}
      } catch {
        return {}
      }
    },
    /** Empty fields are not stored. */
    keep: (values: Texts): void => {
      const filled = Object.entries(values).filter(([, text]) => text !== '')
      if (filled.length === 0) removeStored('session', name)
      else writeStored('session', name, JSON.stringify(Object.fromEntries(filled)))
    },
    /** Called after sending. */
    forget: (): void => removeStored('session', name),
  }
}
