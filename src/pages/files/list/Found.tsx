import { useQuery } from '@tanstack/react-query'
import { foundCaseFilesQuery } from '#src/features/case-file/queries.ts'
import { caseFileKindLabels } from '#src/model/case-file/labels.ts'
import type { FoundCaseFile } from '#src/model/case-file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { EmptyState, QueryBoundary } from '#src/shared/ui/feedback/query-states.tsx'
import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { type Column, DataTable, TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import styles from './files.module.css'

const rowHeight = 64

/** The files whose name contains the text, with their folders. */
export function Found({ q }: { q: string }) {
  const t = useT()
  const found = useQuery(foundCaseFilesQuery(q))
  const columns: Column<FoundCaseFile>[] = [
    { key: 'name', header: t('文件名称'), isPrimary: true, lang: 'zh-CN', render: ({ name }) => name },
    {
      key: 'place',
      header: t('所在文件夹'),
      width: '30%',
      to: ({ projectId, kind }) => linkToOwn.caseFiles(projectId, kind),
      render: ({ projectName, kind }) => (
        <span>
          <span lang="zh-CN">{projectName}</span> › {t(caseFileKindLabels[kind])}
        </span>
      ),
    },
    {
      key: 'size',
      header: t('大小'),
      width: '9%',
      align: 'right',
      isMuted: true,
      render: ({ size }) => sizeText(size),
    },
    { key: 'at', header: t('时间'), width: '15%', isMuted: true, render: ({ at }) => dateTime(at) },
    {
      key: 'actions',
      header: t('操作'),
      width: '15%',
      isActions: true,
      render: (file) => (
        <div className={styles['actions']}>
          <FileActions look="text" file={{ ...file, kind: file.format }} />
        </div>
      ),
    },
  ]
  return (
    <QueryBoundary
      query={found}
      loading={<TableSkeleton rows={4} rowHeight={rowHeight} />}
      minHeight={240}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyState text={t('没有名称含“{{q}}”的文件', { q })} minHeight={240} />}
    >
      {({ records, total }) => (
        <>
          <p className={styles['note']} role="status">
            {total > records.length
              ? t('找到 {{total}} 个文件，这里是最新的 {{count}} 个，请输入更完整的名称', {
                  total,
                  count: records.length,
                })
              : t('找到 {{total}} 个文件', { total })}
          </p>
          <DataTable
            caption={t('找到的文件')}
            columns={columns}
            rows={records}
            rowKey={({ projectId, kind, id }) => `${projectId} ${kind} ${id}`}
            rowHeight={rowHeight}
            minWidth={860}
          />
        </>
      )}
    </QueryBoundary>
  )
}
