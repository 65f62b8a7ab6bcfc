import { create } from 'zustand'
import { displayName } from '#src/model/session/login-name.ts'
import { storeUser, withoutUser, withUser } from './tokens/known-user.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { sessionKey } from './tokens/session-key.ts'
import { type SessionEvent, sessionAfter, type SessionState, sessionState, signedOut } from './reducer.ts'

/** The session as stored for all tabs of the browser; null when there is none or it does not match the schema. */
function storedSession(own: SessionState | null): SessionState | null {
  try {
    const value: unknown = JSON.parse(readStored('local', sessionKey) ?? 'null')
    const state = typeof value === 'object' && value && 'state' in value ? value.state : null
    const stored = sessionState.safeParse(state).data
    return stored ? withUser(stored, own) : null
  } catch {
    return null
  }
}

function keep(state: SessionState): void {
  storeUser(state)
  const text = JSON.stringify({ state: withoutUser(state), version: 0 })
  // A name alone is nothing to the other tabs.
  if (text !== readStored('local', sessionKey)) writeStored('local', sessionKey, text)
}

/** Removes the name from a session that an earlier version of the portal has stored. */
export function dropStoredName(): void {
  if (storedSession(null) !== null) keep(useSession.getState())
}

/** The session of this tab. Only `dispatch` and `syncFromStorage` change it. */
export const useSession = create<SessionState>()(() => storedSession(null) ?? signedOut)

/**
 * Changes of other tabs may not have arrived yet when this one acts. The stored session decides: a tab
 * that writes from memory could restore an ended session.
 */
const isOlder = (own: SessionState, stored: SessionState): boolean =>
  stored.generation > own.generation || (stored.generation === own.generation && stored.tokenAt >= own.tokenAt)

const differ = (one: SessionState, other: SessionState): boolean => JSON.stringify(one) !== JSON.stringify(other)

type Listener = (event: SessionEvent, before: SessionState) => void
const listeners = new Set<Listener>()

/** Calls the listener after each change with the event and the state before; returns its undo. */
export const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Takes over the stored session when it is newer than that of this tab. */
export function adoptStored(): void {
  const own = useSession.getState()
  const state = storedSession(own)
  if (state && isOlder(own, state) && differ(own, state)) dispatch({ type: 'synced', state })
}

/** Applies an event. One of another tab, `synced`, is not written back. */
export function dispatch(event: SessionEvent): void {
  if (event.type !== 'synced') adoptStored()
  const before = useSession.getState()
  const after = sessionAfter(before, event)
  if (after === before) return
  useSession.setState(after, true)
  if (event.type !== 'synced') keep(after)
  for (const listener of listeners) listener(event, before)
}

/** Whether storage holds a session for other tabs to read. */
export const isStored = (): boolean => storedSession(null) !== null

/** Takes over the session that another tab stored. One that was cleared from storage has ended. */
export function syncFromStorage(): void {
  const own = useSession.getState()
  const state = storedSession(own) ?? { ...signedOut, generation: own.generation + 1 }
  if (differ(own, state)) dispatch({ type: 'synced', state })
}

export const isSignedIn = (): boolean => useSession.getState().baseUserId !== null
export const accessToken = (): string | null => useSession.getState().accessToken

/** Whether a user is signed in: a user id in the store, which starts from local storage (RT-11). */
export const useSignedIn = (): boolean => useSession(({ baseUserId }) => baseUserId !== null)

/** The name the header shows, or null for a visitor (AC-04); empty until a new tab has learnt it. */
export const useDisplayName = (): string | null =>
  useSession(({ baseUserId, userInfo, username }) =>
    baseUserId
      ? (displayName({ authStatus: userInfo?.authStatus, loginName: userInfo?.loginName, username }) ?? '')
      : null,
  )
