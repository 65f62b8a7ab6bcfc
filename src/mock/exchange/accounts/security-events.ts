import type { SecurityEvent, SecurityEventKind } from '#src/model/account/schema.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'

/** Events of one account that are kept of each kind: failures of a stranger push no sign-in out of the list. */
export const securityEventsMax = 50
/** Like events within this time are one entry, ms. */
const mergeMs = 10 * 60_000

export type SecurityEvents = {
  add: (userId: string, kind: SecurityEventKind, actor: Actor) => void
  /** Newest first. */
  of: (userId: string) => SecurityEvent[]
  forget: (userId: string) => void
}

/** Sign-ins with their outcome, and refused access, of each account (ASVS 16.3.1, 16.3.2). */
export function createSecurityEvents(core: Core): SecurityEvents {
  const events = new Map<string, SecurityEvent[]>()
  let added = 0
  const of = (userId: string): SecurityEvent[] => events.get(userId) ?? []

  return {
    add: (userId, kind, { agent = '', place = null }) => {
      const known = of(userId)
      const last = known.find((event) => event.kind === kind)
      const isRepeated =
        kind !== 'signed-in' && last?.agent === agent && last.place === place && core.now() - last.at < mergeMs
      added += 1
      const event = {
        id: `S${added}`,
        kind,
        at: core.now(),
        agent,
        place,
        count: isRepeated ? last.count + 1 : 1,
      }
      const others = isRepeated ? known.filter((one) => one !== last) : known
      const alike = [event, ...others.filter((one) => one.kind === kind)].slice(0, securityEventsMax)
      events.set(
        userId,
        [...alike, ...others.filter((one) => one.kind !== kind)].toSorted((a, b) => b.at - a.at),
      )
    },
    of,
    forget: (userId) => void events.delete(userId),
  }
}
