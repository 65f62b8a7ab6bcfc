import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as deposit from '#src/api/endpoints/deposit.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { DepositDetail, GatewayOrder } from '#src/model/deposit/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { type DepositKey, depositQuery } from './queries.ts'

/** Refetches every query about deposits. */
export const refetchDeposits = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [userScope, 'deposits'] })

async function cached(answer: Promise<DepositDetail>): Promise<DepositDetail> {
  const detail = await answer
  queryClient.setQueryData(depositQuery({ id: detail.id }).queryKey, detail)
  queryClient.setQueryData(depositQuery({ enrolId: detail.enrolId }).queryKey, detail)
  void refetchDeposits()
  return detail
}

/** Fetches the deposit to see whether money has arrived. */
export const refetchDeposit = (key: DepositKey): Promise<DepositDetail> => cached(call(deposit.depositDetailOf, key))

export const chooseBank = (input: InputOf<typeof deposit.depositChooseBank>) =>
  cached(call(deposit.depositChooseBank, input))

export const handInGuarantee = (input: InputOf<typeof deposit.depositGuarantee>) =>
  cached(call(deposit.depositGuarantee, input))

export const claimTransfer = (input: InputOf<typeof deposit.depositAddPayInfo>) =>
  cached(call(deposit.depositAddPayInfo, input))

export const topUp = (input: InputOf<typeof deposit.depositTopUp>) => cached(call(deposit.depositTopUp, input))

export const correctRefundAccount = (input: InputOf<typeof deposit.depositRefundAccount>) =>
  cached(call(deposit.depositRefundAccount, input))

/** Idempotent: the same key starts the same payment, however often it is sent. */
export async function beginPayment(input: InputOf<typeof deposit.depositPay>): Promise<GatewayOrder> {
  try {
    return await call(deposit.depositPay, input)
  } finally {
    // Also after a refusal: another window may have started a payment.
    void refetchDeposits()
  }
}

export async function closePayment(input: InputOf<typeof deposit.depositCancelPay>): Promise<GatewayOrder> {
  try {
    return await call(deposit.depositCancelPay, input)
  } finally {
    void refetchDeposits()
  }
}
