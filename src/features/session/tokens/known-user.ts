import * as z from 'zod/mini'
import { maskedLoginName } from '#src/model/session/login-name.ts'
import { userInfo } from '#src/model/session/schema.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { isLockedState, type SessionState } from '../reducer.ts'

/** Name, portrait and state of the person: in this tab alone, for its first paint. A sign-out removes it with all keys of the person. */
const key = 'mine:user:v1'
const knownUser = z.object({
  baseUserId: z.string(),
  username: z.nullable(z.string()),
  userInfo: z.nullable(userInfo),
})

const maskMark = '****'
export const isMasked = (name: string): boolean => name.includes(maskMark)

/**
 * After the browser was closed a locked screen has no token left to ask whose session it is. So it keeps the login name, with most of
 * it hidden: enough for its owner, who types the whole one, and no use to anyone else.
 */
function hintOf(state: SessionState): string | null {
  if (!isLockedState(state)) return null
  const { username, userInfo: info } = state
  if (info?.loginName) return maskedLoginName(info.loginName)
  return username && isMasked(username) ? username : null
}

/** The session as all tabs of the browser share it, and as it outlives them: without the person's name. */
export const withoutUser = (state: SessionState): SessionState => ({
  ...state,
  userInfo: null,
  username: hintOf(state),
})

/** The shared session with the name that this tab knows for its account. */
export function withUser(stored: SessionState, own: SessionState | null): SessionState {
  if (stored.baseUserId === null || stored.userInfo !== null) return stored
  const known = own?.baseUserId === stored.baseUserId ? own : storedUser(stored.baseUserId)
  return known ? { ...stored, userInfo: known.userInfo, username: known.username ?? stored.username } : stored
}

function storedUser(baseUserId: string) {
  try {
    const known = knownUser.safeParse(JSON.parse(readStored('session', key) ?? 'null')).data
    return known?.baseUserId === baseUserId ? known : null
  } catch {
    return null
  }
}

export function storeUser({ baseUserId, username, userInfo: info }: SessionState): void {
  if (baseUserId === null) removeStored('session', key)
  else writeStored('session', key, JSON.stringify({ baseUserId, username, userInfo: info }))
}
