import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { readableAddress } from '../../lib/hooks/use-file-address.ts'
import { useT } from '../../lib/text/i18n.ts'
import { Button } from '../action/Button.tsx'
import { ScrollBox } from '../behaviour/ScrollBox.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { DigestError, fetchFile, type PreviewKind, previewOf, type Received, saveFile } from './download.ts'
import styles from './FileActions.module.css'

/** A published file; `digest` is the SHA-256 that its bytes must have. */
type FileOf = {
  name: string
  /** The extension without its dot. */
  kind: string
  /** Bytes. */
  size: number
  url: string
  digest?: string | null | undefined
}

/** What is done with a file that has been fetched. */
type Use = 'preview' | 'save'
/** `share`: from 0 to 1. */
type Transfer =
  | { kind: 'idle' }
  | { kind: 'running'; share: number }
  | { kind: 'failed'; use: Use; isForeign: boolean; hasPart: boolean }

/** The download of one file, with its progress; it can be stopped, and a further start continues where it ended. */
function useTransfer({ url, kind, size, digest }: FileOf, done: Record<Use, (file: Blob) => void>) {
  const [transfer, setTransfer] = useState<Transfer>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  const received = useRef<Received>({ parts: [], length: 0 })
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
      const file = await fetchFile(await readableAddress(url), kind, received.current, {
        signal: own.signal,
        size,
        digest,
        onProgress,
      })
      if (own.signal.aborted) return
      setTransfer({ kind: 'idle' })
      done[use](file)
    } catch (error) {
      if (own.signal.aborted) return
      const hasPart = received.current.length > 0
      setTransfer({ kind: 'failed', use, isForeign: error instanceof DigestError, hasPart })
    }
  }
  return { transfer, start: (use: Use) => void start(use), stop }
}

/** Bytes of a text that its preview shows. */
const textMax = 200_000

/** The beginning of a text as it is, without the type that its server gives it. */
function TextPreview({ file, name }: { file: Blob; name: string }) {
  const t = useT()
  const [text, setText] = useState('')
  useEffect(() => {
    let isGone = false
    void file
      .slice(0, textMax)
      .text()
      .then((read) => isGone || setText(read))
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <>
      <ScrollBox label={name} className={styles['text'] ?? ''}>
        <pre>{text}</pre>
      </ScrollBox>
      {file.size > textMax && <p className="muted">{t('只显示开头的部分，下载后可查看全文')}</p>}
    </>
  )
}

type PreviewProps = { file: Blob; name: string; as: PreviewKind; onClose: () => void }

/** Shows a fetched file without saving it. Its address is valid as long as the dialog is open. */
function Preview({ file, name, as, onClose }: PreviewProps) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Dialog title={name} onClose={onClose} size="large">
      {as === 'text' && <TextPreview file={file} name={name} />}
      {as === 'page' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no PDF viewer works in a sandbox; the type of the file is set here
        <iframe className={styles['page']} src={address} title={name} />
      )}
      {as === 'picture' && <img className={styles['picture']} src={address} alt={name} />}
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

type TransferStateProps = {
  transfer: Transfer
  name: string
  digest: string | null | undefined
  onStop: () => void
  onRetry: (use: Use) => void
}

function TransferState({ transfer, name, digest, onStop, onRetry }: TransferStateProps): ReactNode {
  const t = useT()
  if (transfer.kind === 'idle') return null
  if (transfer.kind === 'failed')
    return (
      <span className={styles['failed']} role="alert">
        {transfer.isForeign ? t('文件与公布的摘要不一致，请勿使用') : t('下载失败')}{' '}
        <FileButton
          look="text"
          label={transfer.hasPart ? t('继续下载') : t('重试')}
          name={name}
          onClick={() => onRetry(transfer.use)}
        />
        {transfer.isForeign && digest && (
          <span className={styles['digest']}>{t('应为 SHA-256 {{digest}}', { digest })}</span>
        )}
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

type FileActionsProps = {
  file: FileOf
  label?: string
  /** Of the preview, which alone is offered then: the row has a download of its own. */
  previewLabel?: string
  /** `text` in a row of a table. */
  look?: 'default' | 'text' | 'link'
}

/** Preview and download of a file: PDF files, pictures and texts have a preview, every file can be saved. */
export function FileActions({ file, label, previewLabel, look = 'default' }: FileActionsProps) {
  const t = useT()
  const [shown, setShown] = useState<Blob | null>(null)
  const { name, kind } = file
  const as = previewOf(kind)
  const { transfer, start, stop } = useTransfer(file, { preview: setShown, save: (blob) => saveFile(blob, name) })
  const isOff = transfer.kind === 'running'
  return (
    <>
      <TransferState transfer={transfer} name={name} digest={file.digest} onStop={stop} onRetry={start} />
      {as && (
        <FileButton
          look={look}
          isOff={isOff}
          label={previewLabel ?? t('预览')}
          name={name}
          onClick={() => start('preview')}
        />
      )}
      {previewLabel === undefined && (
        <FileButton look={look} isOff={isOff} label={label ?? t('下载')} name={name} onClick={() => start('save')} />
      )}
      {shown && as && <Preview file={shown} name={name} as={as} onClose={() => setShown(null)} />}
    </>
  )
}
