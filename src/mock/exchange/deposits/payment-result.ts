import type { GatewayOrder } from '#src/model/deposit/schema.ts'
import type { DepositBook } from './book.ts'
import { isOpen, type Payments } from './payments.ts'
import type { Receipts } from './receipts.ts'
import type { Deposit } from './record.ts'

/** A bank that takes its time says so long after what became of a payment. */
const bankTakesMs = 30_000

export type BankWord = 'paid' | 'failed' | 'later'

/** What becomes of a payment at the gateway once the bank has been asked. */
export function createBankLabel(
  { exchange, changed }: DepositBook,
  { orderOf }: Pick<Payments, 'orderOf'>,
  { receive }: Pick<Receipts, 'receive'>,
) {
  const paid = (deposit: Deposit, order: GatewayOrder) => {
    order.state = 'paid'
    const { match } = receive({
      subAccount: deposit.subAccount,
      payer: deposit.payerName,
      account: deposit.refund.account.account,
      bank: deposit.refund.account.bank,
      amount: order.amount,
      remark: '网上支付',
    })
    if (match === 'returned') order.reason = `到账时${deposit.closedReason ?? '保证金缴纳已截止'}，款项原路退回`
    changed(deposit)
  }

  /** The bank's word on a payment at the gateway; a second one changes nothing. */
  const bankSays = (orderId: string, word: BankWord) => {
    const { deposit, order } = orderOf(orderId)
    if (!isOpen(order) || (order.state === 'processing' && word === 'later')) return { enrolId: deposit.enrolId }
    if (word === 'paid') paid(deposit, order)
    if (word === 'failed') {
      order.state = 'failed'
      order.reason = '银行未受理，请更换支付方式'
      changed(deposit)
    }
    if (word === 'later') {
      order.state = 'processing'
      changed(deposit)
      exchange.timers.set(exchange.now() + bankTakesMs, () => {
        if (order.state === 'processing') paid(deposit, order)
      })
    }
    return { enrolId: deposit.enrolId }
  }

  return { bankSays }
}
