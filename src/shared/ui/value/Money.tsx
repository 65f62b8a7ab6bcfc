import styles from './Money.module.css'

type Props = {
  /** With thousands groups and its fixed decimals: `8,400.000000`. Text without digits is shown as it is. */
  amount: string
  /** Translated; before the amount. */
  currency?: string
  /** Translated; after the amount. */
  unit?: string
}

/**
 * An amount: the integer part large; the decimals and the unit small and grey, in figures of equal width. The unit is inside the
 * text, so that neither is read or copied without the other (LS-04, LS-06).
 */
export function Money({ amount, currency = '', unit = '' }: Props) {
  const point = amount.indexOf('.')
  const whole = point < 0 ? amount : amount.slice(0, point)
  const tail = (point < 0 ? '' : amount.slice(point)) + (unit && ` ${unit}`)
  return (
    <span className={styles['money']}>
      {currency && <small>{`${currency} `}</small>}
      {whole}
      {tail && <small>{tail}</small>}
    </span>
  )
}
