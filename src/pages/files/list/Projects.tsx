import { useQuery } from '@tanstack/react-query'
import { caseProjectsQuery } from '#src/features/case-file/queries.ts'
import type { CaseProject } from '#src/model/case-file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState, QueryBoundary } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable, TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import { useSummaryColumns } from './summary-columns.tsx'

const rowHeight = 64

/** The projects of the person as folders, the one that changed last first. */
export function Projects() {
  const t = useT()
  const projects = useQuery(caseProjectsQuery)
  const columns: Column<CaseProject>[] = [
    {
      key: 'name',
      header: t('项目名称'),
      isPrimary: true,
      lang: 'zh-CN',
      to: ({ id }) => linkToOwn.caseFolder(id),
      render: ({ name }) => name,
    },
    { key: 'no', header: t('项目编号'), width: '18%', isMuted: true, render: ({ no }) => no },
    ...useSummaryColumns(),
  ]
  return (
    <QueryBoundary
      query={projects}
      loading={<TableSkeleton rows={4} rowHeight={rowHeight} />}
      minHeight={240}
      isEmpty={({ records }) => records.length === 0}
      empty={
        <EmptyState
          text={t('您还没有参与项目，报名后这里会有项目的文件')}
          link={{ label: t('去看看项目'), to: paths.project }}
          minHeight={240}
        />
      }
    >
      {({ records }) => (
        <DataTable
          caption={t('我的文件')}
          columns={columns}
          rows={records}
          rowKey={({ id }) => id}
          rowHeight={rowHeight}
          minWidth={760}
        />
      )}
    </QueryBoundary>
  )
}
