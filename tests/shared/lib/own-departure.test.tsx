import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '#src/shared/lib/chunk-reload.ts'
import { leaveFor, reloadPage } from '#src/shared/lib/navigation/departure.ts'

const asks = vi.fn<() => void>()
const end = () => void dispatchEvent(new Event('beforeunload'))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('location', { origin: 'https://www.minjiang.example', reload: end, assign: end })
  addEventListener('beforeunload', asks)
})
afterEach(() => {
  removeEventListener('beforeunload', asks)
  asks.mockReset()
  vi.unstubAllGlobals()
})

test.each([
  ['a reload', reloadPage],
  ['the reload for a lost part', () => reloadOnce('/hall')],
  ['the way to the bank or to the sign-on', () => leaveFor('/mock-bank/pay')],
])('[F20] %s by the portal itself asks for no confirmation; a page that stays, or comes back, does', (_, go) => {
  go()
  expect(asks).not.toHaveBeenCalled()
  end()
  expect(asks).toHaveBeenCalledOnce()
})
