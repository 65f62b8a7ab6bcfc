import { useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Icon } from '../display/Icon.tsx'
import styles from './Masked.module.css'

type Props = {
  value: string
  /** The value with the part hidden that bystanders must not read. */
  masked: string
  /** What it is, translated: 联系手机. */
  label: string
}

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
        <Icon name={isShown ? 'eye' : 'eyeOff'} size={18} />
      </button>
    </span>
  )
}
