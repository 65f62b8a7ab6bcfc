import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as deposit from '#src/api/endpoints/deposit.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { DepositDetail, GatewayOrder } from '#src/model/deposit/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { type DepositKey, depositQuery } from './queries.ts'

/** Everything that was told of deposits is asked for again. */
export const askAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [userScope, 'deposits'] })

async function known(answer: Promise<DepositDetail>): Promise<DepositDetail> {
  const detail = await answer
  queryClient.setQueryData(depositQuery({ id: detail.id }).queryKey, detail)
  queryClient.setQueryData(depositQuery({ enrolId: detail.enrolId }).queryKey, detail)
  void askAgain()
  return detail
}

/** What has arrived by now, asked anew. */
export const lookForMoney = (key: DepositKey): Promise<DepositDetail> => known(call(deposit.depositDetailOf, key))

export const chooseBank = (input: InputOf<typeof deposit.depositChooseBank>) =>
  known(call(deposit.depositChooseBank, input))

export const handInGuarantee = (input: InputOf<typeof deposit.depositGuarantee>) =>
  known(call(deposit.depositGuarantee, input))

export const claimTransfer = (input: InputOf<typeof deposit.depositAddPayInfo>) =>
  known(call(deposit.depositAddPayInfo, input))

export const topUp = (input: InputOf<typeof deposit.depositTopUp>) => known(call(deposit.depositTopUp, input))

export const correctRefundAccount = (input: InputOf<typeof deposit.depositRefundAccount>) =>
  known(call(deposit.depositRefundAccount, input))

/** The same key begins the same payment, however often it is sent. */
export async function beginPayment(input: InputOf<typeof deposit.depositPay>): Promise<GatewayOrder> {
  try {
    return await call(deposit.depositPay, input)
  } finally {
    // Refused or not: another window may have begun one.
    void askAgain()
  }
}

export async function closePayment(input: InputOf<typeof deposit.depositCancelPay>): Promise<GatewayOrder> {
  try {
    return await call(deposit.depositCancelPay, input)
  } finally {
    void askAgain()
  }
}
