import { wanYuan } from '#src/model/listing/labels.ts'
import { writtenAmount } from '#src/model/listing/price/written-amount.ts'
import { grouped } from '#src/model/money/money.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'

/** A total in 万元, to the nearest hundredth; in English in full. */
export function TotalText({ total }: { total: string }) {
  const t = useT()
  const inChinese = { amount: grouped(total, 2), unit: wanYuan }
  const { currency, amount, unit } = writtenAmount(total, wanYuan, useLanguage(), inChinese)
  return <Money currency={currency && t(currency)} amount={amount} unit={unit && t(unit)} />
}
