import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SignedInOnly } from '#src/features/session/SignedInOnly.tsx'
import { dispatch, useSession } from '#src/features/session/store.ts'

afterEach(() => {
  cleanup()
  dispatch({ type: 'signed-out' })
  localStorage.clear()
  history.replaceState(null, '', '/index')
})

const Place = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}
const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/login" element="login" />
        <Route
          path="*"
          element={
            <SignedInOnly>
              <p>my contracts</p>
            </SignedInOnly>
          }
        />
      </Routes>
      <Place />
    </MemoryRouter>,
  )
const place = () => screen.getByTestId('place').textContent

test('[RT-11] a visitor goes to the login page, which leads back with path and query', () => {
  open('/usercenter/contract/sign?id=7&x=城')
  expect(place()).toBe('/login?redirect=%2Fusercenter%2Fcontract%2Fsign%3Fid%3D7%26x%3D%E5%9F%8E')
  expect(screen.queryByText('my contracts')).toBeNull()
})

test('[RT-11] a user id shows the page', () => {
  useSession.setState({ baseUserId: 'U1' })
  open('/myContract')
  expect([place(), screen.getByText('my contracts').tagName]).toEqual(['/myContract', 'P'])
})

test('[SE-07] a sign-out removes the page at once', () => {
  useSession.setState({ baseUserId: 'U1' })
  open('/myContract')
  act(() => dispatch({ type: 'signed-out' }))
  expect([place(), screen.queryByText('my contracts')]).toEqual(['/login?redirect=%2FmyContract', null])
})

test('[HD-04] the guard does not redirect while a sign-out navigates to the plain login page', () => {
  useSession.setState({ baseUserId: 'U1' })
  open('/myContract')
  history.replaceState(null, '', '/login')
  act(() => dispatch({ type: 'signed-out' }))
  expect([place(), screen.queryByText('my contracts')]).toEqual(['/myContract', null])
})
