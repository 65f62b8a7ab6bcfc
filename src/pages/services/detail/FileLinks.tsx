import type { UploadedFile } from '#src/model/file/schema.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import styles from './detail.module.css'

/** Files that were given, each in a window of its own. */
export function FileLinks({ files }: { files: readonly UploadedFile[] }) {
  return (
    <ul className={styles['files']} lang="zh-CN">
      {files.map(({ id, name, url }) => {
        const address = safeLink(url)
        return (
          <li key={id}>
            {address ? (
              <a href={address} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}
