import { call } from '#src/api/client.ts'
import { refreshLogin } from '#src/api/endpoints/auth.ts'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import { tokenCodesToCaller } from '#src/api/endpoints/auth.ts'
import { clientId, clientSecret } from '#src/shared/config/client-id.ts'
import { isUnsentAnywhere } from '#src/shared/lib/chunk-reload.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { endSession, goToSignIn, isPrivatePlace } from '../sign-out.ts'
import { claim } from './cross-tab-lock.ts'
import { wayBack } from '../screen-lock/screen-lock.ts'
import type { SessionState } from '../reducer.ts'
import { adoptStored, dispatch, useSession } from '../store.ts'
import { messageOf, notLetInText } from '../labels.ts'

/** Spec 4 and 9. */
const checkEveryMs = 10_000
const tokenTimeSeconds = 3000
/** A token cannot be younger than nothing; one that seems so by more than this met a clock that was set back. */
const clockSlackSeconds = 60
/** A token that has just come and is refused is not refused for its age; another would fare no better (SE-03). */
const justComeSeconds = 60

type Cause = 'age' | 'visible' | 'refused'
const limits: Record<Cause, number> = {
  age: tokenTimeSeconds,
  visible: -Infinity,
  refused: justComeSeconds,
}

/** Seconds since the token came. A clock that was set back says nothing, so such a token counts as old. */
function ageSeconds({ tokenAt }: SessionState, now: number): number {
  const age = (now - tokenAt) / 1000
  return age < -clockSlackSeconds ? Infinity : age
}

/** Whether the token wants a newer one: by its age, because the tab has become visible whatever the age (SE-06), or for being refused. */
export function isDue(state: SessionState, cause: Cause, now: number): boolean {
  return state.refreshToken !== null && ageSeconds(state, now) >= limits[cause]
}

/**
 * The exchange knows better than this page how old its token is. The page's own idea of the exchange's time stands still
 * while the machine sleeps, and the machine's clock may be wrong: that one of them calls the token older than just come is enough.
 */
const isRefusedForAge = (state: SessionState): boolean =>
  isDue(state, 'refused', serverNow()) || isDue(state, 'refused', Date.now())

/** So long a session lasts, ms; none of them is longer than NaN. */
const sessionMs = (): number => Number(import.meta.env.VITE_SESSION_HOURS) * 3_600_000

/** Whether the session has come to its end, whatever was done in it (deviation D22). */
const isOver = ({ baseUserId, begunAt }: SessionState): boolean =>
  baseUserId !== null && serverNow() - begunAt >= sessionMs()

/** A session that is over ends with a word, in each tab that finds it so first. */
function endWhenOver(): void {
  adoptStored()
  // A bid whose outcome is not known yet is waited for, in whichever tab it was made.
  if (isUnsentAnywhere() || !isOver(useSession.getState())) return
  const words = translate('您已登录满 {{count}} 小时，为保护账户安全，请重新登录', { count: sessionMs() / 3_600_000 })
  showToast('warning', words)
  endSession({ type: 'signed-out' }, () => goToSignIn(wayBack() ?? herePath()))
}

const encodedSecret = () => btoa(clientSecret)

/** Away from what only the person may see. What is public stays: the dialog that comes next leads to the login page (SE-03). */
const leavePrivate = (): void => {
  if (isPrivatePlace(herePath())) goToSignIn()
}

function refused({ generation, refreshToken }: SessionState, message: string | null, leave: () => void): void {
  // Another tab was quicker and has turned this very token already: its session goes on, without a word.
  adoptStored()
  const now = useSession.getState()
  if (now.generation !== generation || now.refreshToken !== refreshToken) return
  if (message) showToast('error', translate(message))
  endSession({ type: 'refresh-failed', generation, reason: 'refused' }, leave)
}

/**
 * The token that was asked to be changed last. An answer that got lost on its way, or with its page, may have changed it all the
 * same; it is worth something for moments only, and then an exchange takes it for stolen.
 */
const requestedKey = 'refresh-asked:v1'
const nameOf = ({ generation, tokenAt }: SessionState): string => `${generation}:${tokenAt}`
const isUnanswered = (state: SessionState): boolean =>
  state.refreshToken !== null && readStored('local', requestedKey) === nameOf(state)

/** Why there is no answer; null when there was one. */
type Trouble = NetworkError | null

async function requestRefresh(asked: SessionState, leave: () => void): Promise<Trouble> {
  const { generation, refreshToken } = asked
  writeStored('local', requestedKey, nameOf(asked))
  try {
    const answer = await call(refreshLogin, {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: encodedSecret(),
      refresh_token: refreshToken!,
    })
    const tokens = { accessToken: answer.access_token, refreshToken: answer.refresh_token, at: serverNow() }
    if (answer.isAllowAccess === false) refused(asked, notLetInText, leave)
    else dispatch({ type: 'refreshed', generation, tokens })
  } catch (error) {
    if (!(error instanceof ApiError)) {
      dispatch({ type: 'refresh-failed', generation, reason: 'network' })
      return error instanceof NetworkError ? error : new NetworkError('malformed', String(error))
    }
    const leftToUs = (tokenCodesToCaller as readonly number[]).includes(error.reply.code)
    refused(asked, leftToUs ? messageOf(error) : null, leave)
  }
  return null
}

type Request = {
  isNeeded: (state: SessionState) => boolean
  /** Waits for the refresh of another tab; otherwise that one is reason enough to do nothing. */
  wait: boolean
  /** Where to, when the session ends by it. */
  leave?: () => void
}

/** How often a tab looks whether another one has refreshed the token, ms. */
const lookEveryMs = 100
/** Longer than a call takes, and than the lease of a tab that died lasts. */
const mostLooks = 300

/**
 * Each token is refreshed once, over all tabs: the token itself is claimed, and only a refresh that got no answer gives the claim
 * back. So a tab that still reads a token which another one has used cannot use it again; it goes on when the newer one has come.
 */
async function refreshOnce({ isNeeded, wait, leave = goToSignIn }: Request): Promise<Trouble> {
  for (let look = 0; look < mostLooks; look += 1) {
    // Also takes over what is stored. A session that is over is not renewed.
    endWhenOver()
    const state = useSession.getState()
    if (!isNeeded(state)) return null
    const release = await claim(`session-refresh:${nameOf(state)}`)
    if (release) {
      adoptStored()
      // The claim takes its time: another tab may have refreshed the token meanwhile, and have been closed.
      const isCurrent = nameOf(useSession.getState()) === nameOf(state)
      const trouble = isCurrent ? await requestRefresh(state, leave) : null
      if (trouble || !isCurrent) release()
      if (isCurrent) return trouble
    } else if (wait) await delay(lookEveryMs)
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
 * After the exchange refused a token, however young this page believes it to be: the newer one that is there already or is
 * on its way, else the one that is asked for now, once for all that wait. Null when there is none to be had, or the token
 * has just come, and the refusal stands. Rejects when nobody can tell: without a network the session stays (SE-06). `asks`: the refusal is said in a dialog.
 */
export async function tokenAfter(refusedToken: string | null, asks = false): Promise<string | null> {
  const held = () => {
    const { accessToken } = useSession.getState()
    return accessToken === refusedToken ? null : accessToken
  }
  const isNeeded = (state: SessionState) => state.accessToken === refusedToken && isRefusedForAge(state)
  adoptStored()
  if (held() !== null) return held()
  let trouble = running ? await running : null
  if (trouble === null && isNeeded(useSession.getState()))
    trouble = await refresh({ isNeeded, wait: true, ...(asks ? { leave: leavePrivate } : {}) })
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
