// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { tell } from '#src/features/session/store.ts'
import { useAsked } from '#src/shared/ui/ask.ts'
import { fake, slots, useFakeExchange } from '#tests/pages/project/support/server.ts'
import { said } from '#tests/support/screen.tsx'

useFakeExchange(0)

const signIn = () =>
  tell({
    type: 'signed-in',
    baseUserId: 'U1',
    username: 'zhang',
    grantType: 'password',
    tokens: { accessToken: 'T', refreshToken: 'R', at: 0 },
  })

beforeEach(() => {
  tell({ type: 'signed-out' })
  useAsked.setState({ question: null, notices: [] })
})
afterEach(cleanup)

const show = (...ids: string[]) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {ids.map((id) => (
        <FavouriteButton key={id} assetsId={id} name={`标的 ${id}`} />
      ))}
    </QueryClientProvider>,
  )
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.replace(/标的 .*/, ''))
const click = (id: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`标的 ${id}$`) }))
const notices = () => useAsked.getState().notices.map(({ text }) => text)

/** Holds the answers back until it is called. */
function hold() {
  let release = () => {}
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  fake.refusal = () => held
  return () => act(async () => release())
}

test('[LS-07] a visitor is asked to sign in, and the exchange is not asked at all', async () => {
  show('A1')
  await click('A1')
  expect(useAsked.getState().question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
  expect(fake.wishes).toEqual([])
  expect(texts()).toEqual(['收藏'])
})

test('what is a favourite already is shown as one', async () => {
  signIn()
  fake.favourites.add('A2')
  show('A1', 'A2')
  await waitFor(() => expect(texts()).toEqual(['收藏', '已收藏']))
  expect(fake.wishes).toEqual(['ids'])
})

test('the wish shows at once, before the exchange has answered', async () => {
  signIn()
  show('A1', 'A2')
  await waitFor(() => expect(fake.wishes).toEqual(['ids']))
  const release = hold()
  await click('A1')
  expect(texts()).toEqual(['已收藏', '收藏'])
  expect(fake.favourites.size).toBe(0)
  await release()
  await waitFor(() => expect([...fake.favourites]).toEqual(['A1']))
  expect(texts()).toEqual(['已收藏', '收藏'])
})

test('a favourite is given up with one click', async () => {
  signIn()
  fake.favourites.add('A1')
  show('A1')
  await waitFor(() => expect(texts()).toEqual(['已收藏']))
  await click('A1')
  await waitFor(() => expect(fake.wishes).toContain('/dscq-user/collect/remove {"assetsIds":["A1"]}'))
  expect(texts()).toEqual(['收藏'])
})

test('a refusal takes the wish back, and only this one', async () => {
  signIn()
  show('A1', 'A2')
  await waitFor(() => expect(fake.wishes).toEqual(['ids']))
  await click('A2')
  await waitFor(() => expect([...fake.favourites]).toEqual(['A2']))
  fake.refusal = () => said(500, '收藏数量已达上限')
  await click('A1')
  await waitFor(() => expect(slots.warn).toHaveBeenCalledWith('收藏数量已达上限'))
  await waitFor(() => expect(texts()).toEqual(['收藏', '已收藏']))
  // The refusal has been told by the client already.
  expect(notices()).toEqual([])
})

test('[SE-03] a 401 asks to sign in and ends nothing; the wish is taken back', async () => {
  signIn()
  show('A1')
  await waitFor(() => expect(fake.wishes).toEqual(['ids']))
  fake.refusal = () => said(401, '请先登录')
  await click('A1')
  await waitFor(() => expect(slots.askLogin).toHaveBeenCalledTimes(1))
  expect(slots.signOut).not.toHaveBeenCalled()
  await waitFor(() => expect(texts()).toEqual(['收藏']))
})

test('without a network the wish is taken back and the person told', async () => {
  signIn()
  show('A1')
  await waitFor(() => expect(fake.wishes).toEqual(['ids']))
  fake.refusal = () => Response.error()
  await click('A1')
  await waitFor(() => expect(notices()).toEqual(['没有收藏成功，请检查网络后重试']))
  expect(texts()).toEqual(['收藏'])
})

test('impatient clicks are one wish', async () => {
  signIn()
  show('A1')
  await waitFor(() => expect(fake.wishes).toEqual(['ids']))
  const release = hold()
  await click('A1')
  await click('A1')
  await click('A1')
  await release()
  await waitFor(() => expect([...fake.favourites]).toEqual(['A1']))
  expect(fake.wishes.filter((wish) => wish !== 'ids')).toEqual(['/dscq-user/collect/add {"assetsId":"A1"}'])
})

test('a wish before the favourites are known does not hide the others', async () => {
  signIn()
  fake.favourites.add('A2')
  show('A1', 'A2')
  await click('A1')
  await waitFor(() => expect(texts()).toEqual(['已收藏', '已收藏']))
})

test('signing out leaves no mark of the person', async () => {
  signIn()
  fake.favourites.add('A1')
  show('A1')
  await waitFor(() => expect(texts()).toEqual(['已收藏']))
  act(() => tell({ type: 'signed-out' }))
  expect(texts()).toEqual(['收藏'])
})
