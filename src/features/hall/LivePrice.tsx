import { PriceText } from '#src/features/listing/PriceText.tsx'
import { currentPrice } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import styles from './LivePrice.module.css'
import { type PriceTick, usePriceTick } from './use-price-tick.ts'

type Props = {
  /** As it is at this moment. */
  row: ListingRow
  tick: PriceTick | null
}

/** The current price; for a moment after a change it is tinted, with an arrow in its direction. */
export function TickedPrice({ row, tick }: Props) {
  return (
    <span className={styles['price']} data-tick={tick?.direction}>
      <span className={styles['arrow']} aria-hidden />
      <PriceText price={currentPrice(row)} row={row} />
    </span>
  )
}

export function LivePrice({ row }: Pick<Props, 'row'>) {
  return <TickedPrice row={row} tick={usePriceTick(row)} />
}
