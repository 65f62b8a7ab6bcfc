import Big from 'big.js'
import { depositState, type Receipt } from '#src/model/deposit/schema.ts'
import { isNameOf, isSameName } from '#src/model/kyc/same-name.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import { isPayable, lastFour } from './banks.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting, missingOf, overOf, paidOf } from './record.ts'

export type Transfer = {
  subAccount: string
  payer: string
  account: string
  bank: string
  amount: string
  remark: string
  serial?: string
}

export type Receipts = {
  /** Money arrives at a sub-account, from the bank simulator or the gateway. */
  receive: (transfer: Transfer) => Receipt
  /** Counts a receipt that was claimed, or sends it back when it comes too late. */
  countIn: (deposit: Deposit, receipt: Receipt) => void
  /** What follows when recognised money has grown: part of what is due, all of it, too much (domain 5.2). */
  settle: (deposit: Deposit) => void
  /** Sends back every receipt that no one has claimed. */
  returnUnknown: (deposit: Deposit, why: string) => void
  /** The bank sends one receipt that could not be matched back where it came from. */
  sendBackReceipt: (serial: string) => Receipt
}

type Ports = { kyc: { formerNamesOf: (userId: string) => readonly string[] } }

const whyClosed = (deposit: Deposit): string =>
  deposit.state === depositState.arrived || deposit.state === depositState.frozen
    ? '保证金已足额到账，多余款项原路退回'
    : deposit.closedReason === null
      ? '在交纳截止时间之后到账，原路退回'
      : `${deposit.closedReason}，款项原路退回`

/** What arrives on the sub-accounts: recognised, unknown, late (domain 5.2). */
export function createReceipts(core: Core, book: DepositBook, { kyc }: Ports): Receipts {
  const { all, changed, documents, move, write } = book
  let transfers = 0

  const nextSerial = (): string => {
    transfers += 1
    return `${date(core.now()).replaceAll('-', '')}${String(transfers).padStart(10, '0')}`
  }

  /** The pool of a package takes more while its owner bids; any other deposit takes what is due, in time. */
  const mayArrive = (deposit: Deposit): boolean =>
    deposit.listing.isPackage
      ? deposit.state <= depositState.frozen
      : isWaiting(deposit) && core.now() <= deposit.deadline

  const sendBack = (deposit: Deposit, receipt: Receipt, why: string) => {
    receipt.match = 'returned'
    move(deposit, 'returned', receipt.amount, why)
    changed(deposit)
    write(deposit, {
      title: '款项原路退回',
      text: `“${deposit.listing.assetsName}”款项 ${yuanText(receipt.amount)}：${why}`,
      also: ['push', 'sms'],
    })
  }

  const keepUnknown = (deposit: Deposit, receipt: Receipt) => {
    receipt.match = 'unknown'
    changed(deposit)
    const isClaimable = isNameOf(receipt.payer, kyc.formerNamesOf(deposit.userId))
    write(deposit, {
      title: '收到未识别的款项',
      text: isClaimable
        ? `“${deposit.listing.assetsName}”收到付款户名与报名主体不一致的款项 ${yuanText(receipt.amount)}，请补录付款信息`
        : `“${deposit.listing.assetsName}”收到付款户名与报名主体不一致的款项 ${yuanText(receipt.amount)}，他人代付的款项不计入保证金，将原路退回`,
      link: isClaimable ? linkToOwn.depositClaim(deposit.id) : linkToOwn.deposit(deposit.id),
      also: ['push', 'sms'],
    })
  }

  const giveBackOver = (deposit: Deposit, paid: Big) => {
    const over = overOf(deposit)
    if (deposit.listing.isPackage || over.eq(0)) return
    deposit.spent = new Big(deposit.spent).plus(over).toFixed()
    move(deposit, 'refund', over.toFixed(), '超额部分原路退回')
    write(deposit, {
      title: '保证金超额部分退回',
      text: `“${deposit.listing.assetsName}”应缴 ${yuanText(deposit.due)}，到账 ${yuanText(paid.toFixed())}，多缴的 ${yuanText(over.toFixed())}已原路退回`,
      also: ['push'],
    })
  }

  const complete = (deposit: Deposit, paid: Big) => {
    deposit.state = depositState.arrived
    deposit.arrivedAt = core.now()
    move(deposit, 'arrived', deposit.due, '保证金足额到账，已生效')
    giveBackOver(deposit, paid)
    deposit.documents.push(documents.arrival(deposit, paid.toFixed()))
    changed(deposit)
    core.events.emit('depositArrived', { enrolId: deposit.enrolId })
  }

  const settle = (deposit: Deposit) => {
    if (!isWaiting(deposit)) {
      changed(deposit)
      core.events.emit('poolGrew', { enrolId: deposit.enrolId })
      return
    }
    const paid = paidOf(deposit)
    if (paid.gte(deposit.due)) {
      complete(deposit, paid)
      return
    }
    if (paid.gt(0)) deposit.state = depositState.partly
    changed(deposit)
    if (paid.gt(0))
      write(deposit, {
        title: '保证金部分到账',
        text: `“${deposit.listing.assetsName}”已到账 ${yuanText(paid.toFixed())}，尚需 ${yuanText(missingOf(deposit).toFixed())}`,
        link: linkToOwn.cashier(deposit.enrolId),
        also: ['push', 'sms'],
      })
  }

  return {
    settle,
    receive: ({ subAccount, payer, account, bank, amount, remark, serial = nextSerial() }) => {
      const deposit = all().find((known) => known.subAccount === subAccount)
      if (!deposit) throw new Refusal(404, '收款账号不存在')
      if (!isPayable(amount)) throw new Refusal(400, '金额格式不正确')
      if (all().some(({ receipts }) => receipts.some((known) => known.serial === serial)))
        throw new Refusal(400, '该流水号已登记')
      const receipt: Receipt = {
        serial,
        payer,
        account: lastFour(account),
        bank,
        amount: new Big(amount).toFixed(),
        at: core.now(),
        remark: remark || null,
        match: 'matched',
      }
      deposit.receipts.push(receipt)
      if (!mayArrive(deposit)) sendBack(deposit, receipt, whyClosed(deposit))
      else if (!isSameName(payer, deposit.payerName)) keepUnknown(deposit, receipt)
      else {
        if (!isWaiting(deposit)) move(deposit, 'arrived', receipt.amount, '追加保证金到账')
        settle(deposit)
      }
      return receipt
    },
    countIn: (deposit, receipt) => {
      if (!mayArrive(deposit)) return sendBack(deposit, receipt, whyClosed(deposit))
      receipt.match = 'matched'
      if (!isWaiting(deposit)) move(deposit, 'arrived', receipt.amount, '追加保证金到账')
    },
    returnUnknown: (deposit, why) => {
      for (const receipt of deposit.receipts) if (receipt.match === 'unknown') sendBack(deposit, receipt, why)
    },
    sendBackReceipt: (serial) => {
      for (const deposit of all()) {
        const receipt = deposit.receipts.find((known) => known.serial === serial)
        if (receipt?.match !== 'unknown') continue
        sendBack(deposit, receipt, '未识别的款项原路退回')
        return receipt
      }
      throw new Refusal(404, '该笔未识别入账不存在')
    },
  }
}
