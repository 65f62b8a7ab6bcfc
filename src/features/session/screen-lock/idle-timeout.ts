import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { signsOfLife } from '#src/shared/lib/time/sign-of-life.ts'
import { onStored, readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { isIdleLockPrevented, onIdleLockPrevented } from './idle-lock-prevention.ts'
import { useIdle } from './idle-warning.ts'
import { isLocked, onLocked } from './screen-lock.ts'
import { lockNow } from './screen-lock-sync.ts'
import { isSignedIn, useSession } from '../store.ts'

/** When anybody last did something in any tab of this browser, epoch ms of the machine. */
const activityKey = 'activity:v1'
/** The warning stands so long before the lock (WCAG 2.2.1 wants at least 20 s). */
export const warningMs = 120_000
/** Activity is noted this often at most. */
const noteMs = 5_000
/** While something holds the session open, it is noted this often: well within the shortest time to the warning. */
const heldNoteMs = 60_000

const now = () => Date.now()
let lastHere = now()

const isWatched = () => isSignedIn() && !isLocked()

const lastActivity = (): number => {
  const noted = Number(readStored('local', activityKey) ?? 0)
  // A clock that was set back must not keep the screen open.
  return Math.max(lastHere, noted > now() ? 0 : noted)
}

function noteNow(): void {
  lastHere = now()
  if (isWatched()) writeStored('local', activityKey, String(lastHere))
}

/** Not at every turn: two tabs that answer each other's notes would never end. */
function note(): void {
  if (Math.abs(now() - lastHere) >= noteMs) noteNow()
}

const limitMs = () => useSettings.getState().idleLockMinutes * 60_000

let timer: ReturnType<typeof setTimeout> | undefined

const warn = (locksAt: number | null) => {
  if ((locksAt === null) !== (useIdle.getState().locksAt === null)) useIdle.setState({ locksAt })
}

/** Looks how long nothing was done, warns or locks, and comes back when the next of these is due. */
function look(): void {
  clearTimeout(timer)
  if (!isWatched()) return warn(null)
  // An auction does not wait (WCAG 2.2.1, real-time event); the other tabs must hear of it, or they would lock this one too.
  if (isIdleLockPrevented()) {
    note()
    warn(null)
    timer = setTimeout(look, heldNoteMs)
    return
  }
  const rest = lastActivity() + limitMs() - now()
  if (rest <= 0) {
    warn(null)
    return lockNow()
  }
  warn(rest <= warningMs ? serverNow() + rest : null)
  timer = setTimeout(look, rest <= warningMs ? rest : rest - warningMs)
}

/** The person is still there: the warning goes, here and in the other tabs. */
export function continueSession(): void {
  noteNow()
  look()
}

/** Locks the session when nobody has done anything for the time of the setting. Returns its undo. */
export function watchIdle(): () => void {
  const handleDeed = () => {
    // Once warned, the person answers the warning: a nudge of the table is no answer.
    if (useIdle.getState().locksAt === null && isWatched()) note()
  }
  const undo = [
    onStored('local', activityKey, look),
    useSettings.subscribe(look),
    useSession.subscribe((session, before) => {
      if (session.baseUserId !== before.baseUserId) continueSession()
    }),
    onLocked((locked) => (locked ? look() : continueSession())),
    onIdleLockPrevented(continueSession),
  ]
  for (const deed of signsOfLife) addEventListener(deed, handleDeed, { passive: true, capture: true })
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', look)
  continueSession()
  return () => {
    clearTimeout(timer)
    for (const stop of undo) stop()
    for (const deed of signsOfLife) removeEventListener(deed, handleDeed, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
