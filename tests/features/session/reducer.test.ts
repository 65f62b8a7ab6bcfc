import { describe, expect, test } from 'vitest'
import { type SessionEvent, sessionAfter, type SessionState, signedOut } from '#src/features/session/reducer.ts'

const visitor: SessionState = { ...signedOut, generation: 4 }
const info = { loginName: 'person', name: '周岷生', username: '周岷生', authStatus: 3, headImg: '' }
const person: SessionState = {
  baseUserId: 'U1',
  username: '周岷生',
  userInfo: info,
  accessToken: 'A1',
  refreshToken: 'R1',
  tokenAt: 1000,
  begunAt: 500,
  pass: null,
  grantType: 'password',
  isAllowAccess: true,
  generation: 5,
}
const visitorState: SessionState = {
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
  generation: 6,
}
const tokens = { accessToken: 'A2', refreshToken: 'R2', at: 2000 }
const signedIn: SessionEvent = { type: 'signed-in', baseUserId: 'U2', username: null, grantType: 'verify_code', tokens }
const other: SessionState = {
  ...visitorState,
  baseUserId: 'U2',
  accessToken: 'A2',
  refreshToken: 'R2',
  tokenAt: 2000,
  begunAt: 2000,
  grantType: 'verify_code',
}
const locked: SessionState = { ...person, accessToken: null, refreshToken: null, generation: 6 }
const pass = (generation: number): SessionEvent => ({ type: 'pass-known', generation, pass: 'P1' })
const known = (generation: number): SessionEvent => ({ type: 'user-known', generation, info: { loginName: 'late' } })
const refreshed = (generation: number): SessionEvent => ({ type: 'refreshed', generation, tokens })
const failed = (generation: number, reason: 'network' | 'refused'): SessionEvent => ({
  type: 'refresh-failed',
  generation,
  reason,
})

describe('the session after', () => {
  test.each<[string, SessionState, SessionEvent, SessionState]>([
    ['[AC-01] a sign-in sets token, refresh token and user id', visitor, signedIn, { ...other, generation: 5 }],
    ['[AC-01] a sign-in over another removes everything of the previous person', person, signedIn, other],

    [
      '[AC-01] a user info is stored',
      { ...person, userInfo: null },
      known(5),
      { ...person, userInfo: { loginName: 'late' } },
    ],
    ['[AC-01] a late user info of the previous session changes nothing', person, known(4), person],
    ['[AC-01] a user info of a later session changes nothing', person, known(6), person],
    ['[SE-07] a user info after signing out changes nothing', visitorState, known(6), visitorState],

    [
      '[SE-06] a refresh: new tokens, same person',
      person,
      refreshed(5),
      { ...person, accessToken: 'A2', refreshToken: 'R2', tokenAt: 2000 },
    ],
    ['[SE-06] a refresh of the previous session changes nothing', person, refreshed(4), person],
    ['[SE-06] a refresh that answers after signing out does not sign in', visitorState, refreshed(6), visitorState],
    ['[SE-06] a refresh of the ended session does not sign in', visitorState, refreshed(5), visitorState],

    ['[SE-06] a refused refresh ends the session', person, failed(5, 'refused'), visitorState],
    ['[SE-06] a refused refresh of the previous session changes nothing', person, failed(4, 'refused'), person],
    ['[SE-06] a network failure changes nothing', person, failed(5, 'network'), person],
    ['[SE-06] a network failure of the previous session changes nothing', person, failed(4, 'network'), person],
    ['[SE-06] a refused refresh after signing out changes nothing', visitorState, failed(6, 'refused'), visitorState],

    ['[RT-15] locking: the person stays, the tokens go', person, { type: 'locked' }, locked],
    ['[RT-15] a visitor cannot be locked', visitorState, { type: 'locked' }, visitorState],
    ['[RT-15] locking twice is locking once', locked, { type: 'locked' }, locked],
    ['[RT-15] the pass of the lock is stored', locked, pass(6), { ...locked, pass: 'P1' }],
    ['[RT-15] a pass of the previous session is not', locked, pass(5), locked],
    ['[RT-15] nor is a pass for an open session', person, pass(5), person],
    ['[RT-15] a pending refresh does not unlock', locked, refreshed(5), locked],
    ['[RT-15] a sign-in unlocks', { ...locked, pass: 'P1' }, signedIn, { ...other, generation: 7 }],

    [
      '[AC-04] the specification’s user info has no username: the typed one stays',
      { ...person, userInfo: null },
      { type: 'user-known', generation: 5, info: { loginName: 'zhou', name: '周某', authStatus: 3 } },
      { ...person, userInfo: { loginName: 'zhou', name: '周某', authStatus: 3 } },
    ],
    [
      '[AC-04] a name rather than none',
      { ...person, username: null, userInfo: null },
      { type: 'user-known', generation: 5, info: { loginName: 'zhou', authStatus: 4 } },
      { ...person, username: 'zhou', userInfo: { loginName: 'zhou', authStatus: 4 } },
    ],
    [
      '[AC-04] an empty name is none: the typed one stays',
      { ...person, username: 'typed', userInfo: null },
      { type: 'user-known', generation: 5, info: { username: '', loginName: 'zhou', authStatus: 3 } },
      { ...person, username: 'typed', userInfo: { username: '', loginName: 'zhou', authStatus: 3 } },
    ],
    [
      '[AC-04] of several names the first that is not empty is taken',
      { ...person, username: '', userInfo: null },
      { type: 'user-known', generation: 5, info: { username: '', loginName: '', name: '周某', authStatus: 3 } },
      { ...person, username: '周某', userInfo: { username: '', loginName: '', name: '周某', authStatus: 3 } },
    ],

    ['[SE-07] signing out leaves only the generation', person, { type: 'signed-out' }, visitorState],
    ['[SE-07] signing out twice is signing out once', visitorState, { type: 'signed-out' }, visitorState],
    ['[SE-07] the session of another tab is adopted unchanged', person, { type: 'synced', state: other }, other],
    ['[SE-07] a sign-out of another tab is adopted', person, { type: 'synced', state: visitor }, visitor],
  ])('%s', (_, before, event, after) => {
    expect(sessionAfter(before, event)).toEqual(after)
  })

  test('[SE-06] a late event, or one without a change, returns the same state, so that nothing renders or is written', () => {
    const again: SessionEvent = { type: 'user-known', generation: 5, info: { ...info } }
    for (const event of [known(4), again, refreshed(4), failed(4, 'refused'), failed(5, 'network')])
      expect(sessionAfter(person, event)).toBe(person)
    expect(sessionAfter(visitorState, { type: 'signed-out' })).toBe(visitorState)
  })

  test('[SE-07] after a sign-out only a sign-in changes the session', () => {
    const late = [4, 5, 6].flatMap((generation) => [
      known(generation),
      refreshed(generation),
      failed(generation, 'refused'),
    ])
    expect(late.reduce(sessionAfter, visitorState)).toEqual(visitorState)
  })
})
