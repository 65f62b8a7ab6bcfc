import { useState } from 'react'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { useAlarms } from './alarms.ts'
import { connectionBlockerOf } from '../bid/bid-blocker.ts'
import { shownBlocker } from '../bid/shown-blocker.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { bigAmount } from '../price/show.ts'
import { standingText } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { listenMs, useVoice } from './voice.ts'
import { milestoneLabels } from '../labels.ts'

type Known = Pick<Bidding, 'room' | 'standing' | 'isOutbid' | 'isOffline'>

const fixedPrice = 'first-come-first-served'

/** Whether there are a price and a leader that are everybody's business. */
const isContested = (room: RoomView): boolean =>
  !isSealedNow(room) && room.mode !== fixedPrice && room.seq > 0 && Boolean(room.current)

/** Where the room is, the price and who leads; the place alone while the rest is nobody's business, or there is none. */
function useStateSentence({ room, standing }: Known, place: string): string {
  const t = useT()
  const { seq, current, rules, me } = room
  if (me?.hold) return t('标的已为您锁定，请在时限内确认并付款')
  if (!isContested(room)) return place
  const { figure, unit } = bigAmount(current, rules)
  const values = { place, amount: `${figure} ${t(unit)}`, count: seq }
  if (!me?.bidNo) return t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价', values)
  return standing?.kind === 'leading'
    ? t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价，您当前领先', values)
    : t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价，不是您领先', values)
}

/** How things stand, in one sentence; nothing while nobody here knows. */
function useStateAnnouncement(known: Known): string | null {
  const t = useT()
  const { me, result, phase, extensions, paused } = known.room
  const place = extensions > 0 ? `${t(phase.label)} ${t('第 {{count}} 次延时', { count: extensions })}` : t(phase.label)
  const stand = useStateSentence(known, place)
  if (result) return result.bidNo && result.bidNo === me?.bidNo ? t('恭喜您竞得') : t(result.text)
  if (known.isOffline) return null
  return paused ? t('竞价暂停中') : stand
}

const milestones = Object.keys(milestoneLabels).map(Number)

/** When the time that runs here is over; null while none does. */
const endOf = ({ room: { phase, paused, result }, isOffline }: Known): number | null =>
  paused || result || isOffline ? null : (phase.end ?? null)

/** A milestone is told until a fifth of it has gone by: five minutes in the minute after. */
const markAt = (left: number): number | null =>
  milestones.find((mark) => left <= mark && left > mark - mark / 5) ?? null

/** The countdown is silent but for its milestones. An end that moves to where one would be told says so itself. */
function useMilestone(known: Known): string | null {
  const t = useT()
  const now = useNow()
  const end = endOf(known)
  const { id } = known.room.phase
  const mark = end === null ? null : markAt(end - now)
  const [seen, setSeen] = useState<{ id: number; end: number | null; muted: number | null }>({ id, end, muted: null })
  if (seen.end !== end || seen.id !== id) setSeen({ id, end, muted: seen.id === id ? mark : null })
  return mark === null || mark === seen.muted ? null : t(milestoneLabels[mark] ?? '')
}

/** What interrupts: the loss of the line, what became of the own quote or deed, being outbid. */
function useInterruptions({ room, standing, isOutbid, isOffline }: Known, status: PushStatus): string[] {
  const t = useT()
  const raised = useAlarms().map(({ text }) => text)
  const blocker = isOffline && !room.result ? connectionBlockerOf(status) : null
  const line = blocker ? [t(shownBlocker(blocker, room).text)] : []
  return [...line, ...raised, ...(isOutbid && standing ? [standingText(standing, room, t)] : [])]
}

type RegionProps = { says: readonly string[]; manner: 'polite' | 'assertive' }

function Region({ says, manner }: RegionProps) {
  return (
    <div aria-live={manner} aria-atomic data-testid={manner}>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

/**
 * Two visuallyHidden regions, and the only ones of a room: one that tells the newest state at most every three seconds, one that
 * interrupts (quality, C4). What is said is what is shown, and what is shown no more is not left standing there.
 */
export function Announcements({ bidding, status }: { bidding: Known; status: PushStatus }) {
  const news = useStateAnnouncement(bidding)
  const milestone = useMilestone(bidding)
  const polite = useVoice(
    [milestone, news].filter((text) => text !== null),
    listenMs,
  )
  const assertive = useVoice(useInterruptions(bidding, status), 0)
  return (
    <div className="visuallyHidden">
      <Region says={polite} manner="polite" />
      <Region says={assertive} manner="assertive" />
    </div>
  )
}
