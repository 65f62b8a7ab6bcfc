import * as z from 'zod/mini'
import { json } from '#src/model/contract/text/wire.ts'
import { draftName, held, reclaim, timesSignedOut, writeHere } from '#src/shared/lib/storage/draft-owner.ts'
import { hasPrivateText } from '#src/shared/lib/storage/private-parts.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import type { Unsent } from './options.ts'

const unsentOfWindows = z.record(z.string(), z.object({ version: z.number(), steps: z.array(json) }))
type UnsentOfWindows = z.output<typeof unsentOfWindows>

/** What is typed in steps; one letter may be a step of its own. */
const typedIn = ({ steps }: Unsent): string =>
  [...JSON.stringify(steps).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('')

/**
 * Numbers of people stay in this tab, as those of a form do (ASVS 14.3.3). Without locks a window cannot know that another one has
 * ended, and takes only what is its own.
 */
const isForTab = (unsent: Unsent): boolean => !('locks' in navigator) || hasPrivateText(typedIn(unsent))

function parsed(text: string | null | undefined): UnsentOfWindows {
  try {
    return unsentOfWindows.safeParse(JSON.parse(text ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

const entryOf = (clientId: string, unsent: Unsent | null): UnsentOfWindows => (unsent ? { [clientId]: unsent } : {})

/** Unsent steps of one user on one contract, by the window that they were typed in. */
export function unsentStorage(contractId: string) {
  const name = draftName(`contract-text-${contractId}`, 1)
  const session = timesSignedOut()

  const readHere = (): UnsentOfWindows => {
    reclaim(name)
    return parsed(held.get(name) ?? readStored('session', name))
  }
  const replace = (kind: 'local' | 'session', before: UnsentOfWindows, clientId: string, unsent: Unsent | null) => {
    const { [clientId]: _before, ...others } = before
    const all = { ...others, ...entryOf(clientId, unsent) }
    if (Object.keys(all).length > 0)
      return kind === 'local' ? writeStored('local', name, JSON.stringify(all)) : writeHere(name, JSON.stringify(all))
    removeStored(kind, name)
    if (kind === 'session') held.delete(name)
    return true
  }

  return {
    read: (): UnsentOfWindows => ({ ...parsed(readStored('local', name)), ...readHere() }),
    /** False if nothing can be stored. */
    write: (clientId: string, unsent: Unsent | null): boolean => {
      // After a sign-out the next user may be at this browser.
      if (timesSignedOut() !== session) return false
      const [lasting, here] = unsent && isForTab(unsent) ? [null, unsent] : [unsent, null]
      const isStored = replace('session', readHere(), clientId, here)
      return replace('local', parsed(readStored('local', name)), clientId, lasting) && isStored
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
