import { placeIn } from '#src/features/session/redirect.ts'
import { subscribe } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { herePath, hereQuery } from '#src/shared/lib/navigation/navigation.ts'

/** Another person may sign in later. */
const rememberedMs = 10 * minuteMs

let stopWaiting: (() => void) | null = null

/** The visitor has returned without signing in, or reads something else. */
export function forgetWanted(): void {
  stopWaiting?.()
  stopWaiting = null
}

/**
 * Runs `add` when this visitor signs in: once, on the login page that leads back here, within ten minutes. Only in memory, so that it
 * ends with the page.
 */
export function addAfterSignIn(add: () => void): void {
  forgetWanted()
  const place = herePath()
  const since = performance.now()
  stopWaiting = subscribe(({ type }) => {
    if (type !== 'signed-in' && type !== 'synced') return
    forgetWanted()
    const leadsBack = location.pathname === paths.login && placeIn(hereQuery()) === place
    if (type === 'signed-in' && leadsBack && performance.now() - since < rememberedMs) add()
  })
}
