import { call } from '#src/api/client.ts'
import { refreshLogin } from '#src/api/endpoints/auth.ts'
import { Refused } from '#src/api/errors.ts'
import { tokenCodesToCaller } from '#src/api/endpoints/auth.ts'
import { clientId, clientSecret } from '#src/shared/config/client-id.ts'
import { translate } from '#src/shared/lib/i18n.ts'
import { serverNow } from '#src/shared/lib/server-time.ts'
import { tellPerson } from '#src/shared/ui/ask.ts'
import { endSession, goToSignIn } from './ending.ts'
import { exclusively } from './exclusive.ts'
import type { SessionState } from './state.ts'
import { adoptStored, tell, useSession } from './store.ts'
import { messageOf, notLetInText } from './words.ts'

/** Spec 4 and 9. */
export const checkEveryMs = 10_000
export const tokenTimeSeconds = 3000
/** Somebody who switches between tabs does not get a new token each time. */
export const visiblePauseSeconds = 60

type Cause = 'age' | 'visible'

/** Seconds since the token came. A clock that was set back says nothing, so such a token counts as old. */
function ageSeconds({ tokenAt }: SessionState, now: number): number {
  const age = (now - tokenAt) / 1000
  return age < -visiblePauseSeconds ? Infinity : age
}

/** Whether the token wants a newer one: by its age (SE-06), or because the tab has become visible. */
export function isDue(state: SessionState, cause: Cause, now: number): boolean {
  const limit = cause === 'age' ? tokenTimeSeconds : visiblePauseSeconds
  return state.refreshToken !== null && ageSeconds(state, now) >= limit
}

const encodedSecret = () => btoa(clientSecret)

function refused({ generation, refreshToken }: SessionState, message: string | null): void {
  // Another tab was quicker and has turned this very token already: its session goes on, without a word.
  adoptStored()
  const now = useSession.getState()
  if (now.generation !== generation || now.refreshToken !== refreshToken) return
  if (message) tellPerson('error', message)
  endSession({ type: 'refresh-failed', generation, reason: 'refused' }, goToSignIn)
}

async function askForNewer(asked: SessionState): Promise<void> {
  const { generation, refreshToken } = asked
  try {
    const answer = await call(refreshLogin, {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: encodedSecret(),
      refresh_token: refreshToken!,
    })
    if (answer.isAllowAccess === false) return refused(asked, translate(notLetInText))
    const tokens = { accessToken: answer.access_token, refreshToken: answer.refresh_token, at: serverNow() }
    tell({ type: 'refreshed', generation, tokens })
  } catch (error) {
    if (!(error instanceof Refused)) return tell({ type: 'refresh-failed', generation, reason: 'network' })
    const leftToUs = (tokenCodesToCaller as readonly number[]).includes(error.reply.code)
    refused(asked, leftToUs ? messageOf(error) : null)
  }
}

let running: Promise<void> | null = null

/** One refresh at a time, over all tabs. Whoever gets its turn after another looks first whether there still is a need. */
function refresh(cause: Cause, wait: boolean): Promise<void> {
  running ??= exclusively(
    'session-refresh',
    async () => {
      adoptStored()
      const state = useSession.getState()
      if (isDue(state, cause, serverNow())) await askForNewer(state)
    },
    { wait },
  ).finally(() => {
    running = null
  })
  return running
}

/**
 * After the exchange refused a token: the newer one, waited for when a refresh runs or is overdue (a laptop that slept);
 * null when there is none to be had, and the refusal stands.
 */
export async function tokenAfter(refusedToken: string | null): Promise<string | null> {
  const held = () => {
    const { accessToken } = useSession.getState()
    return accessToken === refusedToken ? null : accessToken
  }
  adoptStored()
  if (held() !== null) return held()
  if (running) await running
  if (held() === null && isDue(useSession.getState(), 'age', serverNow())) await refresh('age', true)
  return held()
}

/** Keeps the token fresh as long as the page lives; returns its undo. */
export function startTokenWatch(): () => void {
  let visibleAt = -Infinity
  const check = () => {
    if (isDue(useSession.getState(), 'age', serverNow())) void refresh('age', false)
  }
  const handleVisibility = () => {
    if (document.visibilityState !== 'visible') return
    const now = performance.now()
    if (now - visibleAt < visiblePauseSeconds * 1000) return
    visibleAt = now
    if (isDue(useSession.getState(), 'visible', serverNow())) void refresh('visible', false)
  }
  const timer = setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
