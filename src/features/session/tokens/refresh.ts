import { call } from '#src/api/client.ts'
import { refreshLogin } from '#src/api/endpoints/renewal.ts'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import { tokenCodesToCaller } from '#src/api/token-call.ts'
import { clientId, clientSecret } from '#src/shared/config/client-id.ts'
import { isUnsentAnywhere } from '#src/shared/lib/chunk-reload.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { isServerTimeKnown, serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { endSession, goToSignIn, isLeaving, isPrivatePlace } from '../sign-out.ts'
import { claim } from './cross-tab-lock.ts'
import { returnPath } from '../screen-lock/screen-lock.ts'
import type { SessionState } from '../reducer.ts'
import { adoptStored, dispatch, useSession } from '../store.ts'
import { messageOf, accountDisabledText } from '../labels.ts'

/** Spec 4 and 9. */
const checkEveryMs = 10_000
const tokenTimeSeconds = 3000
/** A token that seems younger than this met a clock that was set back. */
const clockSlackSeconds = 60
/** A token younger than this is not refused for its age, and a new one would be refused as well (SE-03). */
const youngSeconds = 60

type Cause = 'age' | 'visible' | 'refused'
const limits: Record<Cause, number> = {
  age: tokenTimeSeconds,
  visible: -Infinity,
  refused: youngSeconds,
}

/** Seconds since the token was received. After a clock was set back the age is unknown, so the token counts as old. */
function ageSeconds({ tokenAt }: SessionState, now: number): number {
  const age = (now - tokenAt) / 1000
  return age < -clockSlackSeconds ? Infinity : age
}

/** Whether the token is to be refreshed: for its age, because the tab became visible (SE-06), or because it was refused. */
export function isDue(state: SessionState, cause: Cause, now: number): boolean {
  return state.refreshToken !== null && ageSeconds(state, now) >= limits[cause]
}

/**
 * Only the exchange knows the age of the token for certain. The page's estimate of the exchange's time stops
 * while the machine sleeps, and the machine's clock may be wrong: it suffices that one of them calls the token old enough.
 */
const isRefusedForAge = (state: SessionState): boolean =>
  isDue(state, 'refused', serverNow()) || isDue(state, 'refused', Date.now())

/** Maximum length of a session, ms; with NaN, the setting being absent, there is none. */
const sessionMs = (): number => Number(import.meta.env.VITE_SESSION_HOURS) * 3_600_000

/**
 * Whether the session has reached its maximum length, regardless of activity (deviation D22). The machine's clock alone may be
 * wrong by more than that, so before the first answer no session is over.
 */
const isOver = ({ baseUserId, begunAt }: SessionState): boolean =>
  baseUserId !== null && isServerTimeKnown() && serverNow() - begunAt >= sessionMs()

/** Ends a session that is over, with a message in the tab that finds it first. */
function endWhenOver(): void {
  adoptStored()
  // An unsettled bid is waited for, in whichever tab it was made.
  if (isUnsentAnywhere() || !isOver(useSession.getState())) return
  const message = translate('您已登录满 {{count}} 小时，为保护账户安全，请重新登录', { count: sessionMs() / 3_600_000 })
  showToast('warning', message)
  endSession({ type: 'signed-out' }, () => goToSignIn(returnPath() ?? herePath()))
}

const encodedSecret = () => btoa(clientSecret)

/** Leaves a private page. A public one stays: the dialog that follows leads to the login page (SE-03). */
const leavePrivate = (): void => {
  if (isPrivatePlace(herePath())) goToSignIn()
}

function refused({ generation, refreshToken }: SessionState, message: string | null, leave: () => void): void {
  // Another tab has refreshed this token already: its session continues without a message.
  adoptStored()
  const now = useSession.getState()
  if (now.generation !== generation || now.refreshToken !== refreshToken) return
  if (message) showToast('error', translate(message))
  endSession({ type: 'refresh-failed', generation, reason: 'refused' }, leave)
}

/**
 * The token whose refresh was requested last. A request whose answer was lost, or whose page was closed, may have used it up all the
 * same; the exchange accepts it for a short grace period and then treats its use as theft.
 */
const requestedKey = 'refresh-state:v1'
const nameOf = ({ generation, tokenAt }: SessionState): string => `${generation}:${tokenAt}`
const isUnanswered = (state: SessionState): boolean =>
  state.refreshToken !== null && readStored('local', requestedKey) === nameOf(state)

