import { loadWire } from '#src/api/wire-loading.ts'
import { isSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { onFirstInput } from '#src/shared/lib/time/first-input.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { preloadRoute } from '../routes.ts'

/** The portal's own address of the link that an event happened on, if any. */
function pathOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === location.origin ? link.pathname : null
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Loads the screen of a link on pointer, touch or focus. */
export function prefetchOnIntent(): void {
  const handle = (event: Event) => {
    const path = savesData() ? null : pathOf(event)
    if (path) preloadRoute(path)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin']) addEventListener(name, handle, { passive: true })
}

/** Loads the login once the browser is idle: it is the next screen of most visitors. */
export function prefetchLogin(): void {
  if (!isSignedIn() && !savesData()) whenIdle(() => preloadRoute(paths.login))
}

/** Loads the HTTP client at the first input, whose consequence is likely a call. */
export function prefetchWireOnIntent(): void {
  onFirstInput(() => {
    // The call that needs it reports the failure.
    if (!savesData()) loadWire().catch(() => undefined)
  })
}
