import { capitalsPer } from '#src/model/listing/capitals.ts'
import { type AssetDetail, sealedModes } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { isMoney } from '#src/model/money/money.ts'

const running: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY', 'BID_END'])

/** Whether its bids are sealed: there may be bids, and their amounts are hidden until the opening. */
export const isSealed = ({ mode, status, biddingPrice, biddingCount }: AssetDetail): boolean =>
  sealedModes.has(mode) && !biddingPrice && (Boolean(biddingCount) || running.has(status ?? ''))

export const premiumOf = (asset: AssetDetail): string => (isSealed(asset) ? hiddenAmount : premiumRate(asset))

/** The current price in Chinese capital figures, per unit; null where the unit is not one of money. */
export function priceInCapitals(asset: AssetDetail): string | null {
  const price = currentPrice(asset)
  if (isSealed(asset) || !isMoney(price)) return null
  return asset.priceType === priceType.custom ? capitalsPer(price, asset.priceUnitName ?? '') : capitals(price)
}

const soldStates: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE'])

export const isSold = ({ status }: { status?: string | null }): boolean => soldStates.has(status ?? '')
