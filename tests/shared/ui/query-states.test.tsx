import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, ErrorState } from '#src/shared/ui/feedback/query-states.tsx'

afterEach(cleanup)

type Answer = (text: string | null) => void

/** A block whose query is answered by the test; null fails. */
function openBlock() {
  const waiting: Answer[] = []
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      waiting.push((text) => (text === null ? reject(new Error('no answer')) : resolve(text)))
    })
  const client = new QueryClient()
  function Screen() {
    const query = useQuery({ queryKey: ['it'], queryFn: ask, retry: false })
    return (
      <QueryBoundary query={query} loading={<span>grey</span>}>
        {(text) => <p>{text}</p>}
      </QueryBoundary>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  const answer = async (text: string | null) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.shift()!(text)
  }
  return Object.assign(answer, { news: () => void client.invalidateQueries({ queryKey: ['it'] }) })
}

test('content that is loading has a name for screen readers', async () => {
  const answer = openBlock()
  expect(screen.getByRole('progressbar', { name: '正在加载…' }).getAttribute('aria-busy')).toBe('true')
  await answer('here')
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('an error stays during a refetch, and its button keeps the focus', async () => {
  const answer = openBlock()
  await answer(null)
  const again = await screen.findByRole('button', { name: '重试' })
  again.focus()
  fireEvent.click(again)
  await waitFor(() => expect(again.textContent).toBe('正在重试…'))
  expect(document.activeElement).toBe(again)
  fireEvent.click(again)
  await answer(null)
  await waitFor(() => expect(again.textContent).toBe('重试'))
  expect(document.activeElement).toBe(again)
  fireEvent.click(again)
  await answer('here')
  expect(await screen.findByText('here')).toBeTruthy()
})

test('[F22] after a failed refetch the data stays, with a notice that it may be outdated and a retry', async () => {
  const answer = openBlock()
  await answer('here')
  await screen.findByText('here')
  answer.news()
  await answer(null)
  expect(await screen.findByText('未能更新，以下内容可能不是最新')).toBeTruthy()
  expect(screen.getByText('here')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByRole('button', { name: '正在重试…' })
  await answer('newer')
  expect(await screen.findByText('newer')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['in an envelope', { reply: { code: 404 } }],
  ['by the gateway', { status: 404 }],
  ['by a server of files', { status: 405 }],
])('content that the exchange does not have (%s) has no retry', (_, error) => {
  render(<ErrorState onRetry={() => undefined} error={error} />)
  expect(screen.getByText('这项内容暂未提供')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('any other failure, or one with a text of its own, has a retry', () => {
  render(<ErrorState onRetry={() => undefined} error={{ status: 500 }} />)
  render(<ErrorState onRetry={() => undefined} error={{ reply: { code: 404 } }} text="未找到该保证金" />)
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2)
})

test('a button that is off does nothing and is announced as disabled, but can be focused', () => {
  const press = vi.fn()
  render(
    <Button isOff onClick={press}>
      press
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'press' })
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
})
