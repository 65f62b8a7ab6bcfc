import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import type { KitPart } from './kit-part.ts'

type Row = { id: string; name: string; amount: string; state: 'open' | 'over' }
const rows: readonly Row[] = [
  { id: '1', name: 'Hydropower station, 12 % of the shares', amount: '123,456,789,012.00', state: 'open' },
  { id: '2', name: 'Excavator', amount: '80,000.00', state: 'over' },
  {
    id: '3',
    name: 'Factory hall with a name that needs more than one line of the table',
    amount: '0.00',
    state: 'open',
  },
]
const keyOf = ({ id }: Row) => id

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Project', width: '40%', isPrimary: true, to: () => '', render: ({ name }) => name },
  { key: 'amount', header: 'Price', align: 'right', isPrice: true, render: ({ amount }) => amount },
  {
    key: 'state',
    header: 'State',
    render: ({ state }) => <Tag tone={state === 'open' ? 'active' : 'neutral'}>{state}</Tag>,
  },
  {
    key: 'actions',
    header: 'Actions',
    isActions: true,
    render: ({ name }) => (
      <RowActions
        of={name}
        actions={[
          { label: 'Pay', to: '' },
          { label: 'Details', to: '' },
        ]}
      />
    ),
  },
]

const Tables = () => (
  <>
    <DataTable
      caption="Cards on small screens"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowProps={({ id }) => ({ 'data-mine': id === '2' ? '' : undefined })}
    />
    <DataTable
      caption="Columns on every screen"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      narrow="columns"
      box={{ label: 'Columns on every screen' }}
      isDense
    />
    <DataTable caption="Loading" columns={columns} rows={undefined} rowKey={keyOf} />
    <DataTable caption="Empty" columns={columns} rows={[]} rowKey={keyOf} />
  </>
)

const address = listAddress(location.pathname, {
  state: param.oneOf(['open', 'over']),
  q: param.text(20),
  from: param.day(() => true),
  to: param.day(() => true),
  isFree: param.flag(),
  order: param.order(['newest', 'price'], 'newest'),
  page: param.page(),
})

/** Three pages of the same rows. */
function Screen() {
  const list = useListState(address)
  const { q, state, page } = list.state
  const records = rows.filter((row) => row.name.includes(q) && (state === null || row.state === state))
  const data = { records, total: records.length * 3, size: Math.max(1, records.length), current: page }
  return (
    <ListScreen
      label="Projects"
      list={list}
      query={{ data, isError: false, isFetching: false, refetch: () => Promise.reject(new Error('nothing to fetch')) }}
      tabs={{
        label: 'State',
        param: 'state',
        items: [
          { key: 'all', label: 'All', count: 3 },
          { key: 'open', label: 'Open', count: 2 },
          { key: 'over', label: 'Over', count: 1 },
        ],
      }}
      filters={
        <ListFilters
          list={list}
          label="Search projects"
          submit="Search"
          clear="Clear"
          fields={[
            { kind: 'text', param: 'q', label: 'Name' },
            { kind: 'days', from: 'from', to: 'to', labels: ['From', 'To'] },
            { kind: 'flag', param: 'isFree', label: 'Free' },
            {
              kind: 'choice',
              param: 'order',
              label: 'Order',
              options: [
                ['newest', 'Newest'],
                ['price', 'Price'],
              ],
            },
          ]}
        />
      }
      rowHeight={48}
      empty={{ text: 'Nothing yet' }}
      emptyNarrowed={{ text: 'Nothing fits', link: { label: 'Show all' } }}
    >
      {(found) => <DataTable caption="Projects" columns={columns} rows={found} rowKey={keyOf} />}
    </ListScreen>
  )
}

function Choices() {
  const list = useListState(address)
  return (
    <Segments
      label="Order"
      chosen={list.state.order}
      onChoose={(order) => list.go({ order })}
      options={[
        ['newest', 'Newest'],
        ['price', 'Price'],
      ]}
    />
  )
}

const Rows = () => (
  <ul>
    <ListRow
      lead={<input type="checkbox" aria-label="Choose" />}
      title="A title that is cut off where it does not fit, and breaks on a narrow screen"
      facts={<span>Fact</span>}
      aside="1,643.1000"
      actions={<Button look="text">Open</Button>}
    />
    <ListRow title="A title alone" />
  </ul>
)

export const listParts: readonly KitPart[] = [
  { name: 'DataTable', Samples: Tables },
  { name: 'ListScreen, ListFilters', Samples: Screen },
  { name: 'ListRow', Samples: Rows },
  { name: 'Segments', Samples: Choices },
]
