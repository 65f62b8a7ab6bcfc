import './drawing.ts'
import './owner-stacks.ts'
import './fast-styles.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { syncFromStorage } from '#src/features/session/store.ts'
import { provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { provideServerTime } from '#src/shared/lib/time/server-time.ts'

afterEach(cleanup)

// The next file starts with a clean window, and with the clock of the machine: that of the portal never steps back.
afterAll(() => {
  dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  provideDraftOwner(() => null)
  provideServerTime(() => Date.now())
  syncFromStorage()
})
