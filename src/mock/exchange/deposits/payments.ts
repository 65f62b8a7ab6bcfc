import { depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { DepositBook } from './book.ts'
import type { Gateway, Payment, Till } from './gateway.ts'
import type { Receipts } from './receipts.ts'
import { type Deposit, isToppedUp, isWaiting, missingOf } from './record.ts'

export type Payments = {
  pay: (id: string, payment: Payment, userId: string) => GatewayOrder
  cancelPay: (id: string, orderId: string, userId: string) => GatewayOrder
  closeOrders: (deposit: Deposit, reason: string) => void
}

/** Refuses a payment or a guarantee for a deposit that takes none any more. */
export function refuseClosed(deposit: Deposit, now: number): void {
  if (isToppedUp(deposit)) return
  if (deposit.closedReason !== null) throw new Refusal(400, '该保证金已取消，无需交纳')
  if (!isWaiting(deposit))
    throw new Refusal(400, deposit.state === depositState.lapsed ? '保证金交纳已截止' : '请勿重复交保证金')
  if (now >= deposit.deadline) throw new Refusal(400, '保证金交纳已截止')
}

type Ports = { receipts: Pick<Receipts, 'receive'>; gateway: Pick<Gateway, 'begin' | 'cancel' | 'closeAll'> }

/** Payments of deposits at the gateway: one at a time, each begun once. */
export function createPayments(core: Core, { changed, ofOwner }: DepositBook, { receipts, gateway }: Ports): Payments {
  const tillOf = (deposit: Deposit): Till => ({
    payer: deposit.payerName,
    payerKind: deposit.payerKind,
    subject: '交易保证金',
    orders: deposit.orders,
    idemKeys: deposit.idemKeys,
    add: (order) => void deposit.orders.push(order),
    backTo: (orderId) => `${linkToOwn.cashier(deposit.enrolId)}&order=${encodeURIComponent(orderId)}`,
    backLabel: '返回收银台',
    changed: () => changed(deposit),
    paid: (order) => {
      const { match } = receipts.receive({
        subAccount: deposit.subAccount,
        payer: deposit.payerName,
        account: deposit.refund.account.account,
        bank: deposit.refund.account.bank,
        amount: order.amount,
        remark: '网上支付',
      })
      if (match === 'returned') order.reason = `到账时${deposit.closedReason ?? '保证金交纳已截止'}，款项原路退回`
    },
  })

  return {
    pay: (id, payment, userId) => {
      const deposit = ofOwner(id, userId)
      return gateway.begin(tillOf(deposit), payment, {
        check: () => refuseClosed(deposit, core.now()),
        most: missingOf(deposit),
      })
    },
    cancelPay: (id, orderId, userId) => gateway.cancel(tillOf(ofOwner(id, userId)), orderId),
    closeOrders: (deposit, reason) => gateway.closeAll(tillOf(deposit), reason),
  }
}
