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
const nobody: SessionState = {
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
  ...nobody,
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
    ['[AC-01] a sign-in: token, refresh token and user id are there', visitor, signedIn, { ...other, generation: 5 }],
    ['[AC-01] a sign-in over another: nothing of the former person is left', person, signedIn, other],

    [
      '[AC-01] the user becomes known',
      { ...person, userInfo: null },
      known(5),
      { ...person, userInfo: { loginName: 'late' } },
    ],
    ['[AC-01] a user who becomes known late is not the one of now', person, known(4), person],
    ['[AC-01] nor is one of a session that is still to come', person, known(6), person],
    ['[SE-07] nobody becomes known after signing out', nobody, known(6), nobody],

    [
      '[SE-06] a refresh: new tokens, same person',
      person,
      refreshed(5),
      { ...person, accessToken: 'A2', refreshToken: 'R2', tokenAt: 2000 },
    ],
    ['[SE-06] a refresh of the former session changes nothing', person, refreshed(4), person],
    ['[SE-06] a refresh that answers after signing out brings nobody back', nobody, refreshed(6), nobody],
    ['[SE-06] nor does it with the number of the session that ended', nobody, refreshed(5), nobody],

    ['[SE-06] a refresh that is refused ends the session', person, failed(5, 'refused'), nobody],
    ['[SE-06] a refusal of the former session’s refresh does not', person, failed(4, 'refused'), person],
    ['[SE-06] a dead network does not', person, failed(5, 'network'), person],
    ['[SE-06] a dead network of the former session does not', person, failed(4, 'network'), person],
    ['[SE-06] nobody can be signed out by a refusal', nobody, failed(6, 'refused'), nobody],

    ['[RT-15] locking: the person stays, the tokens go', person, { type: 'locked' }, locked],
    ['[RT-15] nobody can be locked', nobody, { type: 'locked' }, nobody],
    ['[RT-15] twice is once', locked, { type: 'locked' }, locked],
    ['[RT-15] what the exchange gives for the way back', locked, pass(6), { ...locked, pass: 'P1' }],
    ['[RT-15] of the session before it is nothing', locked, pass(5), locked],
    ['[RT-15] nor is it for an open session', person, pass(5), person],
    ['[RT-15] a refresh that was on its way does not open it', locked, refreshed(5), locked],
    ['[RT-15] the password does', { ...locked, pass: 'P1' }, signedIn, { ...other, generation: 7 }],

    [
      '[AC-04] the specification’s user info has no username: the one that was typed stays',
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
      '[AC-04] an empty name is none: the one that was typed stays',
      { ...person, username: 'typed', userInfo: null },
      { type: 'user-known', generation: 5, info: { username: '', loginName: 'zhou', authStatus: 3 } },
      { ...person, username: 'typed', userInfo: { username: '', loginName: 'zhou', authStatus: 3 } },
    ],
    [
      '[AC-04] of several empty names the one that says anything is taken',
      { ...person, username: '', userInfo: null },
      { type: 'user-known', generation: 5, info: { username: '', loginName: '', name: '周某', authStatus: 3 } },
      { ...person, username: '周某', userInfo: { username: '', loginName: '', name: '周某', authStatus: 3 } },
    ],

    ['[SE-07] signing out leaves nothing but the count', person, { type: 'signed-out' }, nobody],
    ['[SE-07] signing out twice is signing out once', nobody, { type: 'signed-out' }, nobody],
    ['[SE-07] what another tab wrote is taken as it is', person, { type: 'synced', state: other }, other],
    ['[SE-07] also that nobody is signed in', person, { type: 'synced', state: visitor }, visitor],
  ])('%s', (_, before, event, after) => {
    expect(sessionAfter(before, event)).toEqual(after)
  })

  test('[SE-06] an answer that is late or no news is the same state, so that nothing renders and nothing is written', () => {
    const again: SessionEvent = { type: 'user-known', generation: 5, info: { ...info } }
    for (const event of [known(4), again, refreshed(4), failed(4, 'refused'), failed(5, 'network')])
      expect(sessionAfter(person, event)).toBe(person)
    expect(sessionAfter(nobody, { type: 'signed-out' })).toBe(nobody)
  })

  test('[SE-07] whatever happens after signing out, only a sign-in lets somebody in', () => {
    const late = [4, 5, 6].flatMap((generation) => [
      known(generation),
      refreshed(generation),
      failed(generation, 'refused'),
    ])
    expect(late.reduce(sessionAfter, nobody)).toEqual(nobody)
  })
})
