import * as z from 'zod/mini'
import { draftName, held, reclaim, writeHere } from './draft-owner.ts'
import { readStored, removeStored } from './storage.ts'

const texts = z.record(z.string(), z.string())
type Texts = z.output<typeof texts>

/**
 * Stores the values of a few fields over a reload: in this tab alone, under the id of the user who is signed in when the fields
 * are mounted.
 */
export function storedFields(key: string) {
  const name = draftName(`typed-${key}`, 1)
  const forget = (): void => {
    removeStored('session', name)
    held.delete(name)
  }
  return {
    /** The stored values, by field. */
    before: (): Texts => {
      reclaim(name)
      try {
        return texts.safeParse(JSON.parse(readStored('session', name) ?? '{}')).data ?? {}
      } catch {
        return {}
      }
    },
    /** Empty fields are not stored. */
    keep: (values: Texts): void => {
      const filled = Object.entries(values).filter(([, text]) => text !== '')
      if (filled.length === 0) forget()
      else writeHere(name, JSON.stringify(Object.fromEntries(filled)))
    },
    /** Called after sending. */
    forget,
  }
}
