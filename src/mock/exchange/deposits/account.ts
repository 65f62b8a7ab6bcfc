import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import { poolRange } from '#src/model/enrolment/rules.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { lotsOf } from '../listings/package.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import { banks, isPayable, newAccount } from './banks.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting, untouched } from './record.ts'

/** The enrolment for which a deposit is opened. */
export type Depositor = Pick<Enrolment, 'id' | 'userId' | 'listing' | 'form'>

export type DepositAccounts = {
  /** Opens a sub-account for an enrolment, to be paid by the deadline of its listing unless another is given; answers the deposit's id. */
  open: (depositor: Depositor, deadline?: number) => string
  chooseBank: (id: string, bank: string, userId: string) => Deposit
  /** Raises what is due for a package. */
  topUp: (id: string, due: string, userId: string) => Deposit
}

const reminderMs = 24 * 3_600_000

/** The sub-account of a deposit, and what its owner may still choose: the bank and, for a package, the amount. */
export function createDepositAccounts(core: Core, book: DepositBook): DepositAccounts {
  const { documents, changed, ofOwner, write } = book
  let opened = 0

  const remindBefore = (deposit: Deposit) => {
    const at = deposit.deadline - reminderMs
    if (at <= core.now()) return
    core.timers.set(at, () => {
      if (isWaiting(deposit))
        write(deposit, {
          title: '保证金交纳提醒',
          text: `“${deposit.listing.assetsName}”保证金交纳将于 ${exactTime(deposit.deadline)} 截止`,
          link: linkToOwn.cashier(deposit.enrolId),
          also: ['push', 'sms'],
        })
    })
  }

  return {
    open: ({ id: enrolId, userId, listing, form }, deadline = enrolmentOf(listing).depositUntil) => {
      const user = core.tables.users.get(userId)!
      opened += 1
      const number = opened
      const id = `D${String(number).padStart(6, '0')}`
      const range = listing.isPackage ? poolRange(lotsOf(core.tables, listing), form.lotIds) : null
      const deposit: Deposit = {
        id,
        no: `JK${date(core.now()).replaceAll('-', '')}${String(number).padStart(4, '0')}`,
        userId,
        enrolId,
        listing,
        payerName: user.name,
        payerKind: user.authStatus === authStatus.organisation ? 'organisation' : 'person',
        due: listing.isPackage ? (form.poolAmount ?? listing.deposit) : listing.deposit,
        poolMax: range?.most ?? null,
        deadline,
        bank: banks[0],
        subAccount: newAccount(core.random),
        code: String(100_000 + Math.floor(core.random() * 900_000)),
        ...untouched({ ...form.refund, name: user.name }),
      }
      book.add(deposit)
      deposit.documents.push(documents.paymentNote(deposit))
      changed(deposit)
      remindBefore(deposit)
      return id
    },

    chooseBank: (id, bank, userId) => {
      const deposit = ofOwner(id, userId)
      if (!(banks as readonly string[]).includes(bank)) throw new Refusal(400, '不支持该银行')
      if (!isWaiting(deposit) || deposit.receipts.length > 0)
        throw new Refusal(400, '该账户已有款项到账，不能重新选择银行')
      if (deposit.bank !== bank) {
        deposit.bank = bank
        deposit.subAccount = newAccount(core.random)
        deposit.documents = [documents.paymentNote(deposit)]
        changed(deposit)
      }
      return deposit
    },

    topUp: (id, due, userId) => {
      const deposit = ofOwner(id, userId)
      if (deposit.poolMax === null) throw new Refusal(400, '只有资产包的保证金可以追加')
      if (deposit.state > depositState.frozen) throw new Refusal(400, '该保证金已办结，不能追加')
      if (!isPayable(due)) throw new Refusal(400, '金额格式不正确')
      if (new Big(due).lte(deposit.due) || new Big(due).gt(deposit.poolMax))
        throw new Refusal(400, `追加后的保证金应大于 ${yuanText(deposit.due)}且不超过 ${yuanText(deposit.poolMax)}`)
      deposit.due = new Big(due).toFixed()
      deposit.documents.push(documents.paymentNote(deposit))
      changed(deposit)
      return deposit
    },
  }
}
