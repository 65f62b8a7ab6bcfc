import { useEffect, useRef, useState } from 'react'
import { useT } from '#src/shared/lib/i18n.ts'
import { useNow } from '#src/shared/lib/heartbeat.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { createAnnouncer } from '../announcing.ts'
import { isReliable } from '../lock.ts'
import type { RoomView } from '../room-view.ts'
import { isSealedNow } from '../sealed.ts'
import { bigAmount } from '../show.ts'
import { ownStanding, standingText } from '../standing.ts'
import { lockWords, milestoneWords } from '../words.ts'

const milestones = Object.keys(milestoneWords)
  .map(Number)
  .sort((a, b) => a - b)

/** Where the room is, the price and who leads; the place alone while the rest is nobody's business, or there is none. */
function useStandNews(room: RoomView, place: string): string {
  const t = useT()
  const { seq, current, rules, me } = room
  if (isSealedNow(room) || seq === 0 || !current) return place
  const { figure, unit } = bigAmount(current, rules)
  const values = { place, amount: `${figure} ${t(unit)}`, count: seq }
  if (!me?.bidNo) return t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价', values)
  return me.leading
    ? t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价，您当前领先', values)
    : t('{{place}}，当前价 {{amount}}，第 {{count}} 次报价，不是您领先', values)
}

/** How things stand, in one sentence. */
function useNews(room: RoomView): string {
  const t = useT()
  const { me, result, phase, extensions, paused } = room
  const place = extensions > 0 ? `${t(phase.label)} ${t('第 {{count}} 次延时', { count: extensions })}` : t(phase.label)
  const stand = useStandNews(room, place)
  if (result) return result.bidNo && result.bidNo === me?.bidNo ? t('恭喜您竞得') : t(result.text)
  if (paused) return t('竞价暂停中')
  return stand
}

/** The countdown is silent but for its milestones; each is said once for every end. */
function useMilestone({ phase, paused, result }: RoomView, say: (text: string) => void) {
  const t = useT()
  const now = useNow()
  const left = phase.end && !paused && !result ? phase.end - now : null
  const passed = left === null ? undefined : milestones.find((mark) => left <= mark)
  const known = useRef<number | undefined>(undefined)
  useEffect(() => {
    const before = known.current
    known.current = passed
    if (passed !== undefined && before !== passed && (before === undefined || passed < before) && (left ?? 0) > 0)
      say(t(milestoneWords[passed] ?? ''))
  }, [passed, left, say, t])
}

const isLostOver = (status: PushStatus): boolean => !isReliable(status) && status !== 'connecting' && status !== 'idle'

/** What interrupts: being outbid, and the loss of the line; each once. */
function useAlarm(room: RoomView, status: PushStatus): string {
  const t = useT()
  const leading = room.me?.leading === true
  const [led, setLed] = useState(leading)
  const [alarm, setAlarm] = useState('')
  // Said with the price of this moment, and before anything is drawn: an older price must not be heard once more.
  if (led !== leading) {
    const standing = ownStanding(room, status)
    setLed(leading)
    setAlarm(led && standing && 'least' in standing ? standingText(standing, room, t) : '')
  }
  const isLost = isLostOver(status)
  // What was said before the loss is not news when the line is back.
  if (isLost && alarm !== '') setAlarm('')
  return isLost ? t(lockWords.line) : alarm
}

/** Two unseen regions: one that tells the newest state at most every three seconds, one that interrupts (quality, C4). */
export function Announcements({ room, status }: { room: RoomView; status: PushStatus }) {
  const [said, setSaid] = useState('')
  const [announcer] = useState(() => createAnnouncer(setSaid))
  useEffect(() => announcer.stop, [announcer])
  const news = useNews(room)
  useEffect(() => announcer.say(news), [announcer, news])
  useMilestone(room, announcer.say)
  const alarm = useAlarm(room, status)
  return (
    <div className="unseen">
      <div aria-live="polite" aria-atomic data-testid="polite">
        {said}
      </div>
      <div aria-live="assertive" aria-atomic data-testid="assertive">
        {alarm}
      </div>
    </div>
  )
}
