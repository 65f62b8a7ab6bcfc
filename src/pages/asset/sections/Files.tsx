import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { fetchFile, previewOf, saveFile } from '#src/features/asset-detail/download.ts'
import type { Attachment } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './Files.module.css'

type Wish = 'look' | 'keep'
type Transfer = { kind: 'idle' } | { kind: 'moving'; share: number } | { kind: 'failed'; wish: Wish }

/** One file on its way: how far it is, stopped when asked to, and taken up again from the start. */
function useTransfer({ url, kind, size }: Attachment, done: Record<Wish, (file: Blob) => void>) {
  const [transfer, setTransfer] = useState<Transfer>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    running.current?.abort()
    setTransfer({ kind: 'idle' })
  }
  const start = async (wish: Wish) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setTransfer({ kind: 'moving', share: 0 })
    try {
      const onProgress = (share: number) => !own.signal.aborted && setTransfer({ kind: 'moving', share })
      const file = await fetchFile(url, kind, { signal: own.signal, size, onProgress })
      if (own.signal.aborted) return
      setTransfer({ kind: 'idle' })
      done[wish](file)
    } catch {
      if (!own.signal.aborted) setTransfer({ kind: 'failed', wish })
    }
  }
  return { transfer, start: (wish: Wish) => void start(wish), stop }
}

/** A file that has arrived, shown without being saved. Its address ends with the dialog. */
function Preview({
  file,
  name,
  as,
  onClose,
}: {
  file: Blob
  name: string
  as: 'page' | 'picture'
  onClose: () => void
}) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Dialog title={name} onClose={onClose} size="large">
      {as === 'page' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no viewer of pages works in one; the type of the file is ours
        <iframe className={styles['page']} src={address} title={name} />
      ) : (
        <img className={styles['picture']} src={address} alt={name} />
      )}
    </Dialog>
  )
}

const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

function State({
  transfer,
  name,
  onStop,
  onAgain,
}: {
  transfer: Transfer
  name: string
  onStop: () => void
  onAgain: (wish: Wish) => void
}): ReactNode {
  const t = useT()
  if (transfer.kind === 'failed')
    return (
      <span className={styles['failed']} role="alert">
        {t('下载失败')}{' '}
        <Button look="text" onClick={() => onAgain(transfer.wish)}>
          {t('重试')}
          <span className="visuallyHidden">{name}</span>
        </Button>
      </span>
    )
  if (transfer.kind !== 'moving') return null
  const percent = Math.round(transfer.share * 100)
  return (
    <span className={styles['moving']}>
      <progress value={transfer.share} max={1} aria-label={t('下载进度：{{name}}', { name })} />
      <span className="number">{percent}%</span>
      <Button look="text" onClick={onStop}>
        {t('取消')}
        <span className="visuallyHidden">{name}</span>
      </Button>
    </span>
  )
}

function File({ file }: { file: Attachment }) {
  const t = useT()
  const [shown, setShown] = useState<Blob | null>(null)
  const as = previewOf(file.kind)
  const { transfer, start, stop } = useTransfer(file, { look: setShown, keep: (blob) => saveFile(blob, file.name) })
  const isSafe = safeLink(file.url) !== null
  return (
    <li className={styles['file']}>
      <span className={styles['kind']} aria-hidden>
        {file.kind.slice(0, 4).toUpperCase()}
      </span>
      <span className={styles['name']} lang="zh-CN">
        {file.name}
        <span className={`${styles['size']} number`}>{sizeText(file.size)}</span>
      </span>
      {isSafe && (
        <span className={styles['actions']}>
          <State transfer={transfer} name={file.name} onStop={stop} onAgain={start} />
          {as && (
            <Button isOff={transfer.kind === 'moving'} onClick={() => start('look')}>
              {t('预览')}
              <span className="visuallyHidden">{file.name}</span>
            </Button>
          )}
          <Button isOff={transfer.kind === 'moving'} onClick={() => start('keep')}>
            {t('下载')}
            <span className="visuallyHidden">{file.name}</span>
          </Button>
        </span>
      )}
      {shown && as && <Preview file={shown} name={file.name} as={as} onClose={() => setShown(null)} />}
    </li>
  )
}

/** Attachments: pages and pictures can be looked at, everything can be kept. */
export function Files({ files }: { files: readonly Attachment[] }) {
  const t = useT()
  if (files.length === 0) return <EmptyState text={t('本项目没有附件')} minHeight={160} />
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <File key={file.id} file={file} />
      ))}
    </ul>
  )
}
