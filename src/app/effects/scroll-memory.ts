import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { type SeenLink, linksInMain } from './scroll-sight.ts'

/** A link in view: its address, its index among links of that address, and its top in the window. */
type Anchor = { href: string | null; index: number; top: number; hasFocus: boolean }
type Place = { y: number } & Anchor

const storageKey = 'places:v1'
const maxPlaces = 50
/** The longest that content may take to arrive. */
const timeoutMs = 15_000
/** A position that has been correct for so long is final. */
const settledMs = 500
const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown']

function storedPlaces(): [string, Place][] {
  try {
    const places: unknown = JSON.parse(readStored('session', storageKey) ?? '')
    return Array.isArray(places) ? (places as [string, Place][]) : []
  } catch {
    return []
  }
}

const hrefOf = (link: Element) => link.getAttribute('href')
const topOf = (link: Element) => link.getBoundingClientRect().top

const noAnchor: Anchor = { href: null, index: 0, top: 0, hasFocus: false }

function isInView([, { top, height }]: SeenLink): boolean {
  return height > 0 && top >= 0 && top < innerHeight
}

/** The link with the focus, else the first one in view. */
function anchorOf(links: readonly SeenLink[], focused: Element | null): Anchor {
  const inView = links.filter(isInView)
  const found = inView.find(([link]) => link === focused) ?? inView[0]
  if (!found) return noAnchor
  const href = hrefOf(found[0])
  const index = links.filter(([link]) => hrefOf(link) === href).indexOf(found)
  return { href, index, top: found[1].top, hasFocus: found[0] === focused }
}

/** Stores the position on a screen for its history entry: its offset in px, its links, which may be gone by now, and the focus. */
export function keep(entry: string, y: number, links: readonly SeenLink[], focused: Element | null): void {
  const place: Place = { y, ...anchorOf(links, focused) }
  const others = storedPlaces().filter(([other]) => other !== entry)
  writeStored('session', storageKey, JSON.stringify([...others, [entry, place]].slice(-maxPlaces)))
}

/** Returns the focus to the link that had it, unless a control has it by now. */
function giveFocus(link: Element): void {
  if (document.activeElement?.matches('body, main, h1')) (link as HTMLElement).focus({ preventScroll: true })
}

let frame = 0

/** Ends the restoration. */
export function stop(): void {
  cancelAnimationFrame(frame)
  for (const name of userInput) removeEventListener(name, stop)
}

/**
 * Scrolls to the stored position of this entry, if any, and holds it while content arrives: the same link at the same height of
 * the window, and the same offset until that link exists. Input of the reader ends it.
 */
export function showPlace(entry: string): void {
  const place = storedPlaces().find(([other]) => other === entry)?.[1]
  if (!place?.y) return
  const { y, href, index, top, hasFocus } = place
  const startedAt = performance.now()
  let lastMovedAt = startedAt
  const step = () => {
    const now = performance.now()
    const link = linksInMain().filter((other) => hrefOf(other) === href)[index]
    const wanted = link ? scrollY + topOf(link) - top : y
    const isOff = Math.abs(wanted - scrollY) > 1
    if (isOff) scrollTo({ top: wanted, left: 0, behavior: 'instant' })
    if (link && hasFocus) giveFocus(link)
    if (isOff || (href !== null && !link)) lastMovedAt = now
    if (now - lastMovedAt < settledMs && now - startedAt < timeoutMs) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const name of userInput) addEventListener(name, stop, { passive: true })
  step()
}
