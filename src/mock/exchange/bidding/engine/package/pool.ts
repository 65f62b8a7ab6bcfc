import { amountText, units } from '../amounts.ts'
import type { Funds } from '../room.ts'

/** One bidder's deposit for a package: one sum that covers every lot the bidder leads (domain 5.3). Amounts in 元. */
export type Pool = {
  paid: string
  /** Lots whose requirement is bound now. */
  frozen: readonly string[]
  /** Lots that were won; their requirement becomes part of the price. */
  consumed: readonly string[]
}

/** What each lot of a package binds, 元. */
export type Requirements = Readonly<Record<string, string>>

export const newPool = (paid: string): Pool => ({ paid, frozen: [], consumed: [] })

const sum = (requirements: Requirements, lots: readonly string[]): bigint =>
  lots.reduce((total, lot) => total + units(requirements[lot] ?? '0', 2), 0n)

const yuan = (value: bigint) => amountText(value, 2)

export const frozenOf = (pool: Pool, requirements: Requirements): string => yuan(sum(requirements, pool.frozen))

/** What is neither bound nor used up. */
export const freeOf = ({ paid, frozen, consumed }: Pool, requirements: Requirements): string =>
  yuan(units(paid, 2) - sum(requirements, frozen) - sum(requirements, consumed))

/** What a room of the package has to know of one bidder. */
export const fundsOf = (pool: Pool, requirements: Requirements, lot: string): Funds => ({
  free: freeOf(pool, requirements),
  frozen: frozenOf(pool, requirements),
  requirement: yuan(units(requirements[lot] ?? '0', 2)),
  holds: pool.frozen.includes(lot),
})

export const freeze = (pool: Pool, lot: string): Pool =>
  pool.frozen.includes(lot) ? pool : { ...pool, frozen: [...pool.frozen, lot] }

export const unfreeze = (pool: Pool, lot: string): Pool =>
  pool.frozen.includes(lot) ? { ...pool, frozen: pool.frozen.filter((known) => known !== lot) } : pool

export const consume = (pool: Pool, lot: string): Pool =>
  pool.consumed.includes(lot) ? pool : { ...unfreeze(pool, lot), consumed: [...pool.consumed, lot] }
