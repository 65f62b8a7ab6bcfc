import { capitalsPer } from '#src/model/listing/capitals.ts'
import { type AssetDetail, sealedModes } from '#src/model/listing/detail.ts'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { isMoney } from '#src/model/money/money.ts'

/** Stands for an amount that nobody may see yet (domain 3.8). */
export const veil = '******'

const running: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY', 'BID_END'])

/** Whether its quotes are sealed: some may be there, and nobody sees an amount before the opening. */
export const isVeiled = ({ mode, status, biddingPrice, biddingCount }: AssetDetail): boolean =>
  sealedModes.has(mode) && !biddingPrice && (Boolean(biddingCount) || running.has(status ?? ''))

export const premiumOf = (asset: AssetDetail): string => (isVeiled(asset) ? veil : premiumRate(asset))

/** The current price in capital figures, per what it is asked for; null where its unit is not one of money. */
export function priceInCapitals(asset: AssetDetail): string | null {
  const price = currentPrice(asset)
  if (isVeiled(asset) || !isMoney(price)) return null
  return asset.priceType === priceType.custom ? capitalsPer(price, asset.priceUnitName ?? '') : capitals(price)
}

const soldStates: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE'])

export const isSold = ({ status }: { status?: string | null }): boolean => soldStates.has(status ?? '')
