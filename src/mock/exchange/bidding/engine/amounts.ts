const plain = /^(\d{1,12})(?:\.(\d{1,8}))?$/

/**
 * An amount as a whole number of its smallest unit: `'100.5'` with two decimals is `10050n`. Null for what is no plain
 * decimal, has more than twelve digits before the point, or is finer than the unit allows.
 */
export function unitsOf(text: string, decimals: number): bigint | null {
  const [, whole, fraction = ''] = plain.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The same for amounts of the room's own making, which cannot be malformed. */
export function units(text: string, decimals: number): bigint {
  const known = unitsOf(text, decimals)
  if (known === null) throw new RangeError(`not an amount with ${decimals} decimals: ${text}`)
  return known
}

/** The canonical text of an amount: all its decimals, nothing else. */
export function amountText(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

type PriceRules = { P0: string; decimals: number; reverse: boolean }

/** The better of two amounts for whom the room is held: the higher one, in procurement the lower one. */
export const better = ({ reverse }: Pick<PriceRules, 'reverse'>, a: bigint, b: bigint): bigint =>
  reverse ? smaller(a, b) : larger(a, b)

export const worse = ({ reverse }: Pick<PriceRules, 'reverse'>, a: bigint, b: bigint): bigint =>
  reverse ? larger(a, b) : smaller(a, b)

/** How far `to` is above `from`, in per cent with two decimals, a half away from zero; below it with a minus. */
export function premiumText(from: bigint, to: bigint): string {
  const difference = to - from
  const size = difference < 0n ? -difference : difference
  const hundredths = (size * 20_000n + from) / (2n * from)
  return (difference < 0n && hundredths > 0n ? '-' : '') + amountText(hundredths, 2)
}

/** What a price is worth against the start price, per cent: the premium above it, in procurement the saving below the ceiling. */
export function premiumOf({ P0, decimals, reverse }: PriceRules, price: bigint): string {
  const from = units(P0, decimals)
  return premiumText(from, reverse ? 2n * from - price : price)
}
