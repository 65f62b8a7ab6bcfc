import { createPath, type Location, NavigationType, type To } from 'react-router-dom'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'

/** What the state of an entry holds. The names are those of react-router: an entry may be older than this program. */
type EntryState = { usr?: unknown; key?: string; idx?: number } | null

/** A change of place. `delta`: entries by which it moved, null where the entry was not made here. */
export type HistoryUpdate = { action: NavigationType; location: Location; delta: number | null }
type Listener = (update: HistoryUpdate) => void

/** The browser's history as the router needs it. */
export type BrowserHistory = {
  /** The place that the address bar shows. */
  location: () => Location
  createHref: (to: To) => string
  push: (to: To, state?: unknown) => void
  replace: (to: To, state?: unknown) => void
  go: (delta: number) => void
  /** Reports every change of place; returns its undo. */
  listen: (listener: Listener) => () => void
}

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))
const entryState = () => window.history.state as EntryState
const entryIndex = (): number | null => entryState()?.idx ?? null

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  return {
    pathname,
    search,
    hash,
    state: entryState()?.usr ?? null,
    key: entryState()?.key ?? 'default',
    mask: undefined,
  }
}

/** The state of a new entry. */
const newState = (idx: number, usr: unknown): EntryState => ({
  usr: usr ?? null,
  key: Math.random().toString(36).slice(2, 10),
  idx,
})

function pushEntry(address: string, state: EntryState): void {
  try {
    window.history.pushState(state, '', address)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    // A browser that takes no more entries opens the address as a new document.
    leaveFor(address)
  }
}

export function createBrowserHistory(): BrowserHistory {
  let report: Listener = () => undefined
  let index = entryIndex()
  if (index === null) {
    index = 0
    window.history.replaceState({ ...entryState(), idx: index }, '')
  }
  const handlePop = () => {
    const next = entryIndex()
    const delta = next === null || index === null ? null : next - index
    index = next
    report({ action: NavigationType.Pop, location: currentLocation(), delta })
  }
  return {
    location: currentLocation,
    createHref,
    push: (to, state) => {
      index = (entryIndex() ?? 0) + 1
      pushEntry(createHref(to), newState(index, state))
      report({ action: NavigationType.Push, location: currentLocation(), delta: 1 })
    },
    replace: (to, state) => {
      index = entryIndex() ?? 0
      window.history.replaceState(newState(index, state), '', createHref(to))
      report({ action: NavigationType.Replace, location: currentLocation(), delta: 0 })
    },
    go: (delta) => window.history.go(delta),
    listen: (listener) => {
      report = listener
      addEventListener('popstate', handlePop)
      return () => {
        report = () => undefined
        removeEventListener('popstate', handlePop)
      }
    },
  }
}
