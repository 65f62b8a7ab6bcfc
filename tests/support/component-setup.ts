import './owner-stacks.ts'
import './fast-styles.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { syncFromStorage } from '#src/features/session/store.ts'
import { provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'

afterEach(cleanup)

// The next file starts with a clean window.
afterAll(() => {
  dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  provideDraftOwner(() => null)
  syncFromStorage()
})
