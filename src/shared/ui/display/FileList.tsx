import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { sizeText } from '../../lib/text/size-text.ts'
import { safeLink } from '../../lib/navigation/safe-href.ts'
import styles from './FileList.module.css'

export type FileItem = { id: string; name: string; url: string; size?: number; kind?: string }

type Props<F extends FileItem> = {
  files: readonly F[]
  /** `links`: names alone; `rows`: each with its kind and size, and what can be done with it. */
  layout?: 'links' | 'rows'
  /** Of a file in a row, in place of the link that keeps it. */
  renderActions?: (file: F) => ReactNode
  /** Beside the name: how far it is, when it came. */
  renderNote?: (file: F) => ReactNode
}

const opened = { target: '_blank', rel: 'noopener noreferrer' } as const

function FileRow<F extends FileItem>({ file, renderActions, renderNote }: { file: F } & Omit<Props<F>, 'files'>) {
  const t = useT()
  const { name, kind, size } = file
  const address = safeLink(file.url)
  return (
    <li className={styles['row']}>
      {kind && (
        <span className={styles['kind']} aria-hidden>
          {kind.slice(0, 4)}
        </span>
      )}
      <span className={styles['name']}>
        <span lang="zh-CN">{name}</span>
        {size !== undefined && <span className={`${styles['note']} number`}>{sizeText(size)}</span>}
        {renderNote && <span className={styles['note']}>{renderNote(file)}</span>}
      </span>
      {address && (
        <div className={styles['actions']}>
          {renderActions ? (
            renderActions(file)
          ) : (
            <a className={styles['link']} href={address} download={name} {...opened}>
              {t('下载')}
              <span className="visuallyHidden">{name}</span>
            </a>
          )}
        </div>
      )}
    </li>
  )
}

/** Files that were given, each opened in a window of its own; one without an honest address is its name alone. */
export function FileList<F extends FileItem>({ files, layout = 'links', ...row }: Props<F>) {
  if (layout === 'rows')
    return (
      <ul className={styles['rows']}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} {...row} />
        ))}
      </ul>
    )
  return (
    <ul className={styles['links']} lang="zh-CN">
      {files.map((file) => {
        const { id, name, url } = file
        const address = safeLink(url)
        return (
          <li key={id}>
            {address ? (
              <a className={styles['link']} href={address} {...opened}>
                {name}
              </a>
            ) : (
              name
            )}
            {row.renderNote && <span className={`${styles['note']} number`}>{row.renderNote(file)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
