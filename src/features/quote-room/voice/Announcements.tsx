import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { useState } from 'react'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { useAlarms } from './alarms.ts'
import { connectionBlockerOf } from '../bid/bid-blocker.ts'
import { shownBlocker } from '../bid/shown-blocker.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { roomAmount } from '../price/show.ts'
import { standingText } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { listenMs, useVoice } from './voice.ts'
import { endingLabels, milestoneLabels } from '../labels.ts'
import { useRoomT } from '../state/room-text.ts'

type Known = Pick<Bidding, 'room' | 'typeCode' | 'standing' | 'isOutbid' | 'isOffline'>

/** Whether the room has a public price and leader. */
const isContested = (room: RoomView): boolean =>
  !isSealedNow(room) && !hasFixedPrice(room.mode) && room.seq > 0 && Boolean(room.current)

/** Phase, price and leader as a sentence; the phase alone where price and leader are not public. */
function useStateSentence({ room, typeCode, standing }: Known, place: string): string {
  const t = useRoomT()
  const { seq, current, rules, me } = room
  if (me?.hold) return t('标的已为您锁定，请在时限内确认并付款')
  if (!isContested(room)) return place
  const values = { ...priceNameValues(typeCode), place, amount: roomAmount(current, rules), count: seq }
  if (!me?.bidNo) return t('{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价', values)
  return standing?.kind === 'leading'
    ? t('{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您当前领先', values)
    : t('{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您未领先', values)
}

/** The state of the room in one sentence; null while it is unknown. */
function useStateAnnouncement(known: Known): string | null {
  const t = useRoomT()
  const { me, result, phase, extensions, paused } = known.room
  const place = extensions > 0 ? `${t(phase.label)} ${t('第 {{count}} 次延时', { count: extensions })}` : t(phase.label)
  const stand = useStateSentence(known, place)
  if (result) return result.bidNo && result.bidNo === me?.bidNo ? t(endingLabels.won) : t(result.text)
  if (known.isOffline) return null
  return paused ? t('竞价暂停中') : stand
}

const milestones = Object.keys(milestoneLabels).map(Number)

/** The end of the running countdown; null while none runs. */
const endOf = ({ room: { phase, paused, result }, isOffline }: Known): number | null =>
  paused || result || isOffline ? null : (phase.end ?? null)

/** A milestone is announced until a fifth of it has passed: five minutes for one minute. */
const markAt = (left: number): number | null =>
  milestones.find((mark) => left <= mark && left > mark - mark / 5) ?? null

/** Only milestones of the countdown are announced. An end that moves into one is announced by the extension itself. */
function useMilestone(known: Known): string | null {
  const t = useRoomT()
  const now = useNow()
  const end = endOf(known)
  const { id } = known.room.phase
  const mark = end === null ? null : markAt(end - now)
  const [seen, setSeen] = useState<{ id: number; end: number | null; muted: number | null }>({ id, end, muted: null })
  if (seen.end !== end || seen.id !== id) setSeen({ id, end, muted: seen.id === id ? mark : null })
  return mark === null || mark === seen.muted ? null : t(milestoneLabels[mark] ?? '')
}

/** Interrupting announcements: a lost connection, the outcome of an own quote or action, being outbid. */
function useInterruptions({ room, standing, isOutbid, isOffline }: Known, status: PushStatus): string[] {
  const t = useRoomT()
  const raised = useAlarms().map(({ text }) => text)
  const blocker = isOffline && !room.result ? connectionBlockerOf(status) : null
  const lost = blocker ? [t(shownBlocker(blocker, room).text)] : []
  return [...lost, ...raised, ...(isOutbid && standing ? [standingText(standing, room, t)] : [])]
}

type RegionProps = { sentences: readonly string[]; politeness: 'polite' | 'assertive' }

function Region({ sentences, politeness }: RegionProps) {
  return (
    <div aria-live={politeness} aria-atomic data-testid={politeness}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

/**
 * The two live regions of a room: a polite one with the newest state at most every three seconds, and an assertive one
 * (quality, C4). They announce what is shown, and what is no longer shown is removed.
 */
export function Announcements({ bidding, status }: { bidding: Known; status: PushStatus }) {
  const state = useStateAnnouncement(bidding)
  const milestone = useMilestone(bidding)
  const polite = useVoice(
    [milestone, state].filter((text) => text !== null),
    listenMs,
  )
  const assertive = useVoice(useInterruptions(bidding, status), 0)
  return (
    <div className="visuallyHidden">
      <Region sentences={polite} politeness="polite" />
      <Region sentences={assertive} politeness="assertive" />
    </div>
  )
}
