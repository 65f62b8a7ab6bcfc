import type { AssetDetail } from './detail.ts'

type Known = Pick<AssetDetail, 'deposit' | 'depositMax' | 'pack'>

/**
 * The deposit required to bid for an asset, 元: `least` alone for a single amount; for a package and its lots the range of the
 * shared deposit. `bound`: the part a lot binds while leading.
 */
export function requiredDeposit({ deposit = null, depositMax = null, pack }: Known): {
  least: string | null
  most: string | null
  bound: string | null
} {
  const whole = pack ?? { deposit, depositMax }
  const [least, most] = [whole.deposit ?? null, whole.depositMax ?? null]
  return { least, most: most === least ? null : most, bound: pack ? deposit : null }
}
