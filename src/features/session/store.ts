import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { displayName } from '#src/model/session/display-name.ts'
import { persistIn } from '#src/shared/lib/storage.ts'
import { type SessionEvent, sessionAfter, type SessionState, sessionState, signedOut } from './state.ts'

export const sessionKey = 'session:v1'

/** Who is signed in. Only `tell` changes it. */
export const useSession = create<SessionState>()(
  persist(() => signedOut, {
    name: sessionKey,
    storage: persistIn<SessionState>('local'),
    merge: (saved, fresh) => sessionState.safeParse(saved).data ?? fresh,
  }),
)

export const tell = (event: SessionEvent): void => useSession.setState((state) => sessionAfter(state, event), true)

export const isSignedIn = (): boolean => useSession.getState().baseUserId !== null
export const accessToken = (): string | null => useSession.getState().accessToken

/** The name the header shows, or null for a visitor (AC-04). */
export const useDisplayName = (): string | null =>
  useSession(({ baseUserId, userInfo, username }) =>
    baseUserId ? displayName({ authStatus: userInfo?.authStatus, loginName: userInfo?.loginName, username }) : null,
  )
