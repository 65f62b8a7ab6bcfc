import type { ReactNode } from 'react'
import type { StateOf } from '#src/shared/lib/query/list-params.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { cut } from '#src/shared/lib/text/text.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import type { PageQuery } from '#src/shared/ui/list/PagedBlock.tsx'
import type { PublishedSchema } from './published.ts'

/** Spec 5: a title beside one other column. */
const titleMax = 60

/** The title of a published text, with the search words marked. */
export const MarkedTitle = ({ title, q }: { title: string; q: string }) => (
  <Marked text={cut(title, titleMax)} words={q} />
)

/** The same, leading to the text. */
export const TitleLink = ({ to, title, q }: { to: string; title: string; q: string }) => (
  <CoveringLink to={to} title={title}>
    <MarkedTitle title={title} q={q} />
  </CoveringLink>
)

type Props<S extends PublishedSchema, R> = {
  /** Name of the plate. */
  name: string
  list: ListState<S>
  query: PageQuery<R>
  /** Translated; what the filters are for. */
  filtersLabel: string
  /** px at normal type size. */
  rowHeight: number
  empty: { text: string; link?: { label: string; to: string } }
  /** Translated; shown if the filters match none. */
  emptyNarrowed: string
  /** Below the rows, and below the text that there are none. */
  below?: ReactNode
  children: (rows: readonly R[]) => ReactNode
}

/** The published texts of one plate by keyword and period; all of it is in the address (CT-01). */
export function PublishedList<S extends PublishedSchema, R>(props: Props<S, R>) {
  const t = useT()
  const { name, list, filtersLabel, emptyNarrowed, ...rest } = props
  const noFilters = { q: '', from: '', until: '', page: 1 } as Partial<StateOf<S>>
  return (
    <ListScreen
      label={name}
      list={list}
      filters={
        <ListFilters
          list={list}
          label={filtersLabel}
          submit={t('查询')}
          clear={t('清除条件')}
          fields={[
            { kind: 'text', param: 'q', label: t('标题关键词') },
            { kind: 'days', from: 'from', to: 'until', labels: [t('发布日期从'), t('发布日期到')] },
          ]}
        />
      }
      emptyNarrowed={{ text: emptyNarrowed, link: { label: t('清除条件'), to: list.addressOf(noFilters) } }}
      {...rest}
    />
  )
}
