import { type ReactNode, useState } from 'react'
import { archiveMaxBytes, summaryOf } from '#src/model/case-file/rules.ts'
import type { CaseFile } from '#src/model/case-file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'

type Props = {
  files: readonly CaseFile[]
  /** Of the archive, without its extension. */
  name: string
  /** Translated. */
  children: ReactNode
}

/** Saves files as one archive. */
export function ArchiveButton({ files, name, children }: Props) {
  const t = useT()
  // A copy: the archive is that of the files as they were when it began.
  const [packed, setPacked] = useState<readonly CaseFile[] | null>(null)
  const handleClick = () => {
    if (summaryOf(files).size > archiveMaxBytes) showToast('warning', t('一次最多打包 2 GB，请分批选择文件'))
    else setPacked(files)
  }
  return (
    <>
      <Button isOff={files.length === 0} onClick={handleClick}>
        {children}
      </Button>
      {packed && <ArchiveDialog files={packed} name={name} onClose={() => setPacked(null)} />}
    </>
  )
}
