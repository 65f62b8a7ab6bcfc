import { isMoney } from '#src/model/money/money.ts'
import { amountText, amountUnit } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useEnglish, useT } from '#src/shared/lib/text/i18n.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'

type Props = {
  /** A decimal string, as `currentPrice` gives it. */
  price: string | null
  row: Pick<ListingRow, 'priceType' | 'priceUnitName'>
}

/** A price in the unit of its listing (LS-04, LS-06), in English in full. */
export function PriceText({ price, row }: Props) {
  const t = useT()
  const english = useEnglish()
  const text = { currency: '', ...amountText(price, row) }
  const { currency, amount, unit } = english && isMoney(price) ? english.writeAmount(price, amountUnit(row)) : text
  return <Money currency={currency && t(currency)} amount={amount} unit={unit && t(unit)} />
}
