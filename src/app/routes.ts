import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PortalRoute } from '#src/model/route.ts'
import { comingRoutes } from '#src/pages/system/coming.ts'
import { arrived, ChunkLost, isServed, reloadOnce } from '#src/shared/lib/chunk-reload.ts'

const areas = import.meta.glob<Record<string, readonly PortalRoute[]>>('../pages/*/routes.ts', { eager: true })

/** Each area brings its own records. */
const built = Object.values(areas).flatMap((area) => Object.values(area).flat())

/** Every screen of the portal, and what stands in for those to come. An address that is not here leads home (RT-09). */
export const routes: readonly PortalRoute[] = [...built, ...comingRoutes(built)]

const matchable: RouteObject[] = routes.map((route) => ({ path: route.path, handle: route }))

/** Most addresses are written as their record is: those need no search, which is dear in a program that has just begun. */
const found = new Map<string, PortalRoute | null>(routes.map((route) => [route.path, route]))

/** The record of an address, or null where the portal has none. Asked for every link, so each is looked for once. */
export function routeAt(pathname: string): PortalRoute | null {
  const known = found.get(pathname)
  if (known !== undefined) return known
  const route = (matchRoutes(matchable, pathname)?.[0]?.route.handle as PortalRoute | undefined) ?? null
  found.set(pathname, route)
  return route
}

/** Whether an address has the screen that it is for. */
export function isBuilt(pathname: string): boolean {
  const route = routeAt(pathname)
  return route !== null && !route.isComing
}

const here = new Map<PortalRoute, ComponentType>()
const coming = new Map<PortalRoute, Promise<ComponentType>>()

function load(route: PortalRoute): Promise<ComponentType> {
  const known = coming.get(route)
  if (known) return known
  const page = route.page().then(
    ({ default: Page }) => {
      here.set(route, Page)
      return Page
    },
    (error: unknown) => {
      coming.delete(route)
      throw error
    },
  )
  coming.set(route, page)
  return page
}

/** Whether the screen of an address can be drawn without waiting. */
export function isHere(pathname: string): boolean {
  const route = routeAt(pathname)
  return route !== null && here.has(route)
}

/** Fetches the screen of an address ahead of the click that may come; nobody hears of a failure. */
export function preloadRoute(pathname: string): void {
  const route = routeAt(pathname)
  if (route) load(route).catch(() => undefined)
}

/** The page reloads, and whoever waits for this need not be told before. */
const forGood = new Promise<never>(() => undefined)

async function fetchWanted(route: PortalRoute): Promise<ComponentType> {
  try {
    const Page = await load(route)
    arrived(location.pathname)
    return Page
  } catch (cause) {
    const canReload = await isServed()
    // Whoever has gone elsewhere meanwhile must not be thrown back.
    if (canReload && routeAt(location.pathname) === route && reloadOnce(location.pathname)) return await forGood
    throw new ChunkLost(`${route.path} did not arrive`, { cause })
  }
}

// A lost screen stays here, so that rendering it again fails again instead of asking for it without end.
const wanted = new Map<PortalRoute, Promise<ComponentType>>()

/** Lets lost screens be asked for anew. */
export const forgetLostScreens = (): void => wanted.clear()

/** The screen of a record if it is here, else the promise of it; a lost one reloads the page once (RT-05). */
export function screenOf(route: PortalRoute): ComponentType | Promise<ComponentType> {
  // Whoever waits for a promise is given the same one until the end: React wants it read in every render.
  const known = wanted.get(route) ?? here.get(route)
  if (known) return known
  const page = fetchWanted(route)
  // React reads these names before it waits: a screen that came before the first render is drawn in it.
  const note = (Page: ComponentType) => void Object.assign(page, { status: 'fulfilled', value: Page })
  page.then(note, () => undefined)
  wanted.set(route, page)
  awaited(page)
  return page
}

let pending = 0
const listeners = new Set<() => void>()

/** Counts the screens that somebody waits for; tells later, because rendering begins the wait. */
function awaited(page: Promise<unknown>): void {
  const count = (change: number) => {
    pending += change
    for (const listener of listeners) listener()
  }
  queueMicrotask(() => count(1))
  const over = () => count(-1)
  page.then(over, over)
}

/** Whether a screen somebody went to is still on its way. */
export const isLoading = (): boolean => pending > 0
export const onLoading = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
