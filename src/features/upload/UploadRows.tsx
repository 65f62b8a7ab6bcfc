import type { UploadedFile } from '#src/model/file/schema.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileDownload, fileNoteClass, FileRow, FileState } from '#src/shared/ui/display/FileList.tsx'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import type { PendingUpload } from './use-uploads.ts'
import styles from './UploadField.module.css'

/** Kinds with a preview. */
const pictures = new Set(['jpg', 'png'])

/** A button of a row, named with its file. */
const RowButton = ({ label, name, onClick }: { label: string; name: string; onClick: () => void }) => (
  <Button look="text" onClick={onClick}>
    {label}
    <span className="visuallyHidden">{name}</span>
  </Button>
)

type UploadedProps = { file: UploadedFile; onPreview: () => void; onRemove: (() => void) | null }

/** An uploaded file: preview or download, remove. */
export function UploadedRow({ file, onPreview, onRemove }: UploadedProps) {
  const t = useT()
  const { name, kind, size } = file
  const isRefused = file.state === 'refused'
  const preview = pictures.has(kind) && !isRefused && safeLink(file.url) !== null && (
    <button type="button" className={styles['thumbnail']} onClick={onPreview} aria-label={t('预览 {{name}}', { name })}>
      <FileImage url={file.url} alt="" width={48} height={48} />
    </button>
  )
  return (
    <FileRow
      name={name}
      kind={kind}
      preview={preview || undefined}
      actions={
        <>
          {!preview && !isRefused && <FileDownload name={name} url={file.url} />}
          {onRemove && <RowButton label={t('移除')} name={name} onClick={onRemove} />}
        </>
      }
    >
      <span className={fileNoteClass}>
        {sizeText(size)} · {t('已上传')}
      </span>
      <FileState file={file} />
      {isRefused && file.reason && (
        <span className={styles['problem']} role="alert">
          {t(file.reason)}
        </span>
      )}
    </FileRow>
  )
}

type PendingProps = { pending: PendingUpload; onCancel: () => void; onRetry: () => void }

/** A file that is being uploaded, or one that failed, with the reason. */
export function PendingRow({ pending: { file, state, share, message, mayRetry }, onCancel, onRetry }: PendingProps) {
  const t = useT()
  const { name } = file
  return (
    <FileRow
      name={name}
      kind={name.slice(name.lastIndexOf('.') + 1)}
      actions={
        <>
          {state === 'failed' && mayRetry && <RowButton label={t('重试')} name={name} onClick={onRetry} />}
          <RowButton label={state === 'failed' ? t('移除') : t('取消')} name={name} onClick={onCancel} />
        </>
      }
    >
      {message ? (
        <>
          <Tag tone="danger">{mayRetry ? t('未上传') : t('已拒绝，不会提交')}</Tag>{' '}
          <span className={styles['problem']} role="alert">
            {t(message.text, message.values)}
          </span>
        </>
      ) : (
        <span className={fileNoteClass} role="status">
          {sizeText(file.size)} · {state === 'waiting' ? t('等待上传') : t('正在上传')}
        </span>
      )}
      {state === 'sending' && (
        <progress
          className={styles['progress']}
          max={100}
          value={Math.round(share * 100)}
          aria-label={t('{{name}} 的上传进度', { name })}
        />
      )}
    </FileRow>
  )
}
