import { useQuery } from '@tanstack/react-query'
import { demandsQuery } from '#src/features/demand/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { demandTypeLabels, demandStateLabels } from '#src/model/demand/labels.ts'
import { demandStates, demandTypes } from '#src/model/demand/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { needOrder, services } from './labels.ts'
import { demandList } from './list/demand-list.ts'
import { DemandRows, rowHeight } from './list/DemandRows.tsx'

/** The person's demands by state, narrowed by kind and title (BD-08). */
export default function MyServicePage() {
  const t = useT()
  const list = useListState(demandList)
  const demands = useQuery(demandsQuery(list.state))
  const counts: Readonly<Record<string, number>> | undefined = demands.data?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const links = needOrder.map((need) => (
    <Button key={need} to={linkTo.service(need)}>
      {t(services[need].title)}
    </Button>
  ))
  return (
    <UserCentre title={t('我的服务')} actions={links}>
      <ListScreen
        label={t('我的需求')}
        list={list}
        query={demands}
        tabs={{
          label: t('需求状态'),
          param: 'state',
          items: [
            { key: 'all', label: t('全部'), count: all ?? null },
            ...demandStates.map((key) => ({
              key,
              label: t(demandStateLabels[key].label),
              count: counts?.[key] ?? null,
            })),
          ],
        }}
        filters={
          <ListFilters
            list={list}
            label={t('筛选需求')}
            submit={t('查询')}
            fields={[
              {
                kind: 'choice',
                param: 'need',
                label: t('需求类型'),
                all: t('全部'),
                options: demandTypes.map((need) => [need, t(demandTypeLabels[need])]),
              },
              { kind: 'text', param: 'title', label: t('标题') },
            ]}
          />
        }
        rowHeight={rowHeight}
        empty={{ text: t('您尚未提交过需求'), link: { label: t('前往服务中心'), to: paths.serviceCenter } }}
        emptyNarrowed={{ text: t('没有符合条件的需求'), link: { label: t('查看全部需求') } }}
      >
        {(records) => <DemandRows rows={records} />}
      </ListScreen>
    </UserCentre>
  )
}
