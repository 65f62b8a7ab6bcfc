import { useQuery } from '@tanstack/react-query'
import { ownProcurementsQuery } from '#src/features/procurement/supplier/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { ownTabLabels } from '#src/model/procurement/supplier/labels.ts'
import { type OwnTab, ownTabs } from '#src/model/procurement/supplier/schema.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { columnsIn } from './list/columns.tsx'
import { purchaseList } from './list/purchase-list.ts'
import { ReturnNotice } from './ReturnNotice.tsx'

const rowHeight = 96

/** The procurement projects of a supplier: enrolments, documents, bonds, questions, objections, results, follows (BD-04). */
export default function MyPurchasePage() {
  const t = useT()
  const list = useListState(purchaseList)
  const { tab } = list.state
  const query = useQuery(ownProcurementsQuery(list.state))
  const counts = query.data?.counts
  const empty: Record<OwnTab, string> = {
    projects: t('您尚未报名采购项目'),
    documents: t('报名后可在此购买和下载采购文件'),
    bonds: t('您没有需要交纳的保证金'),
    questions: t('您尚未提问'),
    objections: t('您尚未提出异议'),
    results: t('您参与的项目尚未公告结果'),
    follows: t('您尚未关注采购项目'),
  }
  return (
    <UserCentre
      title={t('我的采购')}
      actions={
        <>
          <Button to={linkToPurchase.trade('1-0')}>{t('招标采购')}</Button>
          <Button to={linkToPurchase.trade('0-0')}>{t('非招标采购')}</Button>
        </>
      }
    >
      <ReturnNotice />
      <ListScreen
        label={t('我的采购项目')}
        list={list}
        query={query}
        tabs={{
          label: t('采购事项'),
          param: 'tab',
          items: ownTabs.map((key) => ({ key, label: t(ownTabLabels[key]), count: counts?.[key] ?? null })),
        }}
        filters={
          <ListFilters
            list={list}
            label={t('筛选采购项目')}
            submit={t('查询')}
            fields={[{ kind: 'text', param: 'q', label: t('项目名称、编号或采购人') }]}
          />
        }
        rowHeight={rowHeight}
        empty={{ text: empty[tab], link: { label: t('查看采购项目'), to: paths.purchaseIndex } }}
        emptyNarrowed={{ text: t('没有符合条件的采购项目'), link: { label: t('查看全部采购项目') } }}
      >
        {(records) => (
          <DataTable
            caption={t('我的采购项目')}
            columns={columnsIn(tab, t)}
            rows={records}
            rowKey={({ project }) => project.id}
            rowHeight={rowHeight}
            {...(tab === 'projects' && { minWidth: 930, isDense: true })}
          />
        )}
      </ListScreen>
    </UserCentre>
  )
}
