import Big from 'big.js'
import {
  depositState,
  type DepositDetail,
  type DepositState,
  type Guarantee,
  type Receipt,
} from '#src/model/deposit/schema.ts'
import type { Account, Party } from '#src/model/enrolment/schema.ts'
import type { Listing } from '../tables.ts'

type Claim = DepositDetail['claims'][number]

/** One deposit as the exchange keeps it; all amounts in 元 as decimal strings. */
export type Deposit = {
  id: string
  no: string
  userId: string
  enrolId: string
  listing: Listing
  payerName: string
  payerKind: Party['kind']
  due: string
  /** For a package: all lots chosen together. */
  poolMax: string | null
  state: DepositState
  deadline: number
  arrivedAt: number | null
  /** Why nothing is due any more, where that is not the time for it. */
  closedReason: string | null
  bank: string
  /** Account number of the sub-account, its own. */
  subAccount: string
  code: string
  receipts: Receipt[]
  movements: DepositDetail['movements']
  claims: Claim[]
  guarantee: Guarantee | null
  orders: DepositDetail['orders']
  idemKeys: Map<string, string>
  refund: {
    account: Account
    state: string
    amount: string | null
    askedAt: number | null
    dueAt: number | null
    doneAt: number | null
    reason: string | null
  }
  /** What is frozen, by the lot it is frozen for. */
  frozen: Map<string, string>
  /** Turned into price or fee, forfeited or sent back. */
  spent: string
  /** Of that, what was turned into price or fee. */
  turned: string
  documents: { name: string; url: string; at: number }[]
}

const sum = (amounts: readonly string[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0))

/** What has arrived and was recognised. */
export const moneyOf = ({ receipts }: Deposit): Big =>
  sum(receipts.filter(({ match }) => match === 'matched').map(({ amount }) => amount))

/** What has arrived and was recognised, an accepted guarantee included. */
export const paidOf = (deposit: Deposit): Big =>
  moneyOf(deposit).plus(deposit.guarantee?.state === 'accepted' ? deposit.guarantee.amount : 0)

export const frozenOf = ({ frozen }: Deposit): Big => sum([...frozen.values()])

const pendingRefunds: ReadonlySet<string> = new Set(['asked', 'sent', 'failed'])

/** What goes back and has not arrived yet; of a package also while another part stays frozen for a lot that was won. */
export const toRefundOf = ({ refund }: Deposit): Big =>
  new Big((pendingRefunds.has(refund.state) && refund.amount) || 0)

/** What may still be frozen for a lot (domain 5.3). */
export const freeOf = (deposit: Deposit): Big => {
  const isEffective = deposit.state === depositState.arrived || deposit.state === depositState.frozen
  return isEffective
    ? paidOf(deposit).minus(frozenOf(deposit)).minus(deposit.spent).minus(toRefundOf(deposit))
    : new Big(0)
}

/** Paid above what is due. A guarantee that is larger than that leads to no refund. */
export const overOf = (deposit: Deposit): Big => {
  const above = paidOf(deposit).minus(deposit.due)
  const money = moneyOf(deposit)
  if (above.lte(0)) return new Big(0)
  return above.gt(money) ? money : above
}

/** Of that, what is on its way no more: of a single asset it goes back at once, of a package with the rest of the pool. */
export const overReturnedOf = (deposit: Deposit): Big =>
  !deposit.listing.isPackage || deposit.state === depositState.refunded ? overOf(deposit) : new Big(0)

export const missingOf = (deposit: Deposit): Big => {
  const missing = new Big(deposit.due).minus(paidOf(deposit))
  return missing.gt(0) ? missing : new Big(0)
}

/** What has arrived of a deposit that is not complete yet, and so gives no right to bid. */
export const partlyPaidOf = (deposit: Deposit): Big => (isWaiting(deposit) ? paidOf(deposit) : new Big(0))

const waiting: ReadonlySet<DepositState> = new Set([depositState.due, depositState.partly])

/** The pool of a package that was raised while its owner bids: what is missing may still come. */
export const isToppedUp = (deposit: Deposit): boolean =>
  (deposit.state === depositState.arrived || deposit.state === depositState.frozen) &&
  deposit.poolMax !== null &&
  missingOf(deposit).gt(0)

/** Whether money that arrives now still counts. */
export const isWaiting = ({ state }: Deposit): boolean => waiting.has(state)

/** A deposit to which nothing has happened yet; `account` is where a refund goes. */
export const untouched = (account: Account) => ({
  state: depositState.due,
  arrivedAt: null,
  closedReason: null,
  receipts: [],
  movements: [],
  claims: [],
  guarantee: null,
  orders: [],
  idemKeys: new Map(),
  refund: { account, state: 'none', amount: null, askedAt: null, dueAt: null, doneAt: null, reason: null },
  frozen: new Map(),
  spent: '0',
  turned: '0',
  documents: [],
})
