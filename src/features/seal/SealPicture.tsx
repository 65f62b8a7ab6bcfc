import type { Seal } from '#src/model/seal/schema.ts'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'
import { SealImage } from './SealImage.tsx'
import styles from './seal.module.css'

type Props = Pick<Seal, 'design' | 'picture'> & {
  /** For screen readers. */
  label: string
}

/** A seal on paper: drawn from its template, or the uploaded picture. */
export function SealPicture({ design, picture, label }: Props) {
  return (
    <span className={styles['paper']}>
      {design && <SealImage design={design} label={label} />}
      {!design && <FileImage url={picture?.url} alt={label} />}
    </span>
  )
}
