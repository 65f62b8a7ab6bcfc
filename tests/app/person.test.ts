// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionEvent } from '#src/features/session/state.ts'

const started = vi.fn<() => void>()
const noted = vi.fn<() => void>()
let isLost = false

vi.mock('#src/app/effects/signed-in.ts', () => ({
  startSignedIn: () => {
    if (isLost) throw new Error('lost on the way')
    started()
  },
}))
vi.mock('#src/app/effects/device-note.ts', () => ({ noteDevice: noted }))

const signedIn: SessionEvent = {
  type: 'signed-in',
  baseUserId: 'U1',
  username: 'U1',
  grantType: 'password',
  tokens: { accessToken: 'T', refreshToken: 'R', at: 0 },
}

const opened = async () => {
  const { followPerson } = await import('#src/app/effects/person.ts')
  const { tell } = await import('#src/features/session/store.ts')
  return { followPerson, tell }
}
const settled = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  started.mockClear()
  noted.mockClear()
  isLost = false
})

test('a visitor gets nothing of it; a sign-in starts it once and tells of the device each time', async () => {
  const { followPerson, tell } = await opened()
  followPerson()
  await settled()
  expect(started).not.toHaveBeenCalled()
  tell(signedIn)
  await settled()
  expect([started.mock.calls.length, noted.mock.calls.length]).toEqual([1, 1])
  tell({ type: 'signed-out' })
  tell(signedIn)
  await settled()
  expect([started.mock.calls.length, noted.mock.calls.length]).toEqual([1, 2])
})

test('whoever is signed in already is followed, and their device is known', async () => {
  const { followPerson, tell } = await opened()
  tell(signedIn)
  followPerson()
  await settled()
  expect([started.mock.calls.length, noted.mock.calls.length]).toEqual([1, 0])
})

test('the device is told within the sign-in: its page may be left in the next moment', async () => {
  const { followPerson, tell } = await opened()
  followPerson()
  tell(signedIn)
  expect(noted).toHaveBeenCalledTimes(1)
})

test('what got lost is fetched again', async () => {
  const { followPerson, tell } = await opened()
  isLost = true
  followPerson()
  tell(signedIn)
  await settled()
  isLost = false
  await vi.advanceTimersByTimeAsync(6000)
  expect([started.mock.calls.length, noted.mock.calls.length]).toEqual([1, 1])
})
