import type { AssetDetail } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { premiumRate } from '#src/model/listing/rules.ts'
import { isSealed } from '#src/model/listing/sealed.ts'

export const premiumOf = (asset: AssetDetail): string => (isSealed(asset) ? hiddenAmount : premiumRate(asset))
