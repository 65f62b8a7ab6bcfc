import { SealImage } from '#src/features/seal/SealImage.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'
import { type Chosen, type Stroke, strokePath } from './signature.ts'
import styles from './sign.module.css'

/** A drawn signature; its box is twice as wide as high. */
export function Strokes({ strokes, label }: { strokes: readonly Stroke[]; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 160 80" className={styles['strokes']}>
      <path d={strokePath(strokes, 160, 80)} />
    </svg>
  )
}

/** The seal or signature as it will be on the paper. */
export function SignatureImage({ chosen }: { chosen: Chosen }) {
  const t = useT()
  if (chosen.kind === 'drawn') return <Strokes strokes={chosen.strokes} label={t('手写签名')} />
  const { design, picture, name } = chosen.seal
  if (design) return <SealImage design={design} label={name} />
  return <FileImage url={picture?.url} alt={name} />
}
