import { create } from 'zustand'
import { displayName } from '#src/model/session/login-name.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { sessionKey } from './tokens/session-key.ts'
import { type SessionEvent, sessionAfter, type SessionState, sessionState, signedOut } from './reducer.ts'

/** The session as the browser keeps it for all its tabs; null when there is none or it does not fit. */
function storedSession(): SessionState | null {
  try {
    const kept: unknown = JSON.parse(readStored('local', sessionKey) ?? 'null')
    const state = typeof kept === 'object' && kept && 'state' in kept ? kept.state : null
    return sessionState.safeParse(state).data ?? null
  } catch {
    return null
  }
}

const keep = (state: SessionState) => writeStored('local', sessionKey, JSON.stringify({ state, version: 0 }))

/** Who is signed in. Only `tell` and `hear` change it. */
export const useSession = create<SessionState>()(() => storedSession() ?? signedOut)

/**
 * The other tabs' news may still be on their way when something happens in this one. What is stored is the truth: a tab
 * that answers from memory could bring an ended session back to life.
 */
const isOlder = (own: SessionState, stored: SessionState): boolean =>
  stored.generation > own.generation || (stored.generation === own.generation && stored.tokenAt >= own.tokenAt)

const differ = (one: SessionState, other: SessionState): boolean => JSON.stringify(one) !== JSON.stringify(other)

type Listener = (event: SessionEvent, before: SessionState) => void
const listeners = new Set<Listener>()

/** Called after the session has changed, with what happened and what was before; returns its undo. */
export const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Takes over what is stored when it is newer than what this tab knows. */
export function adoptStored(): void {
  const own = useSession.getState()
  const state = storedSession()
  if (state && isOlder(own, state) && differ(own, state)) dispatch({ type: 'heard', state })
}

/** Something happened to the session: here, or, as `heard`, in another tab, and then nothing is written back. */
export function dispatch(event: SessionEvent): void {
  if (event.type !== 'heard') adoptStored()
  const before = useSession.getState()
  const after = sessionAfter(before, event)
  if (after === before) return
  useSession.setState(after, true)
  if (event.type !== 'heard') keep(after)
  for (const listener of listeners) listener(event, before)
}

/** Whether there is anything for other tabs to read. */
export const isStored = (): boolean => storedSession() !== null

/** Takes over what another tab wrote. A session that was wiped from storage has ended. */
export function syncFromStorage(): void {
  const own = useSession.getState()
  const state = storedSession() ?? { ...signedOut, generation: own.generation + 1 }
  if (differ(own, state)) dispatch({ type: 'heard', state })
}

export const isSignedIn = (): boolean => useSession.getState().baseUserId !== null
export const accessToken = (): string | null => useSession.getState().accessToken

/** Whether somebody is signed in: a user id in the store, which begins as what local storage holds (RT-11). */
export const useSignedIn = (): boolean => useSession(({ baseUserId }) => baseUserId !== null)

/** The name the header shows, or null for a visitor (AC-04). */
export const useDisplayName = (): string | null =>
  useSession(({ baseUserId, userInfo, username }) =>
    baseUserId ? displayName({ authStatus: userInfo?.authStatus, loginName: userInfo?.loginName, username }) : null,
  )
