import { useState } from 'react'
import { type Direction, directionOf } from '#src/model/bidding/direction/direction.ts'
import type { RoomMe, RoomRules } from '#src/model/bidding/schema.ts'
import type { OwnStanding } from './standing.ts'

/**
 * `led`: whether the own quote led when that was last known. `own`: the best own quote; '' for none, undefined while unknown.
 * `least`: the amount that would have sufficed when it was outbid, while that is news.
 */
type Known = { led: boolean; own: string | undefined; least: string | null }

type Seen = { standing: OwnStanding | null; me: RoomMe | null | undefined; direction: Direction }

const ownBest = (me: RoomMe | null | undefined): string | undefined => (me?.bidNo ? (me.ownBest ?? '') : undefined)

const isBettered = (before: string | undefined, now: string | undefined, { isBetter }: Direction): boolean =>
  before !== undefined && Boolean(now) && (before === '' || isBetter(now!, before))

function knownAfter(known: Known, { standing, me, direction }: Seen): Known {
  const own = ownBest(me)
  if (standing?.kind === 'leading') return { led: true, own, least: null }
  if (standing && 'least' in standing) {
    // It may have led for less than a frame.
    const isNews = known.led || isBettered(known.own, own, direction) || known.least === standing.least
    return { led: false, own, least: isNews ? standing.least : null }
  }
  // Without a connection nothing is reported as outbid; what happened meanwhile is news after reconnecting.
  return { led: known.led && standing !== null, own: standing === null ? own : known.own, least: null }
}

/** Whether being outbid is news: until the minimum changes, the own quote leads again, or the room ends. */
export function useOutbid(
  standing: OwnStanding | null,
  me: RoomMe | null | undefined,
  rules: Pick<RoomRules, 'reverse'> = {},
): boolean {
  const [known, setKnown] = useState<Known>({ led: false, own: ownBest(me), least: null })
  const next = knownAfter(known, { standing, me, direction: directionOf(rules) })
  if (next.led !== known.led || next.own !== known.own || next.least !== known.least) setKnown(next)
  return next.least !== null
}
