import { useState } from 'react'
import type { RoomMe } from '#src/model/bidding/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { OwnStanding } from './standing.ts'

/**
 * `led`: whether the own quote led when that was last known. `own`: the best own quote; '' for none, undefined while unknown.
 * `least`: the amount that would have sufficed when it was outbid, while that is news.
 */
type Known = { led: boolean; own: string | undefined; least: string | null }

const ownBest = (me: RoomMe | null | undefined): string | undefined => (me?.bidNo ? (me.ownBest ?? '') : undefined)

const isRaised = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && Boolean(now) && (before === '' || compareMoney(now!, before) > 0)

function knownAfter(known: Known, standing: OwnStanding | null, me: RoomMe | null | undefined): Known {
  const own = ownBest(me)
  if (standing?.kind === 'leading') return { led: true, own, least: null }
  if (standing && 'least' in standing) {
    // It may have led for less than a frame.
    const isNews = known.led || isRaised(known.own, own) || known.least === standing.least
    return { led: false, own, least: isNews ? standing.least : null }
  }
  // Without a connection nothing is reported as outbid; what happened meanwhile is news after reconnecting.
  return { led: known.led && standing !== null, own: standing === null ? own : known.own, least: null }
}

/** Whether being outbid is news: until the minimum changes, the own quote leads again, or the room ends. */
export function useOutbid(standing: OwnStanding | null, me: RoomMe | null | undefined): boolean {
  const [known, setKnown] = useState<Known>({ led: false, own: ownBest(me), least: null })
  const next = knownAfter(known, standing, me)
  if (next.led !== known.led || next.own !== known.own || next.least !== known.least) setKnown(next)
  return next.least !== null
}
