import { Big } from 'big.js'
import type { KindCode } from '../asset-kind/labels.ts'
import { dayMs } from '../time/units.ts'
import { instalmentRules } from './instalments.ts'
import type { LeaseTerms } from './lease.ts'
import type { BillKind } from './schema.ts'

const Exact = Big()
Exact.strict = true
Exact.RM = Big.roundHalfUp
Exact.DP = 20

const exact = (amount: string) => new Exact(amount)
const zero = exact('0')
const least = (one: Big, other: Big) => (one.lt(other) ? one : other)

/** One payment that is due: `amount` is principal and interest together. All in 元, two decimals. */
export type BillDraft = { kind: BillKind; principal: string; interest: string; amount: string; dueAt: number }

/** Splits an amount into equal parts in whole 分; the first parts are one 分 larger where it does not divide. */
export function splitEvenly(total: string, count: number): string[] {
  const cents = exact(total).times('100')
  const rest = cents.mod(exact(String(count)))
  const part = cents.minus(rest).div(exact(String(count)))
  const larger = Number(rest.toFixed())
  return Array.from({ length: count }, (_, index) =>
    part
      .plus(exact(index < larger ? '1' : '0'))
      .div(exact('100'))
      .toFixed(2),
  )
}

/** Interest on a principal over whole days, by the year of 365 days; 元, a half 分 is rounded up. */
export function interestOn(principal: string, days: number): string {
  const { ratePercent } = instalmentRules
  return exact(principal)
    .times(exact(ratePercent))
    .times(exact(String(days)))
    .div(exact('36500'))
    .round(2)
    .toFixed(2)
}

/** Part of an amount, 元; a half 分 is rounded up. */
const partOf = (amount: string, numerator: number, denominator: number): string =>
  exact(amount)
    .times(exact(String(numerator)))
    .div(exact(String(denominator)))
    .round(2)
    .toFixed(2)

/** The first part of a price paid by instalments: `percent` of it, 元. */
export const firstInstalment = (price: string, percent: string): string =>
  exact(price).times(exact(percent)).div(exact('100')).round(2, 3).toFixed(2)

const billOf = (kind: BillKind, principal: string, dueAt: number, interest = '0.00'): BillDraft => ({
  kind,
  principal,
  interest,
  amount: exact(principal).plus(exact(interest)).toFixed(2),
  dueAt,
})

/** A plan to pay by instalments: the first part in per cent of the price, and the days of the others, epoch ms. */
export type InstalmentPlan = { firstPercent: string; restDueAt: readonly number[] }

export type Terms = {
  kind: KindCode
  /** The price; of a lease the rent of the whole term. 元 */
  price: string
  /** 元 */
  fee: string
  /** When what the contract demands first is to be paid, epoch ms. */
  dueAt: number
  /** When the contract took effect: interest counts from the end of the first payment. */
  lease?: LeaseTerms | null
  plan?: InstalmentPlan | null
}

/** Whole days between two instants, rounded up. */
const daysBetween = (from: number, to: number): number => Math.max(0, Math.ceil((to - from) / dayMs))

function instalments(price: string, dueAt: number, { firstPercent, restDueAt }: InstalmentPlan): BillDraft[] {
  const first = firstInstalment(price, firstPercent)
  const rest = splitEvenly(exact(price).minus(exact(first)).toFixed(2), restDueAt.length)
  return [
    billOf('first', first, dueAt),
    ...restDueAt.map((at, index) => billOf('rest', rest[index]!, at, interestOn(rest[index]!, daysBetween(dueAt, at)))),
  ]
}

function leasePayments(rent: string, dueAt: number, { months, monthsPaid, bondMonths }: LeaseTerms): BillDraft[] {
  const bond = bondMonths > 0 ? [billOf('bond', partOf(rent, bondMonths, months), dueAt)] : []
  return [...bond, billOf('rent', partOf(rent, monthsPaid, months), dueAt)]
}

function pricePayments({ kind, price, dueAt, lease, plan }: Terms): BillDraft[] {
  if (kind === '6' && lease) return leasePayments(price, dueAt, lease)
  return plan ? instalments(price, dueAt, plan) : [billOf('price', exact(price).toFixed(2), dueAt)]
}

/** What the taker of a deal pays through the exchange, in the order in which money counts for it (domain 5.4). */
export const billsFor = (terms: Terms): BillDraft[] => [
  ...(exact(terms.fee).gt(zero) ? [billOf('fee', exact(terms.fee).toFixed(2), terms.dueAt)] : []),
  ...pricePayments(terms),
]

/**
 * Distributes money over what is open, in order: how much each takes, and what is left. 元, two decimals. The parts and the
 * rest add up to the money exactly.
 */
export function distribute(money: string, open: readonly string[]): { parts: string[]; rest: string } {
  let left = exact(money)
  const parts = open.map((amount) => {
    const part = least(left, exact(amount))
    left = left.minus(part)
    return part.toFixed(2)
  })
  return { parts, rest: left.toFixed(2) }
}

/** What of the deposit goes into the fee, and into the other bills; 元. */
export type Turned = { fee: string; rest: string }

/** The bills, those of the fee first, each with what the deposit covers of it. */
export function withOffsets(drafts: readonly BillDraft[], turned: Turned): (BillDraft & { offset: string })[] {
  const fees = drafts.filter(({ kind }) => kind === 'fee')
  const others = drafts.filter(({ kind }) => kind !== 'fee')
  const { parts } = distribute(
    turned.rest,
    others.map(({ amount }) => amount),
  )
  const covered = [...fees.map(() => turned.fee), ...parts]
  return [...fees, ...others].map((draft, index) => ({ ...draft, offset: covered[index]! }))
}

/** What is open of an amount after what counts for it; never below zero. 元 */
export function openOf(amount: string, ...counted: readonly string[]): string {
  const open = counted.reduce((left, part) => left.minus(exact(part)), exact(amount))
  return (open.gt(zero) ? open : zero).toFixed(2)
}

/** The sum of amounts, 元 with two decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(exact(amount)), zero).toFixed(2)
