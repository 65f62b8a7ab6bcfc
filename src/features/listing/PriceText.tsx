import { amountText } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'

type Props = {
  /** A decimal string, as `currentPrice` gives it. */
  price: string | null
  row: Pick<ListingRow, 'priceType' | 'priceUnitName'>
}

/** A price in the unit of its listing (LS-04, LS-06). */
export function PriceText({ price, row }: Props) {
  const t = useT()
  const { currency, amount, unit } = amountText(price, row, useLanguage())
  return <Money currency={currency && t(currency)} amount={amount} unit={unit && t(unit)} />
}
