import Big from 'big.js'
import { depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import { isChannelOf } from '#src/model/deposit/channels.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { isPayable } from './banks.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isToppedUp, isWaiting, missingOf } from './record.ts'

/** A payment that the bank has not answered is closed. */
const orderOpenMs = 15 * 60_000

export type Payment = { amount: string; idemKey: string; channel?: string }

export const isOpen = ({ state }: GatewayOrder): boolean => state === 'pending' || state === 'processing'

/** Where the gateway's bank takes a payment. */
export const bankPayPath = '/mock-bank/pay'

export type Payments = ReturnType<typeof createPayments>

/** Payments at the gateway: one at a time, each begun once. */
export function createPayments({ exchange, deposits, mine, changed }: DepositBook) {
  const refuseClosed = (deposit: Deposit) => {
    if (isToppedUp(deposit)) return
    if (deposit.closedReason !== null) throw new Refusal(400, '该保证金已取消，无需缴纳')
    if (!isWaiting(deposit))
      throw new Refusal(400, deposit.state === depositState.lapsed ? '保证金缴纳已截止' : '请勿重复交保证金')
    if (exchange.now() >= deposit.deadline) throw new Refusal(400, '保证金缴纳已截止')
  }

  const close = (deposit: Deposit, order: GatewayOrder, reason: string) => {
    if (order.state !== 'pending') return
    order.state = 'closed'
    order.reason = reason
    changed(deposit)
  }

  const pay = (id: string, { amount, idemKey, channel }: Payment, userId: string): GatewayOrder => {
    const deposit = mine(id, userId)
    const known = deposit.orders.find((order) => order.id === deposit.idemKeys.get(idemKey))
    if (known) return known
    refuseClosed(deposit)
    if (channel !== undefined && !isChannelOf(channel, deposit.payerKind))
      throw new Refusal(400, '该支付方式不适用于您的账户类型，请更换')
    if (deposit.orders.some(isOpen)) throw new Refusal(409, '支付结果确认中，请勿重复支付')
    if (!isPayable(amount) || new Big(amount).gt(missingOf(deposit)))
      throw new Refusal(400, '支付金额应大于零且不超过尚需缴纳的金额')
    const orderId = token(exchange.random, 24)
    const payUrl = `${bankPayPath}?${new URLSearchParams({ order: orderId }).toString()}`
    const order: GatewayOrder = {
      id: orderId,
      channel: channel ?? null,
      amount,
      state: 'pending',
      reason: null,
      at: exchange.now(),
      payUrl,
    }
    deposit.orders.push(order)
    deposit.idemKeys.set(idemKey, orderId)
    changed(deposit)
    exchange.timers.set(exchange.now() + orderOpenMs, () => close(deposit, order, '超时关闭'))
    return order
  }

  const cancelPay = (id: string, orderId: string, userId: string): GatewayOrder => {
    const deposit = mine(id, userId)
    const order = deposit.orders.find((known) => known.id === orderId)
    if (!order) throw new Refusal(404, '没有这笔支付')
    if (order.state === 'processing') throw new Refusal(409, '支付结果确认中，请勿重复支付')
    close(deposit, order, '已取消')
    return order
  }

  const orderOf = (orderId: string) => {
    for (const deposit of deposits.values()) {
      const order = deposit.orders.find(({ id }) => id === orderId)
      if (order) return { deposit, order }
    }
    throw new Refusal(404, '没有这笔支付')
  }

  return { pay, cancelPay, orderOf, close, refuseClosed }
}
