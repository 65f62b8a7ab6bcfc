import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { caseFileKindLabels } from '#src/model/case-file/labels.ts'
import { isCaseFileKind } from '#src/model/case-file/rules.ts'
import type { CaseFileKind, CaseFolder } from '#src/model/case-file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { OwnCrumb } from '#src/shared/ui/navigation/OwnCrumb.tsx'
import { ArchiveButton } from './archive/ArchiveButton.tsx'
import { AddFiles } from './list/AddFiles.tsx'
import { FileTable } from './list/FileTable.tsx'
import { useFolder } from './use-folder.ts'

/** Why the folder has no contract in it: it was signed on paper. */
function OnPaper({ contract: { no, registeredAt } }: { contract: NonNullable<CaseFolder['paperContract']> }) {
  const t = useT()
  return (
    <Callout tone="neutral">
      {t('交易合同 {{no}} 是在柜台签订的纸质合同，已于 {{time}} 登记；原件由双方保存，这里没有它的电子文件。', {
        no,
        time: exactTime(registeredAt),
      })}
    </Callout>
  )
}

function OneKind({ folder: { project, files, paperContract }, kind }: { folder: CaseFolder; kind: CaseFileKind }) {
  const t = useT()
  const ofKind = files.filter((file) => file.kind === kind)
  const label = t(caseFileKindLabels[kind])
  const archiveName = `${project.name}-${label}`
  return (
    <>
      <OwnCrumb to={linkToOwn.caseFolder(project.id)} lang="zh-CN">
        {project.name}
      </OwnCrumb>
      <Card
        title={label}
        note={<span lang="zh-CN">{project.name}</span>}
        actions={
          <ArchiveButton files={ofKind} name={archiveName}>
            {t('打包下载')}
          </ArchiveButton>
        }
      >
        {kind === 'contract' && paperContract && <OnPaper contract={paperContract} />}
        {ofKind.length === 0 ? (
          <EmptyState text={t('空文件夹')} minHeight={200} />
        ) : (
          <FileTable key={kind} project={project} kind={kind} files={ofKind} archiveName={archiveName} />
        )}
      </Card>
      <AddFiles key={`add ${kind}`} projectId={project.id} kind={kind} files={ofKind} />
    </>
  )
}

/** The files of one kind of a project (BD-07). */
export default function ListPage() {
  const t = useT()
  const { id, search, boundary } = useFolder()
  const kind = search.get('kind') ?? ''
  const known = isCaseFileKind(kind) ? kind : null
  const missing =
    id !== '' && known === null
      ? { text: t('没有这个文件夹'), link: { label: t('返回项目的文件夹'), to: linkToOwn.caseFolder(id) } }
      : boundary.missing
  return (
    <UserCentre title={t('文件列表')}>
      <DetailBoundary {...boundary} missing={missing} isUnnamed={boundary.isUnnamed || known === null} height={480}>
        {(folder) => known && <OneKind folder={folder} kind={known} />}
      </DetailBoundary>
    </UserCentre>
  )
}
