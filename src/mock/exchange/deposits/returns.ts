import type { Receipt } from '#src/model/deposit/schema.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { DepositBook } from './book.ts'
import type { Deposit } from './record.ts'

export type Returns = ReturnType<typeof createReturns>

/** What goes back where it came from, before it ever counted. */
export function createReturns({ all, tell, changed, move }: DepositBook) {
  /** What cannot count goes back to the account it came from. */
  const returned = (deposit: Deposit, receipt: Receipt, why: string) => {
    receipt.match = 'returned'
    move(deposit, 'returned', receipt.amount, why)
    changed(deposit)
    tell(deposit, {
      title: '款项原路退回',
      text: `“${deposit.listing.assetsName}”款项 ${yuanText(receipt.amount)}：${why}`,
      also: ['push', 'sms'],
    })
  }

  /** Whatever nobody has claimed when the time is over. */
  const returnUnknown = (deposit: Deposit, why: string) => {
    for (const receipt of deposit.receipts) if (receipt.match === 'unknown') returned(deposit, receipt, why)
  }

  /** The bank sends a receipt that nobody could place back where it came from. */
  const sendBackReceipt = (serial: string): Receipt => {
    for (const deposit of all()) {
      const receipt = deposit.receipts.find((known) => known.serial === serial)
      if (receipt?.match !== 'unknown') continue
      returned(deposit, receipt, '未识别的款项原路退回')
      return receipt
    }
    throw new Refusal(404, '没有这笔未识别的入账')
  }

  return { returned, returnUnknown, sendBackReceipt }
}
