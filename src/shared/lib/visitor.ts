import { newId } from './new-id.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'visitor:v1'
const shape = /^[\w-]{16,64}$/

let held: string | null = null

/** The name of this browser at the service desk, and the secret that opens its conversation. */
export function visitorId(): string {
  if (held) return held
  const stored = readStored('local', key)
  held = stored && shape.test(stored) ? stored : newId()
  if (held !== stored) writeStored('local', key, held)
  return held
}

const listeners = new Set<() => void>()

/** Called when the browser has another name from now on; returns its undo. */
export const onVisitorForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whoever sits here next may not read what the person before said to the desk: the browser takes another name. */
export function forgetVisitor(): void {
  // Another tab that heard of it first may have taken one already.
  if (held === null || readStored('local', key) === held) removeStored('local', key)
  held = null
  for (const listener of listeners) listener()
}
