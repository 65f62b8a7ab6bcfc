import Big from 'big.js'
import * as deposit from '#src/api/endpoints/deposit.ts'
import type { DepositDetail, DepositRow } from '#src/model/deposit/schema.ts'
import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { userIdOf } from '../exchange/actor.ts'
import { banks, payee } from '../exchange/deposits/banks.ts'
import {
  type Deposit,
  freeOf,
  frozenOf,
  missingOf,
  overOf,
  overReturnedOf,
  partlyPaidOf,
  toRefundOf,
  paidOf,
} from '../exchange/deposits/record.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'

const bankPhone = '028-6000-0005'

const depositRowOf = ({ settlements }: Exchange, known: Deposit): DepositRow => ({
  id: known.id,
  no: known.no,
  enrolId: known.enrolId,
  assetsId: known.listing.assetsId,
  assetsName: known.listing.assetsName,
  isPackage: known.listing.isPackage,
  due: known.due,
  paid: paidOf(known).toFixed(),
  over: overOf(known).toFixed(),
  overReturned: overReturnedOf(known).toFixed(),
  frozen: frozenOf(known).toFixed(),
  free: freeOf(known).toFixed(),
  state: known.state,
  deadline: known.deadline,
  arrivedAt: known.arrivedAt,
  closedReason: known.closedReason,
  price: settlements.priceDueOf(known.enrolId),
})

const detailOf = (exchange: Exchange, known: Deposit): DepositDetail => ({
  ...depositRowOf(exchange, known),
  projectNo: known.listing.no,
  payerName: known.payerName,
  payerKind: known.payerKind,
  formerNames: [...exchange.kyc.formerNamesOf(known.userId)],
  missing: missingOf(known).toFixed(),
  subAccount: { name: payee, bank: known.bank, account: known.subAccount },
  code: known.code,
  banks: [...banks],
  bankPhone,
  receipts: known.receipts,
  movements: known.movements,
  claims: known.claims,
  guarantee: known.guarantee,
  orders: known.orders,
  refund: known.refund,
  bidNo: exchange.enrolments.find(known.enrolId)?.bidNo ?? null,
  poolMax: known.poolMax,
  documents: known.documents,
})

/** Every yuan that was paid and is not spent is in exactly one of the four sums. */
function summaryOf(all: readonly Deposit[]) {
  const sum = (amounts: Big[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()
  return {
    onTheWay: sum(all.map(partlyPaidOf)),
    effective: sum(all.map(freeOf)),
    frozen: sum(all.map(frozenOf)),
    toRefund: sum(all.map(toRefundOf)),
  }
}

/** Why there is no deposit yet, by the state of the enrolment (domain 6.5). */
const beforeDeposit: Partial<Record<EnrolState, string>> = {
  DRAFT: '报名尚未提交，请先提交报名',
  PENDING: '您的竞买信息已提交，请等待审核',
  FIX: '报名材料需要补正，补正并通过审核后方可交纳保证金',
  REJECTED: '您的资格审核未通过，无法交纳保证金',
  CANCELLED: '报名已撤回，无需交纳保证金',
}

function ownDeposit(
  exchange: Exchange,
  { id, enrolId }: { id?: string | undefined; enrolId?: string | undefined },
  userId: string,
): Deposit {
  const own = exchange.deposits.ofUser(userId)
  const found = id ? own.find((known) => known.id === id) : own.findLast((known) => known.enrolId === enrolId)
  const enrolment = enrolId ? exchange.enrolments.find(enrolId) : null
  if (found && enrolment?.state !== 'CANCELLED') return found
  const why = enrolment?.userId === userId ? beforeDeposit[enrolment.state] : undefined
  if (why !== undefined) throw new Refusal(400, why)
  throw new Refusal(404, '保证金记录不存在')
}

export const depositHandlers = [
  handle(deposit.depositPage, ({ input, exchange, actor }) => {
    const own = exchange.deposits.ofUser(userIdOf(actor)).toReversed()
    const matches = containing(input.q)
    const named = own.filter(({ listing, no }) => matches(listing.assetsName) || matches(listing.no) || matches(no))
    const found = named.filter(({ state }) => !input.states?.length || input.states.includes(state))
    const counts: Record<string, number> = {}
    for (const { state } of named) counts[state] = (counts[state] ?? 0) + 1
    const page = pageOfRows(found, input)
    return {
      ...page,
      records: page.records.map((known) => depositRowOf(exchange, known)),
      summary: summaryOf(own),
      counts,
    }
  }),
  handle(deposit.depositDetailOf, ({ input, exchange, actor }) =>
    detailOf(exchange, ownDeposit(exchange, input, userIdOf(actor))),
  ),
  handle(deposit.depositChooseBank, ({ input, exchange, actor }) =>
    detailOf(exchange, exchange.take('chooseDepositBank', input, actor)),
  ),
  handle(deposit.depositPay, ({ input, exchange, actor }) => exchange.take('payDeposit', input, actor)),
  handle(deposit.depositCancelPay, ({ input, exchange, actor }) => exchange.take('cancelPayment', input, actor)),
  handle(deposit.depositGuarantee, ({ input, exchange, actor }) =>
    detailOf(exchange, exchange.take('handInGuarantee', input, actor)),
  ),
  handle(deposit.depositAddPayInfo, ({ input, exchange, actor }) =>
    detailOf(exchange, exchange.take('claimTransfer', input, actor)),
  ),
  handle(deposit.depositTopUp, ({ input, exchange, actor }) =>
    detailOf(exchange, exchange.take('topUpDeposit', input, actor)),
  ),
  handle(deposit.depositRefundAccount, ({ input, exchange, actor }) =>
    detailOf(exchange, exchange.take('correctRefundAccount', input, actor)),
  ),
]
