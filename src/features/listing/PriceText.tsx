import { amountText } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './PriceText.module.css'

type Props = {
  /** A decimal string, as `currentPrice` gives it. */
  price: string | null
  row: Pick<ListingRow, 'priceType' | 'priceUnitName'>
}

/** An amount with its unit inside the text, so that neither is read or copied without the other (LS-04, LS-06). */
export function PriceText({ price, row }: Props) {
  const t = useT()
  const { amount, unit } = amountText(price, row)
  return (
    <span className={styles['price']}>
      {amount}
      {unit && ' '}
      {unit && <span className={styles['unit']}>{t(unit)}</span>}
    </span>
  )
}
