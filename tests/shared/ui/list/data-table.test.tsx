import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'

afterEach(cleanup)

type Row = { id: string; name: string; amount: string }
const rows: Row[] = [
  { id: 'A1', name: '厂房', amount: '1,200.00' },
  { id: 'A2', name: '设备', amount: '80.00' },
]
const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    isPrimary: true,
    lang: 'zh-CN',
    render: ({ name }) => name,
    to: ({ id }) => `/one/${id}`,
  },
  { key: 'amount', header: 'Amount', align: 'right', render: ({ amount }) => amount },
  { key: 'acts', header: 'Actions', isActions: true, render: ({ name }) => <button type="button">Pay {name}</button> },
]
type Live = { name: string; bids: number; bid: () => void }
function Bids({ row: { name }, children }: { row: Row; children: (live: Live) => ReactNode }) {
  const [bids, setBids] = useState(0)
  return children({ name, bids, bid: () => setBids(bids + 1) })
}

type Given = Partial<Parameters<typeof DataTable<Row>>[0]>
const show = (given: Given = {}) =>
  render(
    <MemoryRouter>
      <DataTable caption="Deposits" columns={columns} rows={rows} rowKey={({ id }) => id} {...given} />
    </MemoryRouter>,
  )

describe('a table', () => {
  test('names itself, its columns and its rows for screen readers', () => {
    show()
    const table = screen.getByRole('table', { name: 'Deposits' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent?.trim())).toEqual(['Name', 'Amount', 'Actions'])
    expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['col', 'col', 'col'])
    const [first] = within(table).getAllByRole('rowheader')
    expect(first?.getAttribute('lang')).toBe('zh-CN')
    expect(within(first!).getByRole('link', { name: '厂房' }).getAttribute('href')).toBe('/one/A1')
    expect(within(table).getAllByRole('row')).toHaveLength(3)
  })

  test('on small screens a cell has the label of its column, but neither the heading nor the actions of the row have one', () => {
    show()
    const labels = [...screen.getAllByRole('row')[1]!.children].map((cell) => cell.getAttribute('data-label'))
    expect(labels).toEqual([null, 'Amount', null])
  })

  test('without rows shows an empty state, the default or the one given', () => {
    const { rerender } = show({ rows: [] })
    expect(screen.getByText('暂无数据')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    rerender(<DataTable caption="" columns={columns} rows={[]} rowKey={({ id }) => id} empty={<p>Nothing yet</p>} />)
    expect(screen.getByText('Nothing yet')).toBeDefined()
    cleanup()
    show({ rows: [], keepsHead: true })
    expect(screen.getByText('暂无数据')).toBeDefined()
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })

  test('a table that keeps its columns scrolls within its own box, a stop of the Tab key where the box has a label', () => {
    show({ narrow: 'columns' })
    const table = screen.getByRole('table')
    expect(table.parentElement?.matches('[class*=box]:not([tabindex])')).toBe(true)
    cleanup()
    show({ narrow: 'columns', box: { label: 'All deposits' } })
    const box = screen.getByRole('region', { name: 'All deposits' })
    expect(box.matches('[class*=box][tabindex="0"]')).toBe(true)
    expect(within(box).getByRole('table', { name: 'Deposits' })).toBeDefined()
    cleanup()
    show()
    expect(screen.getByRole('table').closest('[class*=box]')).toBeNull()
  })

  test('rows that are loading have their size already', () => {
    show({ rows: undefined, rowHeight: 56 })
    const skeleton = screen.getByRole('progressbar').firstElementChild as HTMLElement
    expect(skeleton.children).toHaveLength(5)
    expect(skeleton.style.getPropertyValue('--row-height')).toBe('56px')
  })

  test('each row may have a state of its own, and be marked by it', async () => {
    const live: Column<Live>[] = [
      { key: 'name', header: 'Name', render: ({ name }) => name },
      { key: 'bids', header: 'Bids', render: ({ bids, bid }) => <button onClick={bid}>{bids}</button> },
    ]
    render(
      <DataTable
        caption="Rooms"
        columns={live}
        rows={rows}
        rowKey={({ id }) => id}
        renderRow={(row, tr) => <Bids row={row}>{tr}</Bids>}
        rowProps={({ bids }) => ({ 'data-mine': bids > 0 ? '' : undefined })}
      />,
    )
    await userEvent.click(screen.getAllByRole('button', { name: '0' })[1]!)
    const [, first, second] = screen.getAllByRole('row')
    expect(within(first!).getByRole('button').textContent).toBe('0')
    expect(within(second!).getByRole('button').textContent).toBe('1')
    expect([first, second].map((row) => row!.hasAttribute('data-mine'))).toEqual([false, true])
  })
  test('a part of a long list keeps the place of the rest, and each row its number in the whole', () => {
    show({ part: { from: 40, count: 300, above: 1440, below: 9288 } })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('301')
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '42', '43'])
    const spaces = [...document.querySelectorAll<HTMLElement>('tr[aria-hidden]')]
    expect(spaces.map(({ style }) => style.height)).toEqual(['1440px', '9288px'])
    cleanup()
    show()
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
    expect(screen.getAllByRole('row')[1]!.hasAttribute('aria-rowindex')).toBe(false)
  })
})
