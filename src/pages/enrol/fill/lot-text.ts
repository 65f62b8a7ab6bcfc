import { durationText } from '#src/model/terms/figures.ts'
import { amountText } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { wanYuan } from '#src/model/listing/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** An amount of a lot in its own unit, 万元 where it has none. */
export function lotPrice(
  price: string,
  { priceUnitName }: { priceUnitName?: string | null | undefined },
  t: Translate,
) {
  const isOwn = Boolean(priceUnitName) && priceUnitName !== wanYuan
  const { amount, unit } = amountText(price, {
    priceType: isOwn ? priceType.custom : priceType.yuan,
    priceUnitName: priceUnitName ?? null,
  })
  return `${amount} ${t(unit)}`
}

/** How long a late quote lasts; — where there is no such thing. */
export const delayText = (seconds: number | null | undefined, t: Translate): string =>
  seconds ? durationText(seconds * 1000, t) : '—'
