import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '#src/app/App.tsx'
import { connect } from '#src/app/connect.ts'
import { leadOn, showLostToast } from '#src/app/route-guard.ts'
import { followSettings } from '#src/app/effects/appearance.ts'
import { routeAt, screenOf } from '#src/app/routes.ts'
import { signInBySms } from '#src/features/session/commands.ts'
import { hear } from '#src/features/session/store.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { resetSettings } from '#src/shared/lib/storage/settings.ts'
import { forgetVisitor } from '#src/shared/lib/storage/visitor.ts'
import { closeDialog, clearScreenMessages } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { lockManager } from './locks.ts'
import { endCalls } from './wire.ts'
import { account, closeWorld, type Login, openWorld, sendCode, server, takeBeacon, type World } from './world.ts'

export { openWorld } from './world.ts'

type Options = {
  /** Who is signed in; a visitor unless given. */
  as?: Login
  /** The world to open the page in; one begun anew unless given. */
  world?: World
  /** The opening advertisement is one test's business; the others begin behind it. */
  openingAd?: boolean
}

export type Opened = {
  world: World
  /** Pointer and keys, without pauses between them. */
  user: UserEvent
  /** Path and query of the page as it stands. */
  address: () => string
}

let disconnect: (() => void) | null = null

// What the test DOM has of it never reports anything; without it everything is in view.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')
// The test DOM is always idle; without this the portal waits a while for it to be.
window.requestIdleCallback = (run) => Number(setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 }))
window.cancelIdleCallback = clearTimeout
// The test DOM's own goes past the server.
navigator.sendBeacon = takeBeacon
// There is nothing to draw on; what is drawn is the browser tests' business. A default outlives a change of person.
queryClient.setQueryDefaults(['chart-map'], {
  initialData:
    () =>
    ({ label }: { label: string }) => <img alt={label} />,
})
server.listen({ onUnhandledRequest: (_request, say) => say.error() })
await followSettings()

/** What the next page finds is what a new browser finds. */
function forget(): void {
  endCalls()
  dispatchEvent(new Event('pagehide'))
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  hear()
  disconnect?.()
  disconnect = null
  closeDialog()
  clearScreenMessages()
  forgetVisitor()
  resetSettings()
  queryClient.clear()
}

/** Ends the page of a test, and the world it was open in. */
export function closePage(): void {
  cleanup()
  forget()
  closeWorld()
  server.resetHandlers()
  // Else msw keeps every socket there ever was, and with it the page and the world at its ends.
  dispatchEvent(new MessageEvent('message', { data: { type: 'msw/worker:stop' } }))
}

/**
 * Opens the whole portal at an address: real route records, router, frame, caches, push line and session, on an exchange in
 * this process. The screen of the address has been drawn when this resolves; its data may still be on their way.
 */
export async function renderRoute(
  address: string,
  { as, world = openWorld(), openingAd = false }: Options = {},
): Promise<Opened> {
  history.replaceState(null, '', address)
  // The test DOM names locks of windows and has none; a test has one window.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager() })
  // Read once in a page's life; here each test is a page of its own.
  if (!openingAd) sessionStorage.setItem('opening-ad:v1', '"seen"')
  disconnect = connect()
  if (as) await signInBySms({ telPhone: account(as).phone, code: sendCode(world.exchange, as) })
  if (leadOn()) showLostToast()
  const route = routeAt(location.pathname)
  if (route) await screenOf(route)
  // Awaited, because a screen may have parts that are still loaded.
  await act(async () => void render(<App />))
  return { world, user: userEvent.setup({ delay: null }), address: () => location.pathname + location.search }
}

/** The browser loads the page again: what is stored stays, and what was on its way is heard by nobody. */
export async function reloadPage(): Promise<void> {
  cleanup()
  endCalls()
  dispatchEvent(new Event('pagehide'))
  disconnect?.()
  closeDialog()
  clearScreenMessages()
  queryClient.clear()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager() })
  disconnect = connect()
  await act(async () => void render(<App />))
}

/** Resolves when no question and no wish of the page is on its way. */
export const allAnswered = (): Promise<void> =>
  waitFor(() => expect([queryClient.isFetching(), queryClient.isMutating()]).toEqual([0, 0]))
