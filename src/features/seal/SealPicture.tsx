import type { Seal } from '#src/model/seal/schema.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { SealImage } from './SealImage.tsx'
import styles from './seal.module.css'

type Props = Pick<Seal, 'design' | 'picture'> & {
  /** For screen readers. */
  label: string
}

/** A seal on paper: drawn from its template, or the uploaded picture. */
export function SealPicture({ design, picture, label }: Props) {
  const address = picture ? safeLink(picture.url) : null
  return (
    <span className={styles['paper']}>
      {design && <SealImage design={design} label={label} />}
      {!design && address !== null && <img src={address} alt={label} />}
    </span>
  )
}
