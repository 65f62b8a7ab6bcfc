import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type DepositFilter, depositsQuery } from '#src/features/deposit/queries.ts'
import { countOf, tabKeys } from '#src/features/deposit/tabs.ts'
import { tabLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositSummary } from '#src/model/deposit/schema.ts'
import { paths } from '#src/model/paths.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { EmptyState, Skeleton } from '#src/shared/ui/query-states.tsx'
import { Filters } from '#src/shared/ui/list/Filters.tsx'
import { PagedBlock } from '#src/shared/ui/list/PagedBlock.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import { depositFilterIn, depositsAddress } from './address.ts'
import styles from '../deposit.module.css'
import { DepositRows } from './DepositRows.tsx'

type Go = (change: Partial<DepositFilter>) => void

const listHeight = 320

/** Sums over all deposits, whatever the list shows (domain 6.14). */
function Summary({ summary }: { summary: DepositSummary | undefined }) {
  const t = useT()
  const tiles: readonly (readonly [label: string, amount: string | undefined])[] = [
    [t('在途（待缴）'), summary?.onTheWay],
    [t('有效'), summary?.effective],
    [t('冻结'), summary?.frozen],
    [t('待退'), summary?.toRefund],
  ]
  return (
    <dl className={styles['tiles']}>
      {tiles.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? <Skeleton height={28} width={120} /> : <Yuan amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Search({ filter, go }: { filter: DepositFilter; go: Go }) {
  const t = useT()
  const [typed, setTyped, send] = useSyncedInput(filter.q)
  return (
    <Filters label={t('查找保证金')} onAsk={() => go({ q: send(typed.trim()) })}>
      <label>
        {t('项目名称或编号')}
        <input type="search" value={typed} maxLength={50} onChange={({ target }) => setTyped(target.value)} />
      </label>
    </Filters>
  )
}

function Nothing({ filter: { tab, q } }: { filter: DepositFilter }) {
  const t = useT()
  const isNarrowed = tab !== 'all' || q !== ''
  return (
    <EmptyState
      minHeight={listHeight}
      text={isNarrowed ? t('没有符合条件的保证金') : t('您还没有保证金')}
      hint={
        <Link className={styles['link']} to={isNarrowed ? paths.myDeposit : paths.project}>
          {isNarrowed ? t('查看全部保证金') : t('去看看正在报名的项目')}
        </Link>
      }
    />
  )
}

/** The deposits by state and words; the address holds what is asked. */
export function DepositList() {
  const t = useT()
  const id = useTabsId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = depositFilterIn(query)
  const deposits = useQuery(depositsQuery(filter))
  const go: Go = (change) =>
    void navigate(depositsAddress({ ...depositFilterIn(hereQuery()), page: 1, ...change }), {
      preventScrollReset: true,
    })
  const counts = deposits.data?.counts
  const tabs = tabKeys.map((key) => ({
    key,
    label: t(tabLabels[key]),
    count: counts ? countOf(key, counts) : null,
  }))
  return (
    <div className={styles['stack']}>
      <Summary summary={deposits.data?.summary} />
      <Panel
        label={t('我的保证金')}
        className={styles['panel']}
        tabs={<Tabs id={id} label={t('保证金状态')} tabs={tabs} active={filter.tab} onChange={(tab) => go({ tab })} />}
      >
        <TabPanel id={id} active={filter.tab}>
          <Search filter={filter} go={go} />
          <PagedBlock
            query={deposits}
            page={filter.page}
            addressOf={(page) => depositsAddress({ ...filter, page })}
            loadingHeight={listHeight}
            minHeight={listHeight}
            empty={<Nothing filter={filter} />}
          >
            {(records) => <DepositRows rows={records} />}
          </PagedBlock>
        </TabPanel>
      </Panel>
    </div>
  )
}
