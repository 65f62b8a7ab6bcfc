import * as z from 'zod/mini'
import { amount } from '#src/model/amount.ts'
import { payChannels } from '#src/model/deposit/channels.ts'
import { depositDetail, depositRow, depositSummary, gatewayOrder } from '#src/model/deposit/schema.ts'
import { account } from '#src/model/enrolment/schema.ts'
import { filesMax } from '#src/model/file/limits.ts'
import { endpoint, paged, pageWith, userCommand } from '../endpoint.ts'

export const depositPage = endpoint({
  origin: 'own',
  fallback: 'block',
  access: 'user',
  method: 'post',
  path: '/dscq-project/deposit/page',
  summary: 'Deposits of the person, newest first, with sums and counts by state',
  input: () => z.object({ ...paged, states: z.optional(z.array(z.number())), q: z.optional(z.string()) }),
  data: () => pageWith(depositRow, { summary: depositSummary, counts: z.record(z.string(), z.number()) }),
})

/** By its own id, or by its enrolment. */
export const depositDetailOf = endpoint({
  ...userCommand,
  fallback: 'block',
  path: '/dscq-project/deposit/detail',
  summary: 'One deposit with its account, receipts and movements',
  input: () => z.object({ id: z.optional(z.string()), enrolId: z.optional(z.string()) }),
  data: () => depositDetail,
})

export const depositChooseBank = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/bank',
  summary: 'Choose the bank of the sub-account; refused once money has arrived',
  input: () => z.object({ id: z.string(), bank: z.string() }),
  data: () => depositDetail,
})

export const depositPay = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/pay',
  summary: 'Start a payment at the gateway; the same key starts it once, and only one is open at a time',
  input: () =>
    z.object({
      id: z.string(),
      /** Must be available to the kind of party. */
      channel: z.enum(payChannels),
      /** 元 */
      amount,
      idemKey: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
  data: () => gatewayOrder,
})

export const depositCancelPay = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/pay-cancel',
  summary: 'Close a payment that the bank has not answered',
  input: () => z.object({ id: z.string(), orderId: z.string() }),
  data: () => gatewayOrder,
})

export const depositGuarantee = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/guarantee',
  summary: 'Submit a letter of guarantee in place of money',
  input: () =>
    z.object({
      id: z.string(),
      issuer: z.string(),
      no: z.string(),
      amount,
      validUntil: z.string(),
      fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(filesMax)),
    }),
  data: () => depositDetail,
})

export const depositAddPayInfo = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/claim',
  summary: 'Claim a transfer that the bank could not match',
  input: () =>
    z.object({
      id: z.string(),
      payer: z.string(),
      bank: z.string(),
      account: z.string(),
      amount,
      paidOn: z.string(),
      serial: z.string(),
      fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(filesMax)),
    }),
  data: () => depositDetail,
})

export const depositTopUp = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/top-up',
  summary: 'Raise the amount of the pool of a package, in yuan',
  input: () => z.object({ id: z.string(), due: amount }),
  data: () => depositDetail,
})

export const depositRefundAccount = endpoint({
  ...userCommand,
  path: '/dscq-project/deposit/refund-account',
  summary: 'Correct the account of a refund',
  input: () => z.object({ id: z.string(), account }),
  data: () => depositDetail,
})
