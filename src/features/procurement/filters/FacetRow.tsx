import { useId } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import type { ProcurementFacet, ProcurementFacetCounts } from '#src/model/procurement/search.ts'
import { segmentClass } from '#src/shared/ui/list/Segments.tsx'
import { type Choice, countOf } from './choices.ts'
import styles from './filters.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  /** Undefined while they are unknown. */
  counts: ProcurementFacetCounts[ProcurementFacet] | undefined
  /** Empty without a choice. */
  value: string
  onChoose: (key: string) => void
}

/** The choices of one filter, each with the number of projects that it would leave. */
export function FacetRow({ label, choices, counts, value, onChoose }: Props) {
  const t = useT()
  const id = useId()
  return (
    <div className={`noPrint ${styles['line']}`} role="group" aria-labelledby={id}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <div className={styles['choices']}>
        {[['', t('不限')] as const, ...choices].map(([key, text]) => {
          const count = key === '' ? undefined : countOf(counts, key)
          return (
            <button
              key={key}
              type="button"
              className={segmentClass}
              aria-pressed={key === value}
              disabled={count === 0 && key !== value}
              onClick={() => onChoose(key === value ? '' : key)}
            >
              {text}
              {key !== '' && <span className={`number ${styles['count']}`}>{count}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
