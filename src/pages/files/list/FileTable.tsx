import { Checkbox } from 'antd'
import { useState } from 'react'
import { removeFile } from '#src/features/case-file/commands.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { ChoiceBar } from '#src/features/user-centre/ChoiceBar.tsx'
import { useChoice } from '#src/features/user-centre/use-choice.ts'
import { caseFileSourceLabels } from '#src/model/case-file/labels.ts'
import type { CaseFile, CaseFileKind, CaseProject } from '#src/model/case-file/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { isReadable } from '#src/shared/ui/display/FileList.tsx'
import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ArchiveButton } from '../archive/ArchiveButton.tsx'
import { FileName } from './FileName.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import styles from './files.module.css'

const rowHeight = 72

/** A button of a row, named with its file. */
const RowButton = ({ label, name, onClick }: { label: string; name: string; onClick: () => void }) => (
  <Button look="text" onClick={onClick}>
    {label}
    <span className="visuallyHidden" lang="zh-CN">
      {name}
    </span>
  </Button>
)

/** Asks, and then deletes a file that the person added. */
function useRemoval(projectId: string) {
  const t = useT()
  const remove = async (id: string) => {
    try {
      await removeFile({ projectId, id })
      showToast('success', t('文件已删除'))
    } catch (error) {
      showToast('error', t(messageOf(error)))
    }
  }
  return ({ id, name }: CaseFile) =>
    confirmDialog({
      title: t('删除文件'),
      message: t('删除后不能恢复。确定删除？'),
      subject: name,
      onConfirm: () => void remove(id),
    })
}

type Props = {
  project: CaseProject
  kind: CaseFileKind
  files: readonly CaseFile[]
  /** Of an archive of these files. */
  archiveName: string
}

/** The files of one folder, with actions on one or on the chosen ones. */
export function FileTable({ project, kind, files, archiveName }: Props) {
  const t = useT()
  const choice = useChoice(
    files.map(({ id }) => id),
    `${project.id} ${kind}`,
  )
  const [renamed, setRenamed] = useState<CaseFile | null>(null)
  const confirmRemoval = useRemoval(project.id)
  const columns: Column<CaseFile>[] = [
    {
      key: 'choice',
      header: <span className="visuallyHidden">{t('选择')}</span>,
      width: '44px',
      isCompact: true,
      render: ({ id, name }) => (
        <Checkbox
          checked={choice.isChosen(id)}
          aria-label={t('选择：{{title}}', { title: name })}
          onChange={({ target }) => choice.choose(id, target.checked)}
        />
      ),
    },
    { key: 'name', header: t('文件名称'), isPrimary: true, render: (file) => <FileName file={file} /> },
    { key: 'format', header: t('类型'), width: '64px', isMuted: true, render: ({ format }) => format.toUpperCase() },
    { key: 'size', header: t('大小'), width: '80px', align: 'right', render: ({ size }) => sizeText(size) },
    { key: 'at', header: t('时间'), width: '136px', isMuted: true, render: ({ at }) => dateTime(at) },
    {
      key: 'source',
      header: t('来源'),
      width: '84px',
      isMuted: true,
      render: ({ source }) => t(caseFileSourceLabels[source]),
    },
    {
      key: 'actions',
      header: t('操作'),
      width: '208px',
      isActions: true,
      render: (file) => (
        <div className={styles['actions']}>
          {isReadable(file) && <FileActions look="text" file={{ ...file, kind: file.format }} />}
          {!file.isReadOnly && (
            <>
              <RowButton label={t('重命名')} name={file.name} onClick={() => setRenamed(file)} />
              <RowButton label={t('删除')} name={file.name} onClick={() => confirmRemoval(file)} />
            </>
          )}
        </div>
      ),
    },
  ]
  return (
    <>
      <ChoiceBar choice={choice}>
        <ArchiveButton files={files.filter(({ id }) => choice.isChosen(id))} name={archiveName}>
          {t('打包所选')}
        </ArchiveButton>
      </ChoiceBar>
      <DataTable
        caption={t('文件列表')}
        columns={columns}
        rows={files}
        rowKey={({ id }) => id}
        rowHeight={rowHeight}
        minWidth={860}
      />
      {renamed && (
        <RenameDialog
          projectId={project.id}
          file={renamed}
          others={files.filter(({ id }) => id !== renamed.id).map(({ name }) => name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}
