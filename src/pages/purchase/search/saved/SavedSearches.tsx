import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ActiveFilter } from '#src/features/procurement-search/choices.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { savedSearchMax, type SavedSearch } from '#src/model/procurement/saved.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { savedSearchesQuery, useOpen } from './queries.ts'
import { SavedRow } from './SavedRow.tsx'
import { SaveForm } from './SaveForm.tsx'
import styles from './saved.module.css'

type Props = {
  /** Those that are set. */
  filters: ProcurementFilters
  active: readonly ActiveFilter[]
  onOpen: (search: SavedSearch) => void
}

/** Whoever looks at the hits of a saved search has seen them; `onOpen` learns of the search as it was before. */
function useSeen(searches: readonly SavedSearch[] | undefined, onOpen: Props['onOpen']): string | null {
  const [query] = useSearchParams()
  const id = query.get('saved')
  const { mutate } = useOpen()
  const opened = searches?.find((search) => search.id === id)
  const see = useEffectEvent((seen: string) => {
    if (opened) onOpen(opened)
    mutate(seen)
  })
  const isKnown = opened !== undefined
  useEffect(() => {
    if (id !== null && isKnown) see(id)
  }, [id, isKnown])
  return id
}

function Own({ filters, active, onOpen }: Props) {
  const t = useT()
  const query = useQuery(savedSearchesQuery)
  const shown = useSeen(query.data, onOpen)
  return (
    <>
      <SaveForm filters={filters} active={active} />
      <QueryBoundary
        query={query}
        loading={<Skeleton height={48} />}
        minHeight={48}
        empty={
          <p className={`muted ${styles['none']}`}>
            {t('保存后，有新公告的项目符合条件时会写入您的消息。最多保存 {{n}} 个。', { n: savedSearchMax })}
          </p>
        }
      >
        {(searches) => (
          <ul className={styles['rows']}>
            {searches.map((search) => (
              <SavedRow key={search.id} search={search} isShown={search.id === shown} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  )
}

/** The searches that the user has saved, and the form that saves this one; a visitor is led to the sign-in and back (PU-03). */
export function SavedSearches(props: Props) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const { pathname, search } = useLocation()
  return (
    <Card title={t('保存的搜索')} body="stacked" className="noPrint">
      {isSignedIn ? (
        <Own {...props} />
      ) : (
        <p>
          {t('登录后可保存搜索，有新项目时收到消息。')}{' '}
          <Button look="link" to={linkTo.login(pathname + search)}>
            {t('登录')}
          </Button>
        </p>
      )}
    </Card>
  )
}
