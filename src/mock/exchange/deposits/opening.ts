import { depositState } from '#src/model/deposit/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { poolRange } from '#src/model/enrolment/rules.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { lotsOf } from '../enrolments/document.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { banks, newAccount } from './banks.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting } from './record.ts'

/** A deposit to which nothing has happened yet; `account` is where a refund would go. */
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
  refund: {
    account,
    state: 'none',
    amount: null,
    askedAt: null,
    dueAt: null,
    doneAt: null,
    reason: null,
  },
  frozen: new Map(),
  spent: '0',
  documents: [],
})

/** Deposits are opened when an enrolment passes. */
export function createOpening({ exchange, deposits, papers, tell, changed }: DepositBook) {
  let opened = 0
  const remindBefore = (deposit: Deposit) => {
    const at = deposit.deadline - 24 * 3_600_000
    if (at <= exchange.now()) return
    exchange.timers.set(at, () => {
      if (isWaiting(deposit))
        tell(deposit, {
          title: '保证金缴纳提醒',
          text: `“${deposit.listing.assetsName}”保证金缴纳将于 ${exactTime(deposit.deadline)} 截止`,
          link: linkTo.cashier(deposit.enrolId),
          also: ['push', 'sms'],
        })
    })
  }

  const open = ({ id: enrolId, userId, listing, form }: Enrolment): string => {
    const user = exchange.tables.users.get(userId)!
    opened += 1
    const number = opened
    const id = `D${String(number).padStart(6, '0')}`
    const range = listing.isPackage ? poolRange(lotsOf(exchange, listing), form.lotIds) : null
    const deposit: Deposit = {
      id,
      no: `JK${date(exchange.now()).replaceAll('-', '')}${String(number).padStart(4, '0')}`,
      userId,
      enrolId,
      listing,
      payerName: user.name,
      payerKind: user.authStatus === authStatus.organisation ? 'organisation' : 'person',
      due: listing.isPackage ? (form.poolAmount ?? listing.deposit) : listing.deposit,
      poolMax: range?.most ?? null,
      deadline: enrolmentOf(listing).depositUntil,
      bank: banks[0],
      subAccount: newAccount(exchange.random),
      code: String(100_000 + Math.floor(exchange.random() * 900_000)),
      ...untouched({ ...form.refund, name: user.name }),
    }
    deposits.set(id, deposit)
    deposit.documents.push(papers.notice(deposit))
    changed(deposit)
    remindBefore(deposit)
    return id
  }

  return { open }
}
