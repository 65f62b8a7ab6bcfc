import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import styles from './Tag.module.css'
import { labelOf, type StateLabels, type Tone } from './tone.ts'

type TagProps = { tone?: Tone; className?: string | undefined; children: ReactNode }

/** The tint and the colour of a tone, for what is no tag. */
export const toneClass = (tone: Tone): string => styles[tone] ?? ''

/** A short word on a tint of its tone. */
export function Tag({ tone = 'neutral', className, children }: TagProps) {
  return <span className={[styles['tag'], toneClass(tone), className].filter(Boolean).join(' ')}>{children}</span>
}

type StateTagProps = {
  labels: StateLabels
  state: string | number | null | undefined
  /** Shows nothing for a state without a label, whose code means nothing to a reader. */
  hidesUnknown?: boolean
  className?: string | undefined
}

/** A state by its table of labels; nothing without a state. */
export function StateTag({ labels, state, hidesUnknown = false, className }: StateTagProps) {
  const t = useT()
  if (state === null || state === undefined || state === '') return null
  if (hidesUnknown && !Object.hasOwn(labels, state)) return null
  const { label, tone } = labelOf(labels, state)
  return (
    <Tag tone={tone} className={className}>
      {t(label)}
    </Tag>
  )
}
