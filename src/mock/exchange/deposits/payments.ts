import Big from 'big.js'
import { isChannelOf } from '#src/model/deposit/channels.ts'
import { depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { isPayable } from './banks.ts'
import type { DepositBook } from './book.ts'
import type { Receipts } from './receipts.ts'
import { type Deposit, isToppedUp, isWaiting, missingOf } from './record.ts'

/** A payment that the bank has not answered is closed. */
const orderOpenMs = 15 * 60_000
/** A bank that takes its time reports so long after what became of a payment. */
const bankTakesMs = 30_000

export type Payment = { amount: string; idemKey: string; channel?: string }
/** What the bank reports of a payment. */
export type BankReport = 'paid' | 'failed' | 'later'

/** Where the gateway's bank takes a payment. */
export const bankPayPath = '/mock-bank/pay'

export type Payments = {
  pay: (id: string, payment: Payment, userId: string) => GatewayOrder
  cancelPay: (id: string, orderId: string, userId: string) => GatewayOrder
  orderOf: (orderId: string) => { deposit: Deposit; order: GatewayOrder }
  /** The bank's report on a payment; a second one changes nothing. */
  reportPayment: (orderId: string, report: BankReport) => { enrolId: string }
  closeOrders: (deposit: Deposit, reason: string) => void
}

const isOpen = ({ state }: GatewayOrder): boolean => state === 'pending' || state === 'processing'

/** Refuses a payment or a guarantee for a deposit that takes none any more. */
export function refuseClosed(deposit: Deposit, now: number): void {
  if (isToppedUp(deposit)) return
  if (deposit.closedReason !== null) throw new Refusal(400, '该保证金已取消，无需交纳')
  if (!isWaiting(deposit))
    throw new Refusal(400, deposit.state === depositState.lapsed ? '保证金交纳已截止' : '请勿重复交保证金')
  if (now >= deposit.deadline) throw new Refusal(400, '保证金交纳已截止')
}

/** Payments at the gateway: one at a time, each begun once. */
export function createPayments(core: Core, book: DepositBook, { receive }: Pick<Receipts, 'receive'>): Payments {
  const { all, changed, ofOwner } = book

  const close = (deposit: Deposit, order: GatewayOrder, reason: string) => {
    if (order.state !== 'pending') return
    order.state = 'closed'
    order.reason = reason
    changed(deposit)
  }

  const orderOf = (orderId: string) => {
    for (const deposit of all()) {
      const order = deposit.orders.find(({ id }) => id === orderId)
      if (order) return { deposit, order }
    }
    throw new Refusal(404, '支付单不存在')
  }

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
    if (match === 'returned') order.reason = `到账时${deposit.closedReason ?? '保证金交纳已截止'}，款项原路退回`
    changed(deposit)
  }

  return {
    orderOf,
    pay: (id, { amount, idemKey, channel }, userId) => {
      const deposit = ofOwner(id, userId)
      const known = deposit.orders.find((order) => order.id === deposit.idemKeys.get(idemKey))
      if (known) return known
      refuseClosed(deposit, core.now())
      if (channel !== undefined && !isChannelOf(channel, deposit.payerKind))
        throw new Refusal(400, '该支付方式不适用于您的账户类型，请更换')
      if (deposit.orders.some(isOpen)) throw new Refusal(409, '支付结果确认中，请勿重复支付')
      if (!isPayable(amount) || new Big(amount).gt(missingOf(deposit)))
        throw new Refusal(400, '支付金额应大于零且不超过尚需交纳的金额')
      const orderId = token(core.random, 24)
      const order: GatewayOrder = {
        id: orderId,
        channel: channel ?? null,
        amount,
        state: 'pending',
        reason: null,
        at: core.now(),
        payUrl: `${bankPayPath}?${new URLSearchParams({ order: orderId }).toString()}`,
      }
      deposit.orders.push(order)
      deposit.idemKeys.set(idemKey, orderId)
      changed(deposit)
      core.timers.set(core.now() + orderOpenMs, () => close(deposit, order, '超时关闭'))
      return order
    },
    cancelPay: (id, orderId, userId) => {
      const deposit = ofOwner(id, userId)
      const order = deposit.orders.find((known) => known.id === orderId)
      if (!order) throw new Refusal(404, '支付单不存在')
      if (order.state === 'processing') throw new Refusal(409, '支付结果确认中，请勿重复支付')
      close(deposit, order, '已取消')
      return order
    },
    reportPayment: (orderId, report) => {
      const { deposit, order } = orderOf(orderId)
      const { enrolId } = deposit
      if (!isOpen(order) || (order.state === 'processing' && report === 'later')) return { enrolId }
      if (report === 'paid') paid(deposit, order)
      if (report === 'failed') {
        order.state = 'failed'
        order.reason = '银行未受理，请更换支付方式'
        changed(deposit)
      }
      if (report === 'later') {
        order.state = 'processing'
        changed(deposit)
        core.timers.set(core.now() + bankTakesMs, () => {
          if (order.state === 'processing') paid(deposit, order)
        })
      }
      return { enrolId }
    },
    closeOrders: (deposit, reason) => {
      for (const order of deposit.orders) close(deposit, order, reason)
    },
  }
}
