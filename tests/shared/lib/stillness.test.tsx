import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeSettings, resetSettings, useStillness } from '#src/shared/lib/storage/settings.ts'

afterEach(() => {
  cleanup()
  resetSettings()
  vi.restoreAllMocks()
})

/** The setting of the system, which may change while the page is open. */
function system() {
  const query = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  return (matches: boolean) => {
    query.matches = matches
    act(() => void query.dispatchEvent(new Event('change')))
  }
}

const Moving = () => <p>{useStillness() ? '静止' : '活动'}</p>
const shown = () => screen.getByText(/静止|活动/).textContent

test('[SE-10] a change of the system setting for reduced motion applies at once, in both directions', () => {
  const wish = system()
  render(<Moving />)
  expect(shown()).toBe('活动')
  wish(true)
  expect(shown()).toBe('静止')
  wish(false)
  expect(shown()).toBe('活动')
})

test("the reader's own setting counts beside that of the system", () => {
  system()
  render(<Moving />)
  act(() => changeSettings({ reducedMotion: true }))
  expect(shown()).toBe('静止')
})
