import type { UploadedFile } from '#src/model/file/schema.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import styles from '../UploadField.module.css'

/** A picture that was given, as large as the window lets it be. */
export function Preview({ file, onClose }: { file: UploadedFile; onClose: () => void }) {
  return (
    <Dialog title={file.name} size="large" onClose={onClose}>
      <img className={styles['preview']} src={safeLink(file.url) ?? undefined} alt={file.name} />
    </Dialog>
  )
}
