import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HallList } from '#src/features/hall/HallList.tsx'
import { HallSearch } from '#src/features/hall/HallSearch.tsx'
import { hallQuery, type HallState } from '#src/features/hall/queries.ts'
import { hallLabels } from '#src/features/hall/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './ProjectPanel.module.css'

/** Spec 9. */
const size = 8
const pageOne = (assetsName: string) => ({ assetsName, current: 1, size })

const states = { '1': 1, '2': 2 } as const satisfies Record<string, HallState>
type Key = keyof typeof states

/** The assets in bidding and those whose bidding is next (HM-08 … HM-10). */
export function ProjectPanel() {
  const t = useT()
  const client = useQueryClient()
  const [active, setActive] = useState<Key>('1')
  const [searchText, setSearchText] = useState('')
  const state = states[active]
  const query = useQuery(hallQuery(state, pageOne(searchText)))
  const search = (assetsName: string) => {
    // The same name submitted again repeats the search.
    if (assetsName === searchText) void query.refetch()
    setSearchText(assetsName)
  }
  return (
    <TabbedCard
      label={t('竞价标的')}
      className={styles['panel']}
      size="large"
      active={active}
      onChange={setActive}
      onIntent={(key) => void client.prefetchQuery(hallQuery(states[key], pageOne(searchText)))}
      tabs={(['1', '2'] as const).map((key) => ({ key, label: t(hallLabels[states[key]]) }))}
      actions={
        <>
          <HallSearch searchText={searchText} onSearch={search} />
          <MoreLink href={linkTo.hall(state)} />
        </>
      }
    >
      <HallList
        query={query}
        state={state}
        searchText={searchText}
        onClear={() => setSearchText('')}
        onOther={() => setActive(active === '1' ? '2' : '1')}
      />
    </TabbedCard>
  )
}
