import { useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import styles from './Masked.module.css'

type Props = {
  value: string
  /** The value with the part hidden that bystanders must not read. */
  masked: string
  /** What it is, translated: 联系手机. */
  label: string
}

const eye = 'M3 12c2-4 5.2-6 9-6s7 2 9 6c-2 4-5.2 6-9 6s-7-2-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
/** Across the eye: the value is hidden. */
const stroke = 'M5 19 19 5'

/** Personal data of the reader, masked until an eye is pressed. */
export function Masked({ value, masked, label }: Props) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles['masked']}>
      {isShown ? value : masked}
      <button
        type="button"
        className="noPrint"
        aria-pressed={isShown}
        aria-label={t('显示完整的{{label}}', { label })}
        onClick={() => setShown(!isShown)}
      >
        <svg className="icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden>
          <path d={isShown ? eye : `${eye}${stroke}`} />
        </svg>
      </button>
    </span>
  )
}
