import * as z from 'zod/mini'
import { userInfo, type UserInfo } from '#src/model/session/schema.ts'

export const sessionState = z.object({
  baseUserId: z.nullable(z.string()),
  username: z.nullable(z.string()),
  userInfo: z.nullable(userInfo),
  accessToken: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  /** When the token was issued to this browser, epoch ms of the exchange. */
  tokenAt: z.number(),
  /** When the person signed in, epoch ms of the exchange. */
  begunAt: z.number(),
  /** Of a locked session: replaces the captcha on unlocking, once. */
  pass: z.nullable(z.string()),
  grantType: z.nullable(z.string()),
  isAllowAccess: z.boolean(),
  /** Counts the sessions of this browser, so that a late answer about an old one changes nothing. */
  generation: z.number(),
})
export type SessionState = z.output<typeof sessionState>

export const signedOut: SessionState = {
  baseUserId: null,
  username: null,
  userInfo: null,
  accessToken: null,
  refreshToken: null,
  tokenAt: 0,
  begunAt: 0,
  pass: null,
  grantType: null,
  isAllowAccess: true,
  generation: 0,
}

/**
 * A locked session has an account and no tokens, neither in memory nor in storage: removing the lock by force
 * yields nothing that the exchange accepts.
 */
export const isLockedState = ({ baseUserId, accessToken }: SessionState): boolean =>
  baseUserId !== null && accessToken === null

type Tokens = { accessToken: string; refreshToken: string; at: number }

export type SessionEvent =
  | { type: 'signed-in'; baseUserId: string; username: string | null; grantType: string; tokens: Tokens }
  | { type: 'user-known'; generation: number; info: UserInfo }
  | { type: 'refreshed'; generation: number; tokens: Tokens }
  | { type: 'locked' }
  | { type: 'pass-known'; generation: number; pass: string | null }
  | { type: 'refresh-failed'; generation: number; reason: 'network' | 'refused' }
  | { type: 'signed-out' }
  /** Another tab of this browser changed the stored session. */
  | { type: 'synced'; state: SessionState }

type Of<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>

const ended = (state: SessionState): SessionState => ({ ...signedOut, generation: state.generation + 1 })

const held = ({ accessToken, refreshToken, at }: Tokens) => ({ accessToken, refreshToken, tokenAt: at })

/** Whether an answer belongs to the current session and not to an earlier one. */
const isAbout = (state: SessionState, { generation }: { generation: number }): boolean =>
  state.baseUserId !== null && generation === state.generation

/**
 * A name that was verified after the sign-in replaces the shown one (AC-04); a user info without a name, as the
 * specification has it, leaves the name, or gives a fallback rather than none. Known data changes nothing:
 * each page fetches it on opening, and a page that writes the session while another one refreshes it would undo that.
 */
function withUserInfo(state: SessionState, event: Of<'user-known'>): SessionState {
  if (!isAbout(state, event)) return state
  const { info } = event
  const username = info.username || state.username || info.loginName || info.name || null
  const isKnown = username === state.username && JSON.stringify(info) === JSON.stringify(state.userInfo)
  return isKnown ? state : { ...state, userInfo: info, username }
}

/** A network failure does not end the session; only a refusal does. */
const afterFailedRefresh = (state: SessionState, event: Of<'refresh-failed'>): SessionState =>
  event.reason === 'refused' && isAbout(state, event) ? ended(state) : state

/** Counts as a new generation: pending answers for the open session no longer apply. */
const lockedState = (state: SessionState): SessionState =>
  state.accessToken === null
    ? state
    : { ...state, accessToken: null, refreshToken: null, pass: null, generation: state.generation + 1 }

const refreshed = (state: SessionState, event: Of<'refreshed'>): SessionState =>
  isAbout(state, event) ? { ...state, ...held(event.tokens) } : state

const withPass = (state: SessionState, event: Of<'pass-known'>): SessionState =>
  isAbout(state, event) && isLockedState(state) ? { ...state, pass: event.pass } : state

/** The session after an event (spec 4). Pure: no clock, no storage, no network. */
export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signed-in':
      return {
        ...signedOut,
        generation: state.generation + 1,
        baseUserId: event.baseUserId,
        username: event.username,
        grantType: event.grantType,
        begunAt: event.tokens.at,
        ...held(event.tokens),
      }
    case 'user-known':
      return withUserInfo(state, event)
    case 'refreshed':
      return refreshed(state, event)
    case 'refresh-failed':
      return afterFailedRefresh(state, event)
    case 'locked':
      return lockedState(state)
    case 'pass-known':
      return withPass(state, event)
    case 'signed-out':
      return state.baseUserId ? ended(state) : state
    case 'synced':
      return event.state
  }
}