/** Why no answer came; null when one came. */
type Trouble = NetworkError | null

async function requestRefresh(state: SessionState, leave: () => void): Promise<Trouble> {
  const { generation, refreshToken } = state
  writeStored('local', requestedKey, nameOf(state))
  try {
    const answer = await call(refreshLogin, {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: encodedSecret(),
      refresh_token: refreshToken!,
    })
    const tokens = { accessToken: answer.access_token, refreshToken: answer.refresh_token, at: serverNow() }
    if (answer.isAllowAccess === false) refused(state, accountDisabledText, leave)
    else dispatch({ type: 'refreshed', generation, tokens })
  } catch (error) {
    if (!(error instanceof ApiError)) {
      dispatch({ type: 'refresh-failed', generation, reason: 'network' })
      return error instanceof NetworkError ? error : new NetworkError('malformed', String(error))
    }
    const isShownHere = (tokenCodesToCaller as readonly number[]).includes(error.reply.code)
    refused(state, isShownHere ? messageOf(error) : null, leave)
  }
  return null
}

type Request = {
  isNeeded: (state: SessionState) => boolean
  /** Waits for a refresh by another tab; otherwise returns at once when one is running. */
  wait: boolean
  /** Navigation when the refresh ends the session. */
  leave?: () => void
}

/** Interval at which a tab checks whether another one has refreshed the token, ms. */
const checkIntervalMs = 100
/** Longer than a call takes, and than the lease of a tab that died lasts. */
const maxChecks = 300

/**
 * Each token is refreshed once over all tabs: the tab claims the token itself, and only a refresh without an answer releases the
 * claim. A tab that still reads a token which another one has used therefore cannot use it again; it continues with the newer one.
 */
async function refreshOnce({ isNeeded, wait, leave = goToSignIn }: Request): Promise<Trouble> {
  for (let check = 0; check < maxChecks; check += 1) {
    // Also adopts the stored session. A session that is over is not refreshed.
    endWhenOver()
    const state = useSession.getState()
    if (!isNeeded(state)) return null
    const release = await claim(`session-refresh:${nameOf(state)}`)
    if (release) {
      adoptStored()
      // During the claim another tab may have refreshed the token and been closed.
      const isCurrent = nameOf(useSession.getState()) === nameOf(state)
      const trouble = isCurrent ? await requestRefresh(state, leave) : null
      if (trouble || !isCurrent) release()
      if (isCurrent) return trouble
    } else if (wait) await delay(checkIntervalMs)
    else return null
  }
  return new NetworkError('timeout', 'another tab refreshes the token')
}

let running: Promise<Trouble> | null = null

/** One refresh at a time in this tab. */
function refresh(request: Request): Promise<Trouble> {
  running ??= refreshOnce(request).finally(() => {
    running = null
  })
  return running
}

const whenDue = (cause: Cause): void => {
  const isNeeded = (state: SessionState) => isDue(state, cause, serverNow()) || isUnanswered(state)
  if (isNeeded(useSession.getState())) void refresh({ isNeeded, wait: false })
}

/**
 * Returns the successor of a token that the exchange refused, however young this page believes it to be: the newer one that is
 * stored or being fetched, else one that is requested now, once for all callers. Null when there is none, or the token
 * is too young to be refused for its age. Rejects without a network, where the session stays (SE-06). `showsDialog`: a dialog shows the refusal.
 */
export async function tokenAfter(refusedToken: string | null, showsDialog = false): Promise<string | null> {
  const held = () => {
    const { accessToken } = useSession.getState()
    return accessToken === refusedToken ? null : accessToken
  }
  const isNeeded = (state: SessionState) => !isLeaving() && state.accessToken === refusedToken && isRefusedForAge(state)
  adoptStored()
  if (held() !== null) return held()
  let trouble = running ? await running : null
  if (trouble === null && isNeeded(useSession.getState()))
    trouble = await refresh({ isNeeded, wait: true, ...(showsDialog ? { leave: leavePrivate } : {}) })
  if (trouble !== null && held() === null) throw trouble
  return held()
}

/** Keeps the token fresh as long as the page lives; returns its undo. */
export function startTokenWatch(): () => void {
  const check = () => {
    endWhenOver()
    whenDue('age')
  }
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') whenDue('visible')
  }
  const timer = setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
