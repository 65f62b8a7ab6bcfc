import * as z from 'zod/mini'
import { draftName } from './draft-owner.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const texts = z.record(z.string(), z.string())
type Texts = z.output<typeof texts>

/**
 * What is typed into a few fields and is to be there again when the page was loaded anew: kept in this tab alone, under the name
 * of who is signed in as the fields come.
 */
export function typedIn(key: string) {
  const name = draftName(`typed-${key}`, 1)
  return {
    /** What was typed before, by field. */
    before: (): Texts => {
      try {
        return texts.safeParse(JSON.parse(readStored('session', name) ?? '{}')).data ?? {}
      } catch {
        return {}
      }
    },
    /** Nothing is kept of fields that are empty. */
    keep: (values: Texts): void => {
      const kept = Object.entries(values).filter(([, text]) => text !== '')
      if (kept.length === 0) removeStored('session', name)
      else writeStored('session', name, JSON.stringify(Object.fromEntries(kept)))
    },
    /** It was sent. */
    forget: (): void => removeStored('session', name),
  }
}
