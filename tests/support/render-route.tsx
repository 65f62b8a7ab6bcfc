import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '#src/app/App.tsx'
import { connect } from '#src/app/connect.ts'
import { redirectDocument, showUnknownAddressToast } from '#src/app/route-guard.ts'
import { followSettings } from '#src/app/effects/appearance.ts'
import { routeAt, screenOf } from '#src/app/routes.ts'
import { closeDesk } from '#src/features/customer-service/desk-state.ts'
import { enter } from '#src/features/session/commands.ts'
import { grantFor } from '#src/features/session/tokens/issued-code.ts'
import { syncFromStorage } from '#src/features/session/store.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { resetSettings } from '#src/shared/lib/storage/settings.ts'
import { forgetVisitor } from '#src/shared/lib/storage/visitor.ts'
import { closeDialog, clearScreenMessages } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { signOnCode } from '#tests/mock/support/sign-in.ts'
import { lockManager } from './lock-manager.ts'
import { abortCalls } from './http-adapter.ts'
import { closeWorld, type Login, openWorld, server, takeBeacon, type World } from './world.ts'

export { openWorld } from './world.ts'

type Options = {
  /** The signed-in account; a visitor by default. */
  as?: Login
  /** The world of the page; a new one by default. */
  world?: World
  /** Shows the opening advertisement; by default it counts as seen. */
  openingAd?: boolean
}

export type Opened = {
  world: World
  /** Pointer and keys, without delays. */
  user: UserEvent
  /** Current path and query of the page. */
  address: () => string
}

let disconnect: (() => void) | null = null

// The test DOM's implementation never reports anything; without it everything counts as in view.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')
// The test DOM is always idle; without this the portal waits for its fallback timeout.
window.requestIdleCallback = (run) => Number(setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 }))
window.cancelIdleCallback = clearTimeout
// The test DOM's own implementation bypasses the server.
navigator.sendBeacon = takeBeacon
// The test DOM cannot draw; browser tests cover the map. A default survives a change of account.
for (const chart of ['chart-map', 'chart-bars'])
  queryClient.setQueryDefaults([chart], {
    initialData:
      () =>
      ({ label }: { label: string }) => <img alt={label} />,
  })
server.listen({ onUnhandledRequest: (_request, say) => say.error() })
await followSettings()

/** Resets the browser state, so that the next page starts as in a new browser. */
function resetBrowser(): void {
  abortCalls()
  dispatchEvent(new Event('pagehide'))
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  syncFromStorage()
  disconnect?.()
  disconnect = null
  closeDialog()
  closeDesk()
  clearScreenMessages()
  forgetVisitor()
  resetSettings()
  queryClient.clear()
}

/** Closes the page of a test, and its world. */
export function closePage(): void {
  cleanup()
  resetBrowser()
  closeWorld()
  server.resetHandlers()
  // Otherwise msw keeps every socket, and with it the page and the world at its ends.
  dispatchEvent(new MessageEvent('message', { data: { type: 'msw/worker:stop' } }))
}

/** Signs this tab in without a captcha and without a text message. */
export const signInByCode = async (code: string): Promise<void> => enter(await grantFor({ code }), 'authorization_code')

/**
 * Opens the whole portal at an address: real route records, router, frame, caches, push connection and session, on an exchange in
 * this process. Resolves when the screen has rendered; its data may still be loading.
 */
export async function renderRoute(
  address: string,
  { as, world = openWorld(), openingAd = false }: Options = {},
): Promise<Opened> {
  history.replaceState(null, '', address)
  // The test DOM exposes `navigator.locks` without an implementation.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager() })
  // Read once in the lifetime of a page; here each test is a page of its own.
  if (!openingAd) sessionStorage.setItem('opening-ad:v1', '"seen"')
  disconnect = connect()
  if (as) await signInByCode(signOnCode(world.exchange, as))
  if (redirectDocument()) showUnknownAddressToast()
  const route = routeAt(location.pathname)
  if (route) await screenOf(route)
  // Awaited, because a screen may have parts that are still loading.
  await act(async () => void render(<App />))
  return { world, user: userEvent.setup({ delay: null }), address: () => location.pathname + location.search }
}

/** Reloads the page: stored data remain, and pending answers are dropped. */
export async function reloadPage(): Promise<void> {
  cleanup()
  abortCalls()
  dispatchEvent(new Event('pagehide'))
  disconnect?.()
  closeDialog()
  clearScreenMessages()
  queryClient.clear()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager() })
  disconnect = connect()
  await act(async () => void render(<App />))
}

/** Resolves when no query and no mutation of the page is pending. */
export const allSettled = (): Promise<void> =>
  waitFor(() => expect([queryClient.isFetching(), queryClient.isMutating()]).toEqual([0, 0]))
