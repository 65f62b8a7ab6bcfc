import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ListTools } from '#src/shared/ui/list/ListFilters.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { Tabs } from '#src/shared/ui/navigation/Tabs.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const pay = <button type="button">Pay</button>
const row = { id: '1', name: 'Deposit' }
const file = { id: '1', name: 'Pay.pdf', url: '/files/1.pdf' }

/** Whether the control is within a part that is not printed. */
function isHiddenInPrint(part: ReactNode, selector: string): boolean {
  const { container } = render(<MemoryRouter>{part}</MemoryRouter>)
  return container.querySelector(selector)!.closest('.noPrint') !== null
}

const controls: readonly (readonly [name: string, part: ReactNode, selector: string])[] = [
  ['Actions', <Actions key="">{pay}</Actions>, 'button'],
  [
    'the actions of a Card',
    <Card key="" title="Deposit" actions={pay}>
      30 days
    </Card>,
    'button',
  ],
  ['the actions of a file', <FileList key="" files={[file]} layout="rows" />, 'a'],
  [
    'the column of actions of a DataTable',
    <DataTable
      key=""
      caption="Deposits"
      rows={[row]}
      rowKey={({ id }) => id}
      columns={[{ key: 'actions', header: 'Actions', isActions: true, render: () => pay }]}
    />,
    'td button',
  ],
  ['ListTools', <ListTools key="">{pay}</ListTools>, 'button'],
  ['Pager', <Pager key="" page={1} size={10} total={30} onPage={nothing} />, 'button'],
  ['RowActions', <RowActions key="" of="Deposit" actions={[{ label: 'Pay', to: '/' }]} />, 'a'],
  ['Segments', <Segments key="" label="Kind" options={[['a', 'Pay']]} chosen="a" onChoose={nothing} />, 'button'],
]

test.each(controls)('%s: not printed', (_, part, selector) => {
  expect(isHiddenInPrint(part, selector)).toBe(true)
})

test('facts beside the title of a Card are printed, and Actions that hold more than buttons', () => {
  const bids = (
    <Card title="Bids" note={<i>3 bids</i>} actions={pay}>
      None
    </Card>
  )
  expect(isHiddenInPrint(bids, 'i')).toBe(false)
  const state = (
    <Actions isPrinted>
      <i>Signed out</i>
    </Actions>
  )
  expect(isHiddenInPrint(state, 'i')).toBe(false)
})

test('a button alone is printed whatever its look, and so is a table', () => {
  expect(isHiddenInPrint(<Button look="primary">Pay</Button>, 'button')).toBe(false)
  const columns = [{ key: 'name', header: 'Name', render: ({ name }: typeof row) => name }]
  const table = <DataTable caption="Deposits" rows={[row]} rowKey={({ id }) => id} columns={columns} />
  expect(isHiddenInPrint(table, 'td')).toBe(false)
})

test('[PU-01] a block that waits for its reader is not printed, and one with its content is', () => {
  const block = <LazyInView skeleton={<i>Loading</i>}>{pay}</LazyInView>
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(isHiddenInPrint(block, 'button')).toBe(false)
  cleanup()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
  expect(isHiddenInPrint(block, 'i')).toBe(true)
})

test('[PU-01] of tabs the chosen one alone is printed', () => {
  const tabs = [
    { key: 'bonds', label: 'Bonds' },
    { key: 'results', label: 'Results' },
  ]
  const line = <Tabs id="a" label="Own" tabs={tabs} active="results" onChange={nothing} />
  expect(isHiddenInPrint(line, '[aria-selected=true]')).toBe(false)
  cleanup()
  expect(isHiddenInPrint(line, '[aria-selected=false]')).toBe(true)
  cleanup()
  const links = [
    { to: '/a', label: 'Tenders', isCurrent: true },
    { to: '/b', label: 'Others', isCurrent: false },
  ]
  expect(isHiddenInPrint(<LinkTabs label="Kinds" tabs={links} />, '[href="/a"]')).toBe(false)
  cleanup()
  expect(isHiddenInPrint(<LinkTabs label="Kinds" tabs={links} />, '[href="/b"]')).toBe(true)
})

test('only the class of what is not printed hides parts of the kit in print', () => {
  const kit = 'src/shared/ui'
  const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const hides = (css: string) => /@media print \{(?:(?!\n\})[\s\S])*display: none/.test(css)
  expect(sheets.filter((name) => hides(readFileSync(path.join(kit, name), 'utf8')))).toEqual([])
  expect(readFileSync('src/shared/styles/base.css', 'utf8')).toMatch(
    /@media print \{\s*\.noPrint \{\s*display: none !important;/,
  )
})
