import { loadWire } from '#src/api/wire-loading.ts'
import { isSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { atSignOfLife } from '#src/shared/lib/time/sign-of-life.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { preloadRoute } from '../routes.ts'

/** The in-site address that an event is about, if it is about a link at all. */
function pathOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === location.origin ? link.pathname : null
}

const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Fetches the screen of a link as soon as the pointer, a finger or the focus rests on it. */
export function prefetchOnIntent(): void {
  const handle = (event: Event) => {
    const path = isSparing() ? null : pathOf(event)
    if (path) preloadRoute(path)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin']) addEventListener(name, handle, { passive: true })
}

/** Fetches the login once the first screen stands: it is the next place of most who are not signed in, and they wait for no file. */
export function prefetchLogin(): void {
  if (!isSignedIn() && !isSparing()) whenIdle(() => preloadRoute(paths.login))
}

/** Fetches what sends questions at the first sign of a reader, whose next step is likely to ask something. */
export function fetchWireOnIntent(): void {
  atSignOfLife(() => {
    // A failure is told to whoever asks something.
    if (!isSparing()) loadWire().catch(() => undefined)
  })
}
