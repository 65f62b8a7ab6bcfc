import type { Core } from '../core.ts'
import type { Documents } from '../files/documents.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { createDepositAccounts, type DepositAccounts } from './account.ts'
import { createDepositBook, type DepositBook } from './book.ts'
import { type Claims, createClaims } from './claims.ts'
import { createFreezing, type Freezing } from './freezing.ts'
import type { Gateway } from './gateway.ts'
import { createGuarantees, type Guarantees } from './guarantees.ts'
import { createPayments, type Payments } from './payments.ts'
import { createReceipts, type Receipts } from './receipts.ts'
import { type Deposit, freeOf, paidOf } from './record.ts'
import { createRefunds, type Refunds } from './refunds.ts'

export type Deposits = Pick<DepositBook, 'all' | 'find' | 'ofOwner'> &
  DepositAccounts &
  Pick<Receipts, 'receive' | 'sendBackReceipt'> &
  Claims &
  Omit<Payments, 'closeOrders'> &
  Guarantees &
  Freezing &
  Refunds & {
    ofUser: (userId: string) => Deposit[]
    /** Keeps one from before the world began. */
    keepPast: (deposit: Deposit) => void
    /** Amounts in 元. */
    paidOf: (id: string) => string
    freeOf: (id: string) => string
    hasMoney: (id: string) => boolean
  }

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  documents: Pick<Documents, 'issue'>
  uploads: Pick<Uploads, 'ofOwner'>
  kyc: { formerNamesOf: (userId: string) => readonly string[] }
  gateway: Pick<Gateway, 'begin' | 'cancel' | 'closeAll'>
  bank: { refundFaultOf: (account: { account: string; name: string }) => string | null }
}

/** Deposits: their sub-accounts, what arrives on them, what is frozen, turned into price and sent back (domain 5.2, 5.6). */
export function createDeposits(core: Core, { mailbox, documents, uploads, kyc, gateway, bank }: Ports): Deposits {
  const book = createDepositBook(core, { mailbox, documents })
  const { all, find, ofOwner } = book
  const { receive, sendBackReceipt, ...receipts } = createReceipts(core, book, { kyc })
  const { closeOrders, ...payments } = createPayments(core, book, { receipts: { receive }, gateway })
  const freezing = createFreezing(core.tables, book)
  return {
    all,
    find,
    ofOwner,
    ofUser: (userId) => all().filter((deposit) => deposit.userId === userId),
    keepPast: book.add,
    paidOf: (id) => paidOf(find(id)).toFixed(),
    freeOf: (id) => freeOf(find(id)).toFixed(),
    hasMoney: (id) => paidOf(find(id)).gt(0),
    receive,
    sendBackReceipt,
    ...createDepositAccounts(core, book),
    ...payments,
    ...createClaims(core, book, { receipts, uploads, kyc }),
    ...createGuarantees(core, book, { settle: receipts.settle, uploads }),
    ...freezing,
    ...createRefunds(core, book, { freezing, receipts, payments: { closeOrders }, bank }),
  }
}
