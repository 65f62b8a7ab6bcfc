import { paths } from '#src/model/paths.ts'
import { herePath } from '#src/shared/lib/navigation.ts'
import { serverNow } from '#src/shared/lib/server-time.ts'
import { useSettings } from '#src/shared/lib/settings.ts'
import { onStored, readStored, writeStored } from '#src/shared/lib/storage.ts'
import { useIdle } from './idle-warning.ts'
import { isLocked, onLocked } from './lock.ts'
import { lockNow } from './locking.ts'
import { isSignedIn, useSession } from './store.ts'

/** When anybody last did something in any tab of this browser, epoch ms of the machine. */
const activityKey = 'activity:v1'
/** The warning stands so long before the lock (WCAG 2.2.1 wants at least 20 s). */
export const warningMs = 120_000
/** Activity is noted this often at most. */
const noteMs = 5_000
/** While the quote room is open, this often. */
const lookAgainMs = 60_000
const deeds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const now = () => Date.now()
let lastHere = now()

/** An auction does not wait: whoever is in the quote room is not locked out of it (WCAG 2.2.1, real-time event). */
const isExempt = () => herePath().startsWith(paths.quoteHall)
const isWatched = () => isSignedIn() && !isLocked()

const lastActivity = (): number => {
  const noted = Number(readStored('local', activityKey) ?? 0)
  // A clock that was set back must not keep the screen open.
  return Math.max(lastHere, noted > now() ? 0 : noted)
}

function note(): void {
  if (Math.abs(now() - lastHere) < noteMs) return
  lastHere = now()
  writeStored('local', activityKey, String(lastHere))
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
  if (isExempt()) {
    lastHere = now()
    warn(null)
    timer = setTimeout(look, lookAgainMs)
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
  lastHere = now()
  if (isSignedIn()) writeStored('local', activityKey, String(lastHere))
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
  ]
  for (const deed of deeds) addEventListener(deed, handleDeed, { passive: true, capture: true })
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', look)
  continueSession()
  return () => {
    clearTimeout(timer)
    for (const stop of undo) stop()
    for (const deed of deeds) removeEventListener(deed, handleDeed, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
