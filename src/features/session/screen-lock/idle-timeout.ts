import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { inputEvents } from '#src/shared/lib/time/first-input.ts'
import { onStored, readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { isIdleLockPrevented, onIdleLockPrevented } from './idle-lock-prevention.ts'
import { useIdle } from './idle-warning.ts'
import { isLocked, onLocked } from './screen-lock.ts'
import { lockNow } from './screen-lock-sync.ts'
import { isSignedIn, useSession } from '../store.ts'

/** Last activity in any tab of this browser, epoch ms of the machine. */
const activityKey = 'activity:v1'
/** The warning is shown this long before the lock (WCAG 2.2.1 requires at least 20 s). */
export const warningMs = 120_000
/** Minimum interval between stored activity times. */
const noteMs = 5_000
/** While the idle lock is prevented, activity is stored this often: well within the shortest time to the warning. */
const heldNoteMs = 60_000

/** A clock that was set back by less has hardly moved; after more the time of an activity is unknown, and it does not count. */
const clockSlackMs = 60_000

const now = () => Date.now()
let lastHere = 0

const isWatched = () => isSignedIn() && !isLocked()

const counted = (at: number): number => (at > now() + clockSlackMs ? 0 : Math.min(at, now()))

const lastActivity = (): number =>
  Math.max(counted(lastHere), counted(Number(readStored('local', activityKey) ?? 0) || 0))

/** When the person signed in, on the machine's clock: the first activity of a session, also of one that stored no other. */
const signedInAt = (): number => now() - Math.max(0, serverNow() - useSession.getState().begunAt)

function noteNow(): void {
  lastHere = now()
  if (isWatched()) writeStored('local', activityKey, String(lastHere))
}

/** Throttled: two tabs that answer each other's writes would never stop. */
function note(): void {
  if (Math.abs(now() - lastHere) >= noteMs) noteNow()
}

const limitMs = () => useSettings.getState().idleLockMinutes * 60_000

let timer: ReturnType<typeof setTimeout> | undefined

const warn = (locksAt: number | null) => {
  if ((locksAt === null) !== (useIdle.getState().locksAt === null)) useIdle.setState({ locksAt })
}

/** Checks the idle time, warns or locks, and schedules the next check. */
function check(): void {
  clearTimeout(timer)
  if (!isWatched()) return warn(null)
  // An auction does not wait (WCAG 2.2.1, real-time event). Stored for the other tabs, which would lock this one too.
  if (isIdleLockPrevented()) {
    note()
    warn(null)
    timer = setTimeout(check, heldNoteMs)
    return
  }
  const rest = lastActivity() + limitMs() - now()
  if (rest <= 0) {
    warn(null)
    return lockNow()
  }
  warn(rest <= warningMs ? serverNow() + rest : null)
  timer = setTimeout(check, rest <= warningMs ? rest : rest - warningMs)
}

/** Dismisses the warning, here and in the other tabs. */
export function continueSession(): void {
  noteNow()
  check()
}

/** Locks the session after the set time without activity, which counts while the browser is closed as well. Returns its undo. */
export function watchIdle(): () => void {
  const handleActivity = () => {
    // While the warning is shown only its answer counts: an accidental pointer movement does not.
    if (useIdle.getState().locksAt === null && isWatched()) note()
  }
  const undo = [
    onStored('local', activityKey, check),
    useSettings.subscribe(check),
    useSession.subscribe((session, before) => {
      if (session.baseUserId !== before.baseUserId) continueSession()
    }),
    onLocked((locked) => (locked ? check() : continueSession())),
    onIdleLockPrevented(continueSession),
  ]
  for (const event of inputEvents) addEventListener(event, handleActivity, { passive: true, capture: true })
  // Timers stop while the machine sleeps.
  document.addEventListener('visibilitychange', check)
  // Opening a page is an activity only if the time was not over before.
  if (isWatched()) lastHere = signedInAt()
  check()
  if (isWatched()) continueSession()
  return () => {
    clearTimeout(timer)
    for (const stop of undo) stop()
    for (const event of inputEvents) removeEventListener(event, handleActivity, { capture: true })
    document.removeEventListener('visibilitychange', check)
  }
}
