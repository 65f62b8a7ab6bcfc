import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type EnrolFilter, enrolPageQuery } from '#src/features/enrolment/queries.ts'
import { type EnrolTab, enrolTabs } from '#src/features/enrolment/labels.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { PagedBlock } from '#src/shared/ui/list/PagedBlock.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import { addressOf, filterIn } from './address.ts'
import { EnrolTable } from './EnrolTable.tsx'
import { Filters } from './Filters.tsx'
import styles from './my-project.module.css'

const rowHeight = 84

type TabsProps = {
  id: string
  filter: EnrolFilter
  counts: Record<string, number> | undefined
  onChange: (tab: EnrolTab) => void
}

function StateTabs({ id, filter, counts, onChange }: TabsProps) {
  const t = useT()
  const tabs = Object.entries(enrolTabs).map(([key, word]) => ({
    key: key as EnrolTab,
    label: t(word),
    count: counts?.[key] ?? null,
  }))
  return <Tabs id={id} tabs={tabs} active={filter.tab} label={t('报名状态')} onChange={onChange} />
}

function Nothing({ filter: { tab, q, typeCode, from, to } }: { filter: EnrolFilter }) {
  const t = useT()
  const isNarrowed = tab !== 'all' || q !== '' || typeCode !== null || from !== null || to !== null
  return (
    <EmptyState
      text={isNarrowed ? t('没有符合条件的报名') : t('您还没有报名任何项目')}
      hint={
        <Link className={styles['way']} to={isNarrowed ? paths.myProject : paths.project}>
          {isNarrowed ? t('查看全部报名') : t('去项目列表看看')}
        </Link>
      }
      minHeight={rowHeight * 3}
    />
  )
}

/** My enrolments by tabs, with search, rows and pages; what is shown stands in the address. */
export function EnrolList() {
  const t = useT()
  const id = useTabsId()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = filterIn(search)
  const query = useQuery(enrolPageQuery(filter))
  const go = (change: Partial<EnrolFilter>) =>
    void navigate(addressOf({ ...filterIn(hereQuery()), page: 1, ...change }), { preventScrollReset: true })
  return (
    <Panel
      label={t('我的报名')}
      tabs={<StateTabs id={id} filter={filter} counts={query.data?.counts} onChange={(tab) => go({ tab })} />}
    >
      <Filters filter={filter} go={go} />
      <TabPanel id={id} active={filter.tab}>
        <PagedBlock
          query={query}
          page={filter.page}
          addressOf={(page) => addressOf({ ...filter, page })}
          loadingHeight={rowHeight * 5}
          minHeight={rowHeight * 3}
          empty={<Nothing filter={filter} />}
        >
          {(records) => <EnrolTable rows={records} />}
        </PagedBlock>
      </TabPanel>
    </Panel>
  )
}
