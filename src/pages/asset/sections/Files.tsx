import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { fetchFile, previewOf, saveFile } from '#src/features/asset-detail/download.ts'
import { fileGroupLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail, Attachment } from '#src/model/listing/detail.ts'
import { type FileGroup, fileGroups } from '#src/model/listing/dossier.ts'
import { date } from '#src/model/time/shanghai.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import screen from '../asset.module.css'
import styles from './Files.module.css'

/** What is done with a file that has been fetched. */
type Use = 'preview' | 'save'
/** `share`: from 0 to 1. */
type Transfer = { kind: 'idle' } | { kind: 'running'; share: number } | { kind: 'failed'; use: Use }

/** The download of one file, with its progress; it can be stopped, and a further start begins anew. */
function useTransfer({ url, kind, size }: Attachment, done: Record<Use, (file: Blob) => void>) {
  const [transfer, setTransfer] = useState<Transfer>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const stop = () => {
    current.current?.abort()
    setTransfer({ kind: 'idle' })
  }
  const start = async (use: Use) => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setTransfer({ kind: 'running', share: 0 })
    try {
      const onProgress = (share: number) => !own.signal.aborted && setTransfer({ kind: 'running', share })
      const file = await fetchFile(url, kind, { signal: own.signal, size, onProgress })
      if (own.signal.aborted) return
      setTransfer({ kind: 'idle' })
      done[use](file)
    } catch {
      if (!own.signal.aborted) setTransfer({ kind: 'failed', use })
    }
  }
  return { transfer, start: (use: Use) => void start(use), stop }
}

type PreviewProps = { file: Blob; name: string; as: 'page' | 'picture'; onClose: () => void }

/** Shows a fetched file without saving it. Its address is valid as long as the dialog is open. */
function Preview({ file, name, as, onClose }: PreviewProps) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Dialog title={name} onClose={onClose} size="large">
      {as === 'page' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no PDF viewer works in a sandbox; the type of the file is set here
        <iframe className={styles['page']} src={address} title={name} />
      ) : (
        <img className={screen['wholePicture']} src={address} alt={name} />
      )}
    </Dialog>
  )
}

type FileButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'isOff'> & {
  label: string
  name: string
  onClick: () => void
}

/** A button whose accessible name contains the name of its file. */
function FileButton({ label, name, ...rest }: FileButtonProps) {
  return (
    <Button {...rest}>
      {label}
      <span className="visuallyHidden">{name}</span>
    </Button>
  )
}

type TransferStateProps = { transfer: Transfer; name: string; onStop: () => void; onRetry: (use: Use) => void }

function TransferState({ transfer, name, onStop, onRetry }: TransferStateProps): ReactNode {
  const t = useT()
  if (transfer.kind === 'idle') return null
  if (transfer.kind === 'failed')
    return (
      <span className={styles['failed']} role="alert">
        {t('下载失败')} <FileButton look="text" label={t('重试')} name={name} onClick={() => onRetry(transfer.use)} />
      </span>
    )
  return (
    <>
      <progress
        className={styles['progress']}
        value={transfer.share}
        max={1}
        aria-label={t('下载进度：{{name}}', { name })}
      />
      <span className="number">{Math.round(transfer.share * 100)}%</span>
      <FileButton look="text" label={t('取消')} name={name} onClick={onStop} />
    </>
  )
}

type FileActionsProps = { file: Attachment; label?: string }

function FileActions({ file, label }: FileActionsProps) {
  const t = useT()
  const [shown, setShown] = useState<Blob | null>(null)
  const { name, kind } = file
  const as = previewOf(kind)
  const { transfer, start, stop } = useTransfer(file, { preview: setShown, save: (blob) => saveFile(blob, name) })
  const isOff = transfer.kind === 'running'
  return (
    <>
      <TransferState transfer={transfer} name={name} onStop={stop} onRetry={start} />
      {as && <FileButton isOff={isOff} label={t('预览')} name={name} onClick={() => start('preview')} />}
      <FileButton isOff={isOff} label={label ?? t('下载')} name={name} onClick={() => start('save')} />
      {shown && as && <Preview file={shown} name={name} as={as} onClose={() => setShown(null)} />}
    </>
  )
}

const groupOf = ({ group }: Attachment): FileGroup | null => fileGroups.find((known) => known === group) ?? null

/** The files of each group in the order of the groups; those of no known group are the last. */
const shelvesOf = (files: readonly Attachment[]) =>
  [...fileGroups, null]
    .map((group) => ({ group, own: files.filter((file) => groupOf(file) === group) }))
    .filter(({ own }) => own.length > 0)

/** All files as one archive, where the exchange has it and there is more than one. */
function Archive({ asset: { archiveUrl, attachments, no } }: { asset: AssetDetail }) {
  const t = useT()
  if (!archiveUrl || !safeLink(archiveUrl) || attachments.length < 2) return null
  const size = attachments.reduce((sum, file) => sum + file.size, 0)
  const file = { id: 'archive', name: `${no}.zip`, kind: 'zip', size, url: archiveUrl }
  return (
    <div className={styles['archive']}>
      <p className="muted">{t('共 {{count}} 个文件，{{size}}', { count: attachments.length, size: sizeText(size) })}</p>
      <FileActions file={file} label={t('全部下载')} />
    </div>
  )
}

/** The attachments by group: PDF files and pictures have a preview, every file can be saved. */
export function Files({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { attachments } = asset
  if (attachments.length === 0) return <EmptyState text={t('本项目没有附件')} minHeight={160} />
  return (
    <div className={screen['stack']}>
      <Archive asset={asset} />
      {shelvesOf(attachments).map(({ group, own }) => (
        <section key={group} className={styles['shelf']}>
          <h2>{group ? t(fileGroupLabels[group]) : t('其他文件')}</h2>
          <FileList
            files={own}
            layout="rows"
            renderNote={({ publishedAt }) => publishedAt && t('{{day}} 发布', { day: date(publishedAt) })}
            renderActions={(file) => <FileActions file={file} />}
          />
        </section>
      ))}
    </div>
  )
}
