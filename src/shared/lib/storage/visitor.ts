import { newId } from '../new-id.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const shape = /^[\w-]{16,64}$/

/** A name that this browser keeps until it is forgotten. */
function keptName(key: string) {
  let held: string | null = null
  return {
    id: (): string => {
      if (held) return held
      const stored = readStored('local', key)
      held = stored && shape.test(stored) ? stored : newId()
      if (held !== stored) writeStored('local', key, held)
      return held
    },
    forget: (): void => {
      // Another tab that heard of it first may have taken one already.
      if (held === null || readStored('local', key) === held) removeStored('local', key)
      held = null
    },
  }
}

const desk = keptName('visitor:v1')
const viewer = keptName('viewer:v1')

/** The name of this browser at the service desk, and the secret that opens its conversation. */
export const visitorId = desk.id

/** The name under which this browser is counted among those who look. It travels in addresses, and so is no secret of anything. */
export const viewerId = viewer.id

const listeners = new Set<() => void>()

/** Called when the browser has another name from now on; returns its undo. */
export const onVisitorForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whoever sits here next may not read what the person before said to the desk: the browser takes other names. */
export function forgetVisitor(): void {
  desk.forget()
  viewer.forget()
  for (const listener of listeners) listener()
}
