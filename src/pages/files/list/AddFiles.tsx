import { addFiles } from '#src/features/case-file/commands.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { UploadField } from '#src/features/upload/UploadField.tsx'
import type { CaseFile, CaseFileKind } from '#src/model/case-file/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'

const none: readonly UploadedFile[] = []

type Props = {
  projectId: string
  kind: CaseFileKind
  /** What the folder of this kind has already. */
  files: readonly CaseFile[]
}

/** Adds files of the person's own to a folder: each leaves the field for the list as soon as it is uploaded. */
export function AddFiles({ projectId, kind, files: known }: Props) {
  const t = useT()
  const handleChange = async (files: readonly UploadedFile[]) => {
    try {
      const folder = await addFiles({ projectId, kind, fileIds: files.map(({ id }) => id) })
      const isNew = folder.files.some((file) => file.kind === kind && known.every(({ id }) => id !== file.id))
      if (isNew) showToast('success', t('已添加到文件夹'))
      else showToast('info', t('该文件已在此文件夹中'))
    } catch (error) {
      showToast('error', t(messageOf(error)))
    }
  }
  return (
    <Card title={t('添加文件')} body="padded">
      <UploadField
        purpose="case"
        label={t('添加到此文件夹')}
        hint={t('仅供本人保存和查阅，不会提交给交易所审核')}
        max={Infinity}
        value={none}
        onChange={(files) => void handleChange(files)}
      />
    </Card>
  )
}
