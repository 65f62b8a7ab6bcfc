import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { HallSearch } from '#src/features/hall/HallSearch.tsx'
import { hallQuery, type HallState } from '#src/features/hall/queries.ts'
import { hallWords } from '#src/features/hall/words.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { pageCount } from '#src/shared/lib/pages.ts'
import { Pager } from '#src/shared/ui/Pager.tsx'
import { Tabs, TabPanel, useTabsId } from '#src/shared/ui/Tabs.tsx'
import styles from './HallPage.module.css'
import { type HallAddress, hallAddressIn, hallSearch, isRight } from './parts/address.ts'
import { HallList } from './parts/HallList.tsx'

const size = 8
const states = [1, 2] as const

const questionOf = ({ state, q, page }: HallAddress) => hallQuery(state, { assetsName: q, current: page, size })

/** One state of the hall as the address asks for it; both are known, for the numbers beside their names. */
function Hall({ address }: { address: HallAddress }) {
  const t = useT()
  const id = useTabsId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state, q, page } = address
  const query = useQuery(questionOf(address))
  const other = useQuery(questionOf({ state: state === 1 ? 2 : 1, q, page: 1 }))
  const totals = { [state]: query.data?.total, [state === 1 ? 2 : 1]: other.data?.total }
  const go = (to: Partial<HallAddress>) => void navigate(hallSearch({ ...address, page: 1, ...to }))
  const total = query.data?.total ?? 0
  const last = pageCount(total, size)
  // Rooms close while somebody leafs through them.
  if (query.data && !query.isPlaceholderData && page > last)
    return <Navigate to={hallSearch({ ...address, page: last })} replace />
  return (
    <div className={`content ${styles['page']}`}>
      <section className={styles['panel']} aria-labelledby="hall-title">
        <div className={styles['head']}>
          <h1 id="hall-title" className={styles['title']} tabIndex={-1}>
            {t('竞价大厅')}
          </h1>
          <Tabs
            id={id}
            label={t('竞价状态')}
            tabs={states.map((key) => ({
              key: String(key),
              label: totals[key] === undefined ? t(hallWords[key]) : `${t(hallWords[key])} ${totals[key]}`,
            }))}
            active={String(state)}
            onChange={(key) => go({ state: Number(key) as HallState })}
          />
          <div className={styles['search']}>
            <HallSearch
              asked={q}
              onAsk={(wanted) => {
                // The same words once more mean: look again.
                if (wanted === q && page === 1) void query.refetch()
                else go({ q: wanted })
              }}
            />
          </div>
        </div>
        <TabPanel id={id} active={String(state)}>
          <HallList
            query={query}
            state={state}
            asked={q}
            onClear={() => go({ q: '' })}
            onOther={() => go({ q: '', state: state === 1 ? 2 : 1 })}
          />
        </TabPanel>
        {total > size && (
          <div className={styles['pager']}>
            <Pager
              page={page}
              size={size}
              total={total}
              onPage={(to) => go({ page: to })}
              addressOf={(to) => hallSearch({ ...address, page: to })}
              onIntent={(to) => void client.prefetchQuery(questionOf({ ...address, page: to }))}
            />
          </div>
        )}
      </section>
    </div>
  )
}

/** The bidding hall (LS-02): now bidding or about to, as the address says; one that says it wrongly is set right. */
export default function HallPage() {
  const [search] = useSearchParams()
  const address = hallAddressIn(search)
  return isRight(search) ? <Hall address={address} /> : <Navigate to={hallSearch(address)} replace />
}
