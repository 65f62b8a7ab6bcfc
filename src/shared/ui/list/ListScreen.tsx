import type { ReactNode } from 'react'
import type { Param, Schema, StateOf } from '../../lib/query/list-params.ts'
import type { ListState } from '../../lib/query/use-list-state.ts'
import { keepFocus } from '../behaviour/focus.ts'
import { Card } from '../display/Card.tsx'
import { EmptyState } from '../feedback/query-states.tsx'
import { type Tab, TabPanel, Tabs, useTabsId } from '../navigation/Tabs.tsx'
import { TabLine } from '../navigation/TabLine.tsx'
import { TableSkeleton } from './DataTable.tsx'
import { PagedBlock, type PageQuery } from './PagedBlock.tsx'

type Key<S extends Schema> = keyof S & string

type ListTabs<S extends Schema> = {
  /** Names the tabs for screen readers. */
  label: string
  /** The parameter of the tabs; a tab whose key is none of its values (`all`) means the initial value. */
  param: Key<S>
  items: readonly Tab<string>[]
}

type EmptyText = {
  text: string
  hint?: ReactNode
  /** The next step; without `to` it links to the list without filters. */
  link?: { label: string; to?: string }
}

type PagedSchema = Schema & { page: Param<number> }

type Props<S extends PagedSchema, R> = {
  /** Names the block for screen readers. */
  label: string
  list: ListState<S>
  query: PageQuery<R>
  tabs?: ListTabs<S> | undefined
  /** A sentence instead of the tabs, if there is nothing to choose. */
  heading?: string | undefined
  filters?: ReactNode
  /** px at normal type size. */
  rowHeight: number
  /** Rows of the skeleton. */
  loadingRows?: number
  empty: EmptyText
  /** Shown if the filters match no row; without it, `empty`. */
  emptyNarrowed?: EmptyText
  /** Below the rows, and below the text that there are none. */
  below?: ReactNode
  children: (records: readonly R[]) => ReactNode
}

/** The active tab, and the change of state when another is chosen. */
function tabsOf<S extends Schema>({ address, state, go }: ListState<S>, { param, items }: ListTabs<S>) {
  const chosen = String(state[param])
  const one = address.schema[param]
  return {
    active: (items.find(({ key }) => key === chosen) ?? items[0])?.key ?? '',
    choose: (key: string) => go({ [param]: one?.read(key) ?? one?.initial } as Partial<StateOf<S>>),
  }
}

/** px; an empty list has its mark. */
const emptyHeight = 240

/** A list screen: tabs, filters, the rows of one page and the pager; its whole state is in the address. */
export function ListScreen<S extends PagedSchema, R>(props: Props<S, R>) {
  const { label, list, query, tabs, heading, filters, rowHeight, loadingRows = 5, below, children } = props
  const id = useTabsId()
  const minHeight = Math.max(rowHeight * 3, emptyHeight)
  const { text, hint, link } = (list.isNarrowed && props.emptyNarrowed) || props.empty
  const rows = (
    <div role="group" aria-label={label} tabIndex={-1} ref={keepFocus}>
      <PagedBlock
        query={query}
        page={list.state.page}
        addressOf={(page) => list.addressOf({ page } as Partial<StateOf<S>>)}
        loading={<TableSkeleton rows={loadingRows} rowHeight={rowHeight} />}
        minHeight={minHeight}
        empty={
          <EmptyState
            text={text}
            hint={hint !== undefined && <p className="muted">{hint}</p>}
            link={link && { to: list.address.base, ...link }}
            minHeight={minHeight}
          />
        }
      >
        {children}
      </PagedBlock>
      {below}
    </div>
  )
  if (!tabs)
    return (
      <Card label={label}>
        {filters}
        {rows}
      </Card>
    )
  const { active, choose } = tabsOf(list, tabs)
  const line =
    heading === undefined ? (
      <TabLine active={active}>
        <Tabs id={id} label={tabs.label} tabs={tabs.items} active={active} onChange={choose} />
      </TabLine>
    ) : (
      <p className="muted">{heading}</p>
    )
  return (
    <Card label={label} tabs={line}>
      {filters}
      <TabPanel id={id} active={active}>
        {rows}
      </TabPanel>
    </Card>
  )
}
