import { newSecret } from '../new-id.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const shape = /^[\w-]{16,64}$/

/** An id that this browser stores until it is deleted. */
function storedId(key: string) {
  let held: string | null = null
  return {
    id: (): string => {
      if (held) return held
      const stored = readStored('local', key)
      held = stored && shape.test(stored) ? stored : newSecret()
      if (held !== stored) writeStored('local', key, held)
      return held
    },
    forget: (): void => {
      // Another tab may have created a new one already.
      if (held === null || readStored('local', key) === held) removeStored('local', key)
      held = null
    },
  }
}

const desk = storedId('visitor:v1')
const viewer = storedId('viewer:v1')

/** The id of this browser at the service desk, and the secret that opens its conversation. */
export const visitorId = desk.id

/** The id under which this browser is counted among the viewers. It appears in addresses and is therefore not secret. */
export const viewerId = viewer.id

const listeners = new Set<() => void>()

/** Called when the ids of the browser change; returns its undo. */
export const onVisitorForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Changes the ids of the browser: the next person must not read the former one's conversation with the desk. */
export function forgetVisitor(): void {
  desk.forget()
  viewer.forget()
  for (const listener of listeners) listener()
}
