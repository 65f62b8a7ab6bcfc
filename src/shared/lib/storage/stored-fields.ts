import * as z from 'zod/mini'
import { draftName, held, isSessionOver, reclaim } from './draft-owner.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

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
      const text = JSON.stringify(Object.fromEntries(filled))
      if (filled.length === 0) forget()
      else if (isSessionOver(name)) held.set(name, text)
      else writeStored('session', name, text)
    },
    /** Called after sending. */
    forget,
  }
}
