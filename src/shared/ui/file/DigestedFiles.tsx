import { type FileItem, FileList } from '../display/FileList.tsx'
import type { ComponentProps } from 'react'
import { FileActions } from './FileActions.tsx'
import styles from './DigestedFiles.module.css'

type DigestedFile = FileItem & ComponentProps<typeof FileActions>['file'] & { digest?: string | null | undefined }

type Props = { title: string; files: readonly DigestedFile[]; className?: string | undefined }

/** Published files, with the SHA-256 by which a saved one can be checked. */
export const DigestedFiles = ({ title, files, className }: Props) => (
  <section className={className} aria-label={title}>
    <h2>{title}</h2>
    <FileList
      files={files}
      layout="rows"
      renderNote={({ digest }) => digest && <span className={styles['digest']}>SHA-256 {digest}</span>}
      renderActions={(file) => <FileActions file={file} />}
    />
  </section>
)
