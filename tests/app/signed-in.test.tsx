import { expect, test, vi } from 'vitest'
import { startSignedIn } from '#src/app/effects/signed-in.ts'
import { isLocked } from '#src/features/session/screen-lock/screen-lock.ts'
import { dispatch } from '#src/features/session/store.ts'
import { providePush } from '#src/shared/lib/push.ts'

const silent = {
  subscribe: () => () => undefined,
  say: () => Promise.reject(new Error('nobody listens')),
  status: () => 'idle' as const,
  onStatus: () => () => undefined,
  roundTripMs: () => null,
  setUrgent: () => undefined,
}

test.each([
  ['on', true],
  ['off', false],
])('[RT-15] VITE_IDLE_LOCK=%s: after an idle hour the session is locked: %s', (setting, locks) => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_IDLE_LOCK', setting)
  providePush(silent)
  const tokens = { accessToken: 'T', refreshToken: 'R', at: Date.now() }
  dispatch({ type: 'signed-in', baseUserId: 'U1', username: 'U1', grantType: 'password', tokens })
  const stop = startSignedIn()
  vi.advanceTimersByTime(3_600_000)
  expect(isLocked()).toBe(locks)
  stop()
  dispatch({ type: 'signed-out' })
})
