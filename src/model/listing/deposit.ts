import type { AssetDetail } from './detail.ts'

type Known = Pick<AssetDetail, 'deposit' | 'depositMax' | 'pack'>

/**
 * What is paid before one may bid for an asset, 元: `least` alone where it is one sum; of a package, and of a lot in it, the range
 * of the one deposit that its lots share. `bound`: of a lot what of that is bound while one leads.
 */
export function depositAsked({ deposit = null, depositMax = null, pack }: Known): {
  least: string | null
  most: string | null
  bound: string | null
} {
  const whole = pack ?? { deposit, depositMax }
  const [least, most] = [whole.deposit ?? null, whole.depositMax ?? null]
  return { least, most: most === least ? null : most, bound: pack ? deposit : null }
}
