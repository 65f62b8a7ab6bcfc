import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSessionEffects } from '#src/app/effects/session-effects.ts'
import type { SessionEvent } from '#src/features/session/reducer.ts'
import { dispatch } from '#src/features/session/store.ts'

const start = vi.fn<() => void>()
const stop = vi.fn<() => void>()
const note = vi.fn<() => void>()
let isLost = false
let undo = (): void => undefined

const fetchSignedIn = async () => {
  if (isLost) throw new Error('lost on the way')
  return {
    startSignedIn: () => {
      start()
      return stop
    },
  }
}
const follow = () => {
  undo = startSessionEffects({ fetchSignedIn, reportDevice: note })
}

const signedIn: SessionEvent = {
  type: 'signed-in',
  baseUserId: 'U1',
  username: 'U1',
  grantType: 'password',
  tokens: { accessToken: 'T', refreshToken: 'R', at: 0 },
}

const settled = () => vi.advanceTimersByTimeAsync(1)
const counts = () => ({ started: start.mock.calls.length, noted: note.mock.calls.length })

beforeEach(() => {
  vi.useFakeTimers()
  isLost = false
  dispatch({ type: 'signed-out' })
  for (const mock of [start, stop, note]) mock.mockClear()
})
afterEach(() => undo())

test('a visitor starts no effects; a sign-in starts them once and reports the device each time', async () => {
  follow()
  await settled()
  expect(counts()).toEqual({ started: 0, noted: 0 })
  dispatch(signedIn)
  await settled()
  expect(counts()).toEqual({ started: 1, noted: 1 })
  dispatch({ type: 'signed-out' })
  dispatch(signedIn)
  await settled()
  expect(counts()).toEqual({ started: 1, noted: 2 })
})

test('the effects also start for a user who is already signed in, and report the device', async () => {
  dispatch(signedIn)
  follow()
  await settled()
  expect(counts()).toEqual({ started: 1, noted: 0 })
})

test('the device is reported within the sign-in: its page may close in the next moment', () => {
  follow()
  dispatch(signedIn)
  expect(counts()).toEqual({ started: 0, noted: 1 })
})

test('lost data is fetched again', async () => {
  isLost = true
  follow()
  dispatch(signedIn)
  await settled()
  isLost = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(counts()).toEqual({ started: 1, noted: 1 })
})

test('the cleanup ends what was started, also what is still loading', async () => {
  dispatch(signedIn)
  follow()
  await settled()
  undo()
  expect(stop).toHaveBeenCalledOnce()
  follow()
  undo()
  await settled()
  expect(counts()).toEqual({ started: 1, noted: 0 })
})
