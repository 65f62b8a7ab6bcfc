import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PortalRoute } from '#src/model/route.ts'
import { recordChunkLoaded, ChunkLoadError, isServed, reloadOnce } from '#src/shared/lib/chunk-reload.ts'

const areas = import.meta.glob<Record<string, readonly PortalRoute[]>>('../pages/*/routes.ts', { eager: true })

/** Every screen of the portal; each area brings its own records. Any other address redirects to the home page (RT-09). */
export const routes: readonly PortalRoute[] = Object.values(areas).flatMap((area) => Object.values(area).flat())

const matchable: RouteObject[] = routes.map((route) => ({ path: route.path, handle: route }))

/** Most addresses equal the path of their record and need no search, which is slow before the code is compiled. */
const found = new Map<string, PortalRoute | null>(routes.map((route) => [route.path, route]))

/** The record of an address, or null. It is read for every link, so each address is searched once. */
export function routeAt(pathname: string): PortalRoute | null {
  const known = found.get(pathname)
  if (known !== undefined) return known
  const route = (matchRoutes(matchable, pathname)?.[0]?.route.handle as PortalRoute | undefined) ?? null
  found.set(pathname, route)
  return route
}

const loaded = new Map<PortalRoute, ComponentType>()
const loading = new Map<PortalRoute, Promise<ComponentType>>()

function load(route: PortalRoute): Promise<ComponentType> {
  const known = loading.get(route)
  if (known) return known
  const page = route.page().then(
    ({ default: Page }) => {
      loaded.set(route, Page)
      return Page
    },
    (error: unknown) => {
      loading.delete(route)
      throw error
    },
  )
  loading.set(route, page)
  return page
}

/** Whether the screen of an address can be drawn without waiting. */
export function isLoaded(pathname: string): boolean {
  const route = routeAt(pathname)
  return route !== null && loaded.has(route)
}

/** Loads the screen of an address before a click; a failure is ignored. */
export function preloadRoute(pathname: string): void {
  const route = routeAt(pathname)
  if (route) load(route).catch(() => undefined)
}

/** Never resolves: the page is reloading, and pending callers end with it. */
const reloading = new Promise<never>(() => undefined)

async function loadOrReload(route: PortalRoute): Promise<ComponentType> {
  try {
    const Page = await load(route)
    recordChunkLoaded(location.pathname)
    return Page
  } catch (cause) {
    const canReload = await isServed()
    // A reload must not undo a navigation to another screen.
    if (canReload && routeAt(location.pathname) === route && reloadOnce(location.pathname)) return await reloading
    throw new ChunkLoadError(`${route.path} did not arrive`, { cause })
  }
}

// A lost screen stays in the map: rendering it again fails again instead of loading without end.
const requested = new Map<PortalRoute, Promise<ComponentType>>()

/** Lets lost screens be loaded again. */
export const forgetLostScreens = (): void => requested.clear()

/** The screen of a record if it has been loaded, else its promise; a lost one reloads the page once (RT-05). */
export function screenOf(route: PortalRoute): ComponentType | Promise<ComponentType> {
  // The same promise until it settles: React reads it in every render.
  const known = requested.get(route) ?? loaded.get(route)
  if (known) return known
  const page = loadOrReload(route)
  // React reads these properties before it suspends: a screen that arrived before the first render is drawn in it.
  const note = (Page: ComponentType) => void Object.assign(page, { status: 'fulfilled', value: Page })
  page.then(note, () => undefined)
  requested.set(route, page)
  countPending(page)
  return page
}

let pending = 0
const listeners = new Set<() => void>()

/** Counts the screens that are awaited. Listeners are called later, because a render begins the wait. */
function countPending(page: Promise<unknown>): void {
  const count = (change: number) => {
    pending += change
    for (const listener of listeners) listener()
  }
  queueMicrotask(() => count(1))
  const over = () => count(-1)
  page.then(over, over)
}

/** Whether the screen of a navigation is still loading. */
export const isLoading = (): boolean => pending > 0
export const onLoading = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
