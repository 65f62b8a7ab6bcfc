import type { Exchange } from '../exchange.ts'
import { createAdmission } from './admission.ts'
import { createBankLabel } from './payment-result.ts'
import { createBook } from './book.ts'
import { createClaims } from './claims.ts'
import { createEndings } from './endings.ts'
import { createFreezing } from './freezing.ts'
import { createGuarantees } from './guarantees.ts'
import { createOpening } from './opening.ts'
import { createPayments } from './payments.ts'
import { createReceipts } from './receipts.ts'
import { createRefunding } from './refunding.ts'
import { createRefunds } from './refunds.ts'
import { type Deposit, freeOf, paidOf } from './record.ts'
import { createReturns } from './returns.ts'
import { createSettling } from './settling.ts'
import { createTerms } from './terms.ts'

export type Deposits = ReturnType<typeof createDeposits>

/** Deposits: their sub-accounts, what arrives on them, what is frozen, turned and sent back (domain 5.2, 5.6). */
export function createDeposits(exchange: Exchange) {
  const book = createBook(exchange)
  const { all, find, mine } = book
  const admission = createAdmission(exchange)
  const returns = createReturns(book)
  const { settle } = createSettling(book)
  const { receive } = createReceipts(book, admission, returns, settle)
  const { refuseClosed, close, ...payments } = createPayments(book)
  const freezing = createFreezing(book)
  const closeOrders = (deposit: Deposit, reason: string) => {
    for (const order of deposit.orders) close(deposit, order, reason)
  }
  const refunds = createRefunds(book, freezing, returns, createRefunding(book))
  return {
    all,
    /** One that was there before the world began. */
    keepPast: (deposit: Deposit): void => void book.deposits.set(deposit.id, deposit),
    find,
    mine,
    ofUser: (userId: string) => all().filter((deposit) => deposit.userId === userId),
    paidOf: (id: string): string => paidOf(find(id)).toFixed(),
    freeOf: (id: string): string => freeOf(find(id)).toFixed(),
    hasMoney: (id: string): boolean => paidOf(find(id)).gt(0),
    receive,
    sendBackReceipt: returns.sendBackReceipt,
    ...createOpening(book),
    ...createTerms(book),
    ...payments,
    ...createBankLabel(book, payments, { receive }),
    ...createClaims(book, admission, returns, settle),
    ...createGuarantees(book, settle, refuseClosed),
    ...freezing,
    ...refunds,
    ...createEndings(book, returns, refunds, closeOrders),
  }
}
