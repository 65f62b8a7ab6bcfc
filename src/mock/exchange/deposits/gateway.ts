import Big from 'big.js'
import { channelsOf, isChannelOf, paymentMs } from '#src/model/deposit/channels.ts'
import { closingReasons } from '#src/model/deposit/labels.ts'
import type { GatewayOrder } from '#src/model/deposit/schema.ts'
import type { Party } from '#src/model/enrolment/schema.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { isPayable } from './banks.ts'

/** A bank that takes its time reports so long after what became of a payment. */
const bankTakesMs = 30_000

export type Payment = { amount: string; idemKey: string; channel?: string }
/** What the bank reports of a payment. */
export type BankReport = 'paid' | 'failed' | 'later'

/** Where the gateway's bank takes a payment. */
export const bankPayPath = '/mock-bank/pay'

/** For whom and for what the gateway takes money. */
export type Till = {
  payer: string
  payerKind: Party['kind']
  /** What is paid, as the bank shows it. */
  subject: string
  /** Those begun so far. */
  orders: readonly GatewayOrder[]
  /** Orders by the key with which they were begun. */
  idemKeys: Map<string, string>
  add: (order: GatewayOrder) => void
  /** The page of the portal to which the payer returns. */
  backTo: (orderId: string) => string
  /** What that page is called. */
  backLabel: string
  changed: () => void
  /** Why nothing is taken any more, or null; asked before the bank takes money. A till without it sends late money back. */
  refusal?: () => Refusal | null
  /** The bank has paid: counts the money or sends it back, with the reason in the order. */
  paid: (order: GatewayOrder) => void
}

type Terms = {
  /** Refuses a payment for what takes none any more. */
  check: () => void
  /** The most that may be paid, 元. */
  most: Big
  /** A deadline that ends the payment earlier than usual. */
  until?: number
}

export type Gateway = {
  /** Begins a payment; the same key begins it once, and one at a time is open. */
  begin: (till: Till, payment: Payment, terms: Terms) => GatewayOrder
  cancel: (till: Pick<Till, 'orders' | 'changed'>, orderId: string) => GatewayOrder
  orderOf: (orderId: string) => { till: Till; order: GatewayOrder }
  /** The bank's report on a payment; a second one changes nothing, and of what takes none any more nothing is paid. */
  report: (orderId: string, report: BankReport) => { backTo: string }
  closeAll: (till: Pick<Till, 'orders' | 'changed'>, reason: string) => void
}

export const isOpenOrder = ({ state }: GatewayOrder): boolean => state === 'pending' || state === 'processing'

/** The payment gateway of the exchange: of deposits, and of what suppliers pay for a procurement project. */
export function createGateway(core: Core): Gateway {
  const known = new Map<string, { till: Till; order: GatewayOrder }>()

  const close = ({ changed }: Pick<Till, 'changed'>, order: GatewayOrder, reason: string) => {
    if (order.state !== 'pending') return
    order.state = 'closed'
    order.reason = reason
    changed()
  }
  const orderOf = (orderId: string) => {
    const found = known.get(orderId)
    if (!found) throw new Refusal(404, '支付单不存在')
    return found
  }
  /** Without an answer of the bank, or for another reason that ends the payment. */
  const expire = (till: Till, order: GatewayOrder) =>
    close(till, order, till.refusal?.()?.message ?? closingReasons.expired)
  /** Money on its way is not stopped any more. */
  const isRefused = (till: Till, order: GatewayOrder, report: BankReport): boolean =>
    order.state === 'pending' && report !== 'failed' && Boolean(till.refusal?.())
  const rejected = (till: Till, order: GatewayOrder) => {
    const hasChoice = channelsOf(till.payerKind).length > 1
    order.state = 'failed'
    order.reason = hasChoice ? '银行未受理，请更换支付方式' : '银行未受理，请重新支付'
    till.changed()
  }
  const paid = (till: Till, order: GatewayOrder) => {
    order.state = 'paid'
    till.paid(order)
    till.changed()
  }

  return {
    orderOf,
    begin: (till, { amount, idemKey, channel }, { check, most, until = Infinity }) => {
      const before = till.orders.find((order) => order.id === till.idemKeys.get(idemKey))
      if (before) return before
      check()
      if (channel !== undefined && !isChannelOf(channel, till.payerKind))
        throw new Refusal(400, '该支付方式不适用于您的账户类型，请更换')
      if (till.orders.some(isOpenOrder)) throw new Refusal(409, '支付结果确认中，请勿重复支付')
      if (!isPayable(amount) || new Big(amount).gt(most))
        throw new Refusal(400, '支付金额应大于零且不超过尚需交纳的金额')
      const orderId = token(core.random, 24)
      const expiresAt = Math.min(core.now() + paymentMs, until)
      const order: GatewayOrder = {
        id: orderId,
        channel: channel ?? null,
        amount,
        state: 'pending',
        reason: null,
        at: core.now(),
        expiresAt,
        payUrl: `${bankPayPath}?${new URLSearchParams({ order: orderId }).toString()}`,
      }
      till.add(order)
      till.idemKeys.set(idemKey, orderId)
      known.set(orderId, { till, order })
      till.changed()
      core.timers.set(expiresAt, () => expire(till, order))
      return order
    },
    cancel: (till, orderId) => {
      const order = till.orders.find(({ id }) => id === orderId)
      if (!order) throw new Refusal(404, '支付单不存在')
      if (order.state === 'processing') throw new Refusal(409, '支付结果确认中，请勿重复支付')
      close(till, order, closingReasons.cancelled)
      return order
    },
    report: (orderId, report) => {
      const { till, order } = orderOf(orderId)
      const back = { backTo: till.backTo(orderId) }
      if (!isOpenOrder(order) || (order.state === 'processing' && report === 'later')) return back
      if (isRefused(till, order, report)) {
        expire(till, order)
        return back
      }
      if (report === 'paid') paid(till, order)
      if (report === 'failed') rejected(till, order)
      if (report === 'later') {
        order.state = 'processing'
        till.changed()
        core.timers.set(core.now() + bankTakesMs, () => {
          if (order.state === 'processing') paid(till, order)
        })
      }
      return back
    },
    closeAll: (till, reason) => {
      for (const order of till.orders) close(till, order, reason)
    },
  }
}
