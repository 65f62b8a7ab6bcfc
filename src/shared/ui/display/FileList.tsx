import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { sizeText } from '../../lib/text/size-text.ts'
import { useFileAddress } from '../../lib/hooks/use-file-address.ts'
import { safeLink } from '../../lib/navigation/safe-href.ts'
import { OuterLink } from '../action/OuterLink.tsx'
import { Tag } from './Tag.tsx'
import styles from './FileList.module.css'

/** Whether the exchange has checked a file; one that says nothing has no check. */
export type CheckState = 'checking' | 'clean' | 'refused'

export type FileItem = {
  id: string
  name: string
  url: string
  size?: number
  kind?: string
  state?: CheckState | null | undefined
}

/** A file is read by others only after its check, and by no one after a refusal. */
export const isReadable = ({ state }: Pick<FileItem, 'state'>): boolean => state !== 'checking' && state !== 'refused'

type Props<F extends FileItem> = {
  files: readonly F[]
  /** `links`: names alone; `rows`: each with its kind, size and actions. */
  layout?: 'links' | 'rows'
  /** For a file in a row, instead of the download link. */
  renderActions?: (file: F) => ReactNode
  /** Beside the name: progress, time of upload. */
  renderNote?: (file: F) => ReactNode
}

const opened = { target: '_blank', rel: 'noopener noreferrer' } as const

type RowProps = {
  name: string
  kind?: string | undefined
  /** In place of the kind. */
  preview?: ReactNode
  actions: ReactNode
  /** Beside the name. */
  children?: ReactNode
}

export const FileRows = ({ children }: { children: ReactNode }) => <ul className={styles['rows']}>{children}</ul>

/** A file in `FileRows`: its kind, its name, what is known of it, and what can be done with it. */
export const FileRow = ({ name, kind, preview, actions, children }: RowProps) => (
  <li className={styles['row']}>
    {preview ??
      (kind && (
        <span className={styles['kind']} aria-hidden>
          {kind.slice(0, 4)}
        </span>
      ))}
    <span className={styles['name']}>
      <span lang="zh-CN">{name}</span>
      {children}
    </span>
    {actions && <div className={`noPrint ${styles['actions']}`}>{actions}</div>}
  </li>
)

/** The download link of a file in a row. */
export function FileDownload({ name, url }: Pick<FileItem, 'name' | 'url'>) {
  const t = useT()
  const address = useFileAddress(url)
  if (address === null) return null
  return (
    <OuterLink className={styles['link']} href={address} download={name}>
      {t('下载')}
      <span className="visuallyHidden">{name}</span>
    </OuterLink>
  )
}

export const fileNoteClass = styles['note'] ?? ''

/** Where the check of a file stands, unless it has passed. */
export function FileState({ file: { state } }: { file: Pick<FileItem, 'state'> }) {
  const t = useT()
  if (state === 'checking')
    return (
      <span className={styles['note']} role="status">
        {t('正在检查')}
      </span>
    )
  return state === 'refused' ? <Tag tone="danger">{t('检查未通过，请更换文件')}</Tag> : null
}

/** The name of a file, which opens it. */
function FileLink({ name, url }: Pick<FileItem, 'name' | 'url'>) {
  const address = safeLink(useFileAddress(url))
  if (address === null) return name
  return (
    <a className={styles['link']} href={address} {...opened}>
      {name}
    </a>
  )
}

/** Uploaded files, each opened in a new window; one with an unsafe address is shown as its name alone. */
export function FileList<F extends FileItem>({ files, layout = 'links', ...row }: Props<F>) {
  if (layout === 'rows')
    return (
      <FileRows>
        {files.map((file) => (
          <FileRow
            key={`${file.id} ${file.kind}`}
            name={file.name}
            kind={file.kind}
            actions={
              safeLink(file.url) &&
              isReadable(file) &&
              (row.renderActions?.(file) ?? <FileDownload name={file.name} url={file.url} />)
            }
          >
            <FileState file={file} />
            {file.size !== undefined && <span className={`${styles['note']} number`}>{sizeText(file.size)}</span>}
            {row.renderNote && <span className={styles['note']}>{row.renderNote(file)}</span>}
          </FileRow>
        ))}
      </FileRows>
    )
  return (
    <ul className={styles['links']} lang="zh-CN">
      {files.map((file) => (
        <li key={file.id}>
          {isReadable(file) ? <FileLink name={file.name} url={file.url} /> : file.name}
          <FileState file={file} />
          {row.renderNote && <span className={`${styles['note']} number`}>{row.renderNote(file)}</span>}
        </li>
      ))}
    </ul>
  )
}
