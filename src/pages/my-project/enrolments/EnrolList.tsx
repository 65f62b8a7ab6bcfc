import { useQuery } from '@tanstack/react-query'
import { enrolPageQuery } from '#src/features/enrolment/queries.ts'
import { enrolTabs, type EnrolTab } from '#src/features/enrolment/labels.ts'
import { kindCodes, kindName } from '#src/model/asset-kind/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { EnrolTable } from './EnrolTable.tsx'

const tabKeys = Object.keys(enrolTabs) as EnrolTab[]

const day = param.day((text) => parseShanghai(text) !== null)

const enrolmentList = listAddress(linkToOwn.myProject({ list: 1 }), {
  tab: param.oneOf(tabKeys, 'all'),
  q: param.text(100),
  typeCode: param.named('type', param.oneOf(kindCodes)),
  from: day,
  to: day,
  page: param.page(),
})

/** My enrolments by tabs, narrowed by name, business and days. */
export function EnrolList() {
  const t = useT()
  const list = useListState(enrolmentList)
  const query = useQuery(enrolPageQuery(list.state))
  return (
    <ListScreen
      label={t('我的报名')}
      list={list}
      query={query}
      tabs={{
        label: t('报名状态'),
        param: 'tab',
        items: tabKeys.map((key) => ({ key, label: t(enrolTabs[key]), count: query.data?.counts[key] ?? null })),
      }}
      filters={
        <ListFilters
          list={list}
          label={t('搜索报名')}
          submit={t('搜索')}
          clear={t('清除')}
          fields={[
            {
              kind: 'text',
              param: 'q',
              label: t('项目名称或编号'),
              placeholder: t('项目名称或编号'),
            },
            {
              kind: 'choice',
              param: 'typeCode',
              label: t('业务类型'),
              isLabelHidden: true,
              all: t('全部类型'),
              options: kindCodes.map((code) => [code, t(kindName(code))]),
            },
            { kind: 'days', from: 'from', to: 'to', labels: [t('报名日期从'), t('报名日期至')] },
          ]}
        />
      }
      rowHeight={84}
      empty={{ text: t('您尚未报名任何项目'), link: { label: t('浏览项目列表'), to: paths.project } }}
      emptyNarrowed={{ text: t('没有符合条件的报名'), link: { label: t('查看全部报名'), to: paths.myProject } }}
    >
      {(records) => <EnrolTable rows={records} />}
    </ListScreen>
  )
}
