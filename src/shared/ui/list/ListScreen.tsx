import type { ReactNode } from 'react'
import type { Param, Schema, StateOf } from '../../lib/query/list-params.ts'
import type { ListState } from '../../lib/query/use-list-state.ts'
import { keepFocus } from '../behaviour/focus.ts'
import { Card } from '../display/Card.tsx'
import { EmptyState } from '../feedback/query-states.tsx'
import { type Tab, TabPanel, Tabs, useTabsId } from '../navigation/Tabs.tsx'
import { TableSkeleton } from './DataTable.tsx'
import styles from './ListScreen.module.css'
import { PagedBlock, type PageQuery } from './PagedBlock.tsx'

type Key<S extends Schema> = keyof S & string

type ListTabs<S extends Schema> = {
  /** Names the tabs for screen readers. */
  label: string
  /** The parameter that the tabs choose; a tab whose key is none of its values (`all`) stands for its initial one. */
  param: Key<S>
  items: readonly Tab<string>[]
}

type Nothing = {
  text: string
  hint?: ReactNode
  /** What to do next; without `to` it leads to the list without filters. */
  link?: { label: string; to?: string }
}

type PagedSchema = Schema & { page: Param<number> }

type Props<S extends PagedSchema, R> = {
  /** Names the block for screen readers. */
  label: string
  list: ListState<S>
  query: PageQuery<R>
  tabs?: ListTabs<S> | undefined
  /** A sentence in place of the tabs, while there is nothing to choose. */
  heading?: string | undefined
  filters?: ReactNode
  /** Px at the plain size of type. */
  rowHeight: number
  /** Rows of the skeleton. */
  loadingRows?: number
  empty: Nothing
  /** Where the filters leave nothing; without it, `empty`. */
  emptyNarrowed?: Nothing
  children: (records: readonly R[]) => ReactNode
}

/** The tab of the value that the parameter has, and what choosing another changes. */
function tabsOf<S extends Schema>({ address, state, go }: ListState<S>, { param, items }: ListTabs<S>) {
  const chosen = String(state[param])
  const one = address.schema[param]
  return {
    active: (items.find(({ key }) => key === chosen) ?? items[0])?.key ?? '',
    choose: (key: string) => go({ [param]: one?.read(key) ?? one?.initial } as Partial<StateOf<S>>),
  }
}

/** A list on a screen of its own: tabs, filters, the rows of one page and the pager, all of it by the address. */
export function ListScreen<S extends PagedSchema, R>(props: Props<S, R>) {
  const { label, list, query, tabs, heading, filters, rowHeight, loadingRows = 5, children } = props
  const id = useTabsId()
  const minHeight = rowHeight * 3
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
            hint={hint !== undefined && <p className={styles['hint']}>{hint}</p>}
            link={link && { to: list.address.base, ...link }}
            minHeight={minHeight}
          />
        }
      >
        {children}
      </PagedBlock>
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
      <Tabs id={id} label={tabs.label} tabs={tabs.items} active={active} onChange={choose} />
    ) : (
      <p className={styles['hint']}>{heading}</p>
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
