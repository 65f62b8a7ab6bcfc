import { capitalsPer } from '#src/model/listing/price/capitals.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { isMoney } from '#src/model/money/money.ts'

export const premiumOf = (asset: AssetDetail): string => (isSealed(asset) ? hiddenAmount : premiumRate(asset))

/** The current price in Chinese capital figures, per unit; null where the unit is not one of money. */
export function priceInCapitals(asset: AssetDetail): string | null {
  const price = currentPrice(asset)
  if (isSealed(asset) || !isMoney(price)) return null
  return asset.priceType === priceType.custom ? capitalsPer(price, asset.priceUnitName ?? '') : capitals(price)
}
