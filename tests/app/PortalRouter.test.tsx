import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalRouter } from '#src/app/PortalRouter.tsx'

afterEach(cleanup)

const isReady = (pathname: string) => pathname !== '/late'

let come = (_text: string): void => undefined
const late = new Promise<string>((resolve) => {
  come = resolve
})

function Place() {
  const { pathname, search } = useLocation()
  return <h1>{pathname === '/late' ? use(late) : pathname + search}</h1>
}

const open = () => {
  history.replaceState(null, '', '/first')
  render(
    <PortalRouter isReady={isReady}>
      <Link to="/second">second</Link>
      <Link to="/late">late</Link>
      <Suspense fallback={<h1>coming</h1>}>
        <Place />
      </Suspense>
    </PortalRouter>,
  )
}

const heading = () => screen.getByRole('heading').textContent

test('draws a loaded screen within the click, and on a step back', async () => {
  open()
  // Without `act`, which would also flush what is scheduled for a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByText('second').click()
  await Promise.resolve()
  vi.unstubAllGlobals()
  expect([heading(), location.pathname]).toEqual(['/second', '/second'])
  await act(async () => {
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/first'))
  })
  expect(heading()).toBe('/first')
})

test('keeps the current screen until the next screen is loaded', async () => {
  open()
  await act(async () => screen.getByText('late').click())
  expect([heading(), location.pathname]).toEqual(['/first', '/late'])
  await act(async () => come('late at last'))
  expect(heading()).toBe('late at last')
})
