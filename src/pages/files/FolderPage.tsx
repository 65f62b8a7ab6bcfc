import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { caseFileKindLabels } from '#src/model/case-file/labels.ts'
import { summaryOf } from '#src/model/case-file/rules.ts'
import { type CaseFileKind, caseFileKinds, type CaseFolder } from '#src/model/case-file/schema.ts'
import { paperContractLabel } from '#src/model/contract/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ArchiveButton } from './archive/ArchiveButton.tsx'
import { useSummaryColumns } from './list/summary-columns.tsx'
import { useFolder } from './use-folder.ts'

type Row = { kind: CaseFileKind; instead?: string | undefined } & ReturnType<typeof summaryOf>

/** The seven kinds of files; each is there from the beginning. */
function Kinds({ folder: { project, files, paperContract } }: { folder: CaseFolder }) {
  const t = useT()
  const columns: Column<Row>[] = [
    {
      key: 'kind',
      header: t('文件夹'),
      isPrimary: true,
      to: ({ kind }) => linkToOwn.caseFiles(project.id, kind),
      render: ({ kind }) => t(caseFileKindLabels[kind]),
    },
    ...useSummaryColumns(),
  ]
  const rows = caseFileKinds.map((kind) => ({
    kind,
    ...summaryOf(files.filter((file) => file.kind === kind)),
    instead: kind === 'contract' && paperContract ? t(paperContractLabel) : undefined,
  }))
  return (
    <Card
      title={<span lang="zh-CN">{project.name}</span>}
      note={project.no}
      actions={
        <ArchiveButton files={files} name={project.name}>
          {t('打包下载')}
        </ArchiveButton>
      }
    >
      <DataTable caption={t('文件夹')} columns={columns} rows={rows} rowKey={({ kind }) => kind} rowHeight={56} />
    </Card>
  )
}

/** One project of the person with its kinds of files (BD-07). */
export default function FolderPage() {
  const t = useT()
  const { boundary } = useFolder()
  return (
    <UserCentre title={t('文件夹')}>
      <DetailBoundary {...boundary} height={480}>
        {(folder) => <Kinds folder={folder} />}
      </DetailBoundary>
    </UserCentre>
  )
}
