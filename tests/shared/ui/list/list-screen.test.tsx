import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'

const list = listAddress('/list', {
  state: param.oneOf(['open', 'over']),
  q: param.text(20),
  kind: param.oneOf([1, 2]),
  from: param.day(() => true),
  to: param.day(() => true),
  isFree: param.named('free', param.flag()),
  order: param.order(['new', 'old'], 'new'),
  page: param.page(),
})

type Answer = { records: string[]; total: number; size: number; current: number }
const full = (current: number): Answer => ({ records: [`row ${current}`], total: 30, size: 10, current })
let answer: { data: Answer | undefined; isError: boolean }

function Screen() {
  const state = useListState(list)
  const query = { ...answer, isFetching: false, refetch: vi.fn<() => Promise<never>>() }
  return (
    <ListScreen
      label="Rows"
      list={state}
      query={query}
      tabs={{ label: 'States', param: 'state', items: ['all', 'open', 'over'].map((key) => ({ key, label: key })) }}
      filters={
        <ListFilters
          list={state}
          label="Narrow"
          submit="Search"
          clear="Clear"
          fields={[
            { kind: 'text', param: 'q', label: 'Name' },
            {
              kind: 'choice',
              param: 'kind',
              label: 'Kind',
              all: 'any',
              options: [
                [1, 'one'],
                [2, 'two'],
              ],
            },
            {
              kind: 'choice',
              param: 'order',
              label: 'Order',
              options: [
                ['new', 'new'],
                ['old', 'old'],
              ],
            },
            { kind: 'days', from: 'from', to: 'to', labels: ['From', 'To'] },
            { kind: 'flag', param: 'isFree', label: 'Free' },
          ]}
        />
      }
      rowHeight={40}
      empty={{ text: 'Nothing yet', link: { label: 'Begin', to: '/begin' } }}
      emptyNarrowed={{ text: 'Nothing fits', link: { label: 'Show all' } }}
    >
      {(records) => records.map((record) => <p key={record}>{record}</p>)}
    </ListScreen>
  )
}

const open = (address: string) => {
  history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
}
const address = () => location.pathname + location.search
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  answer = { data: full(1), isError: false }
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

describe('a list screen', () => {
  test('a tab is a parameter; choosing one leads to page 1, and Back returns', async () => {
    answer.data = full(2)
    open('/list?state=open&page=2')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('open')
    await userEvent.click(screen.getByRole('tab', { name: 'over' }))
    expect(address()).toBe('/list?state=over')
    await userEvent.click(screen.getByRole('tab', { name: 'all' }))
    expect(address()).toBe('/list')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('all')
    history.back()
    await waitFor(() => expect(address()).toBe('/list?state=over'))
  })

  test('a typed value applies on submit, a choice at once; an unsubmitted text is sent by neither', async () => {
    open('/list?page=2')
    await userEvent.type(field('Name'), '  two  words ')
    expect(address()).toBe('/list?page=2')
    await userEvent.selectOptions(field('Kind'), 'two')
    expect(address()).toBe('/list?kind=2')
    expect(field('Name').value).toBe('  two  words ')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/list?q=two+words&kind=2')
    expect(field('Name').value).toBe('two words')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free' }))
    expect(address()).toBe('/list?q=two+words&kind=2&free=1')
    await userEvent.selectOptions(field('Kind'), 'any')
    expect(address()).toBe('/list?q=two+words&free=1')
  })

  test('days in the wrong order are swapped', async () => {
    open('/list')
    await userEvent.type(field('From'), '2026-03-02')
    await userEvent.type(field('To'), '2026-03-01')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/list?from=2026-03-01&to=2026-03-02')
    expect([field('From').value, field('To').value]).toEqual(['2026-03-01', '2026-03-02'])
  })

  test('days in the wrong order are swapped also if that changes nothing in the address', async () => {
    open('/list?from=2026-03-01&to=2026-03-02')
    fireEvent.change(field('From'), { target: { value: '2026-03-02' } })
    fireEvent.change(field('To'), { target: { value: '2026-03-01' } })
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/list?from=2026-03-01&to=2026-03-02')
    expect([field('From').value, field('To').value]).toEqual(['2026-03-01', '2026-03-02'])
  })

  test('clearing resets the filters, but neither the tab nor the order', async () => {
    open('/list?state=over&order=old')
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await userEvent.type(field('Name'), 'a{Enter}')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free' }))
    expect(address()).toBe('/list?state=over&q=a&free=1&order=old')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/list?state=over&order=old')
    expect(field('Name').value).toBe('')
  })

  test('pages are links that preserve the filters', async () => {
    open('/list?state=over')
    const pages = within(screen.getByRole('navigation', { name: '分页' }))
    expect(pages.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/list?state=over&page=3')
  })

  test('a page past the end redirects to the last one, without a history entry', async () => {
    answer.data = { records: [], total: 20, size: 10, current: 9 }
    const before = history.length
    open('/list?q=a&page=9')
    await waitFor(() => expect(address()).toBe('/list?q=a&page=2'))
    expect(history).toHaveLength(before)
  })

  test.each([
    ['/list?order=old', 'Nothing yet', 'Begin', '/begin'],
    ['/list?q=a', 'Nothing fits', 'Show all', '/list'],
  ])('%s without rows: %s', (at, text, link, to) => {
    answer.data = { records: [], total: 0, size: 10, current: 1 }
    open(at)
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('shows that rows are loading, and that loading failed', () => {
    answer = { data: undefined, isError: false }
    open('/list')
    expect(screen.getByRole('progressbar', { name: '正在加载…' })).toBeDefined()
    cleanup()
    answer = { data: undefined, isError: true }
    open('/list')
    expect(screen.getByRole('alert').textContent).toContain('内容加载失败')
    expect(screen.getByRole('tablist', { name: 'States' })).toBeDefined()
  })
})
