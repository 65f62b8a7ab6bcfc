import Big from 'big.js'
import type { Receipt } from '#src/model/deposit/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { isNameOf, isSameName } from '#src/model/kyc/same-name.ts'
import { date } from '#src/model/time/shanghai.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { Admission } from './admission.ts'
import { isPayable, lastFour } from './banks.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting } from './record.ts'
import type { Returns } from './returns.ts'
import type { Settle } from './settling.ts'

export type Transfer = {
  subAccount: string
  payer: string
  account: string
  bank: string
  amount: string
  remark: string
  serial?: string
}

export type Receipts = ReturnType<typeof createReceipts>

/** What arrives on the sub-accounts: recognised, strayed, late (domain 5.2). */
export function createReceipts(
  { exchange, all, tell, changed, move }: DepositBook,
  { mayArrive, whyClosed }: Admission,
  { returned }: Returns,
  settle: Settle,
) {
  let transfers = 0

  const nextSerial = (): string => {
    transfers += 1
    return `${date(exchange.now()).replaceAll('-', '')}${String(transfers).padStart(10, '0')}`
  }

  const strange = (deposit: Deposit, receipt: Receipt) => {
    receipt.match = 'unknown'
    changed(deposit)
    const isClaimable = isNameOf(receipt.payer, exchange.kyc.formerNamesOf(deposit.userId))
    tell(deposit, {
      title: '收到未识别的款项',
      text: isClaimable
        ? `“${deposit.listing.assetsName}”收到付款户名与报名主体不一致的款项 ${yuanText(receipt.amount)}，请补录付款信息`
        : `“${deposit.listing.assetsName}”收到付款户名与报名主体不一致的款项 ${yuanText(receipt.amount)}，他人代付的款项不计入保证金，将原路退回`,
      link: isClaimable ? linkTo.depositClaim(deposit.id) : linkTo.deposit(deposit.id),
      also: ['push', 'sms'],
    })
  }

  /** Money arrives at a sub-account, from the bank simulator or the gateway. */
  const receive = ({ subAccount, payer, account, bank, amount, remark, serial = nextSerial() }: Transfer): Receipt => {
    const deposit = all().find((known) => known.subAccount === subAccount)
    if (!deposit) throw new Refusal(404, '没有这个收款账号')
    if (!isPayable(amount)) throw new Refusal(400, '金额格式不正确')
    if (all().some(({ receipts }) => receipts.some((known) => known.serial === serial)))
      throw new Refusal(400, '该流水号已登记')
    const receipt: Receipt = {
      serial,
      payer,
      account: lastFour(account),
      bank,
      amount: new Big(amount).toFixed(),
      at: exchange.now(),
      remark: remark || null,
      match: 'matched',
    }
    deposit.receipts.push(receipt)
    if (!mayArrive(deposit)) returned(deposit, receipt, whyClosed(deposit))
    else if (!isSameName(payer, deposit.payerName)) strange(deposit, receipt)
    else {
      if (!isWaiting(deposit)) move(deposit, 'arrived', receipt.amount, '追加保证金到账')
      settle(deposit)
    }
    return receipt
  }

  return { receive }
}
