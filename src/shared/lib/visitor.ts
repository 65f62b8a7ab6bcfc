import { readStored, writeStored } from './storage.ts'

const key = 'visitor:v1'
const shape = /^[\w-]{16,64}$/

let held: string | null = null

/** `randomUUID` exists only in secure contexts. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The name of this browser at the service desk, and the secret that opens its conversation. */
export function visitorId(): string {
  if (held) return held
  const stored = readStored('local', key)
  held = stored && shape.test(stored) ? stored : newId()
  if (held !== stored) writeStored('local', key, held)
  return held
}
