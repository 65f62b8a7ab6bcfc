import type { ReactNode } from 'react'
import styles from './Segments.module.css'

type Props<K extends string> = {
  label: string
  /** `title`: what choosing it does, where its label does not say so. */
  options: readonly (readonly [key: K, label: ReactNode, title?: string | undefined])[]
  chosen: K
  onChoose: (key: K) => void
}

/** The look of one segment, for a button in another layout; without `aria-pressed`, `data-chosen` marks the chosen one. */
export const segmentClass = styles['segment'] ?? ''

/** A choice of few options as toggle buttons. */
export function Segments<K extends string>({ label, options, chosen, onChoose }: Props<K>) {
  return (
    <div className={`noPrint ${styles['segments']}`} role="group" aria-label={label}>
      {options.map(([key, text, title]) => (
        <button
          key={key}
          type="button"
          className={segmentClass}
          title={title}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
