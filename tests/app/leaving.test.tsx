import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Link, Navigate, NavigationType, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createStepGuard } from '#src/app/guarded-history.ts'
import { PortalRouter } from '#src/app/PortalRouter.tsx'
import { type Departure, blockNavigation, bypassBlocker } from '#src/shared/lib/navigation/navigation-blocker.ts'

const isReady = () => true

let undo = (): void => undefined
afterEach(() => {
  undo()
  cleanup()
})

function Place() {
  const { pathname } = useLocation()
  return <h1>{pathname}</h1>
}

const open = () => {
  history.replaceState(null, '', '/room')
  render(
    <PortalRouter isReady={isReady}>
      <Link to="/asset">asset</Link>
      <Link to="/gone">gone</Link>
      <Routes>
        <Route path="/gone" element={<Navigate to="/login" replace />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </PortalRouter>,
  )
}

/** Blocks every departure and records it. */
const blockDepartures = () => {
  const departures: Departure[] = []
  undo = blockNavigation((departure) => departures.push(departure) > 0)
  return departures
}
const shown = () => [screen.getByRole('heading').textContent, location.pathname]
const click = (name: string) => act(async () => screen.getByText(name).click())
const step = (to: number, until: string) =>
  act(async () => {
    history.go(to)
    await waitFor(() => expect(location.pathname).toBe(until))
  })

test('a blocked link is followed after confirmation', async () => {
  open()
  const departures = blockDepartures()
  await click('asset')
  expect(shown()).toEqual(['/room', '/room'])
  expect(departures.map(({ to }) => to)).toEqual(['/asset'])
  await act(async () => departures[0]!.go())
  expect(shown()).toEqual(['/asset', '/asset'])
})

test('without a blocker, or after its removal, a link is followed', async () => {
  open()
  const departures = blockDepartures()
  undo()
  await click('asset')
  expect(shown()).toEqual(['/asset', '/asset'])
  expect(departures).toEqual([])
})

test('a step back is undone until it is confirmed', async () => {
  open()
  await click('asset')
  const departures = blockDepartures()
  await act(async () => {
    history.back()
    await waitFor(() => expect(departures).toHaveLength(1))
    await waitFor(() => expect(location.pathname).toBe('/asset'))
  })
  expect(shown()).toEqual(['/asset', '/asset'])
  expect(departures[0]!.to).toBe('/room')
  await act(async () => {
    departures[0]!.go()
    await waitFor(() => expect(location.pathname).toBe('/room'))
  })
  expect(shown()).toEqual(['/room', '/room'])
  expect(departures).toHaveLength(1)
  undo()
  await step(1, '/asset')
  expect(shown()).toEqual(['/asset', '/asset'])
})

test('steps that are faster than their undoing end at the entry of the screen', async () => {
  open()
  await click('asset')
  await click('gone')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  const departures = blockDepartures()
  await act(async () => {
    history.back()
    history.back()
    await waitFor(() => expect(departures.length).toBeGreaterThan(0))
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
  })
  expect(shown()).toEqual(['/login', '/login'])
})

/** A history whose steps arrive when the test calls `arrives`. */
const slowHistory = () => {
  const called: number[] = []
  const guarded = createStepGuard({ go: (delta) => called.push(delta) })
  const arrives = (delta: number, action = NavigationType.Pop) =>
    guarded({
      action,
      delta,
      location: { pathname: '/', search: '', hash: '', state: null, key: 'k', mask: undefined },
    })
  return { called, arrives }
}

test('a step during the undoing of another: both are undone, with one confirmation', () => {
  vi.useFakeTimers()
  const departures = blockDepartures()
  const { called, arrives } = slowHistory()
  expect([arrives(-1), arrives(-1), arrives(1)]).toEqual([true, true, true])
  expect(called).toEqual([1])
  vi.advanceTimersByTime(50)
  expect(called).toEqual([1, 1])
  expect(arrives(1)).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(called).toEqual([1, 1])
  expect(departures).toHaveLength(1)
  departures[0]!.go()
  expect(called).toEqual([1, 1, -1])
  expect(arrives(-1)).toBe(false)
  vi.useRealTimers()
})

test('a step that the browser never undoes does not block later steps', () => {
  vi.useFakeTimers()
  blockDepartures()
  const { called, arrives } = slowHistory()
  arrives(-1)
  arrives(-1)
  vi.advanceTimersByTime(50)
  expect(called).toEqual([1, 2])
  expect(arrives(2)).toBe(true)
  undo()
  expect(arrives(-1)).toBe(false)
  vi.useRealTimers()
})

test('a link followed during the undoing of a step ends the undoing', () => {
  vi.useFakeTimers()
  blockDepartures()
  const { called, arrives } = slowHistory()
  arrives(-1)
  arrives(-1)
  expect(arrives(1, NavigationType.Push)).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(called).toEqual([1])
  undo()
  expect(arrives(-1)).toBe(false)
  vi.useRealTimers()
})

test('a replacement, and a navigation that bypasses the blocker, need no confirmation', async () => {
  open()
  const departures = blockDepartures()
  let proceed = (): void => undefined
  undo()
  undo = blockNavigation((departure) => {
    proceed = departure.go
    return departures.push(departure) > 0
  })
  await click('gone')
  await act(async () => proceed())
  expect(shown()).toEqual(['/login', '/login'])
  expect(departures).toHaveLength(1)
  await act(async () => bypassBlocker(() => screen.getByText('asset').click()))
  expect(shown()).toEqual(['/asset', '/asset'])
  expect(departures).toHaveLength(1)
})
