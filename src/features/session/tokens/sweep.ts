import { sweepStorage } from '#src/shared/lib/storage/sweep.ts'
import { dropStoredName } from '../store.ts'

/** Removes from this browser what earlier sessions and versions of the portal have left: a file of its own, loaded when the page is idle. */
export function sweepBrowser(): void {
  dropStoredName()
  sweepStorage()
}
