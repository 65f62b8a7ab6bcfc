import * as z from 'zod/mini'
import { json } from '#src/model/contract/text/wire.ts'
import { draftName, timesSignedOut } from '#src/shared/lib/storage/draft-owner.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import type { Unsent } from './options.ts'

const unsentOfWindows = z.record(z.string(), z.object({ version: z.number(), steps: z.array(json) }))
type UnsentOfWindows = z.output<typeof unsentOfWindows>

/** Without locks a window cannot know that another one has ended, and takes only what is its own. */
const kind = () => ('locks' in navigator ? 'local' : 'session')

/** Unsent steps of one user on one contract, by the window that they were typed in. */
export function unsentStorage(contractId: string) {
  const name = draftName(`contract-text-${contractId}`, 1)
  const session = timesSignedOut()
  const read = (): UnsentOfWindows => {
    try {
      return unsentOfWindows.safeParse(JSON.parse(readStored(kind(), name) ?? '{}')).data ?? {}
    } catch {
      return {}
    }
  }
  return {
    read,
    /** False if nothing can be stored. */
    write: (clientId: string, unsent: Unsent | null): boolean => {
      // After a sign-out the next user may be at this browser.
      if (timesSignedOut() !== session) return false
      const { [clientId]: _before, ...others } = read()
      const all = unsent ? { ...others, [clientId]: unsent } : others
      if (Object.keys(all).length > 0) return writeStored(kind(), name, JSON.stringify(all))
      removeStored(kind(), name)
      return true
    },
  }
}

/** Holds the lock of a window as long as it is open; null when another window holds it. */
export function holdWindow(clientId: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    void navigator.locks.request(`contract-text:${clientId}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => {
        resolve(release)
      })
    })
  })
}
