import * as z from 'zod/mini'
import { amount } from '#src/model/amount.ts'
import { filesMax } from '#src/model/file/limits.ts'
import { settlementDetail, settlementRow } from '#src/model/settlement/schema.ts'
import { endpoint, paged, pageWith, userCommand } from '../endpoint.ts'

export const settlementTabs = ['all', 'due', 'overdue', 'settled', 'ended'] as const

export const settlementPage = endpoint({
  origin: 'own',
  fallback: 'block',
  access: 'user',
  method: 'post',
  path: '/dscq-project/settlement/page',
  summary: 'Settlements in which the person pays or is paid, newest first, with counts by tab',
  input: () => z.object({ ...paged, tab: z.optional(z.enum(settlementTabs)), q: z.optional(z.string()) }),
  data: () => pageWith(settlementRow, { counts: z.record(z.string(), z.number()) }),
})

export const settlementDetailOf = endpoint({
  ...userCommand,
  fallback: 'block',
  path: '/dscq-project/settlement/detail',
  summary: 'One settlement for one of its parties: bills; for the payer proofs and arrivals, for the seller the payout',
  input: () => z.object({ id: z.string() }),
  data: () => settlementDetail,
})

export const settlementPayInfo = endpoint({
  ...userCommand,
  path: '/dscq-project/settlement/pay-info',
  summary: 'Hand in the proof of a payment for one bill; the same serial number is registered once',
  input: () =>
    z.object({
      id: z.string(),
      billId: z.string(),
      payer: z.string(),
      account: z.string(),
      bank: z.string(),
      /** 元 */
      amount,
      /** `YYYY-MM-DD` in Shanghai. */
      paidOn: z.string(),
      serial: z.string(),
      purpose: z.string(),
      note: z.string(),
      fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(filesMax)),
    }),
  data: () => settlementDetail,
})

export const settlementPlan = endpoint({
  ...userCommand,
  path: '/dscq-project/settlement/plan',
  summary: 'Ask the seller for payment by instalments, with a guarantee for the later ones',
  input: () =>
    z.object({
      id: z.string(),
      firstPercent: z.string(),
      restDueAt: z.array(z.number()),
      fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(filesMax)),
    }),
  data: () => settlementDetail,
})

export const settlementPlanAnswer = endpoint({
  ...userCommand,
  path: '/dscq-project/settlement/plan/answer',
  summary: 'Agree to instalments, or refuse them with a reason; answered once, in time, by the seller alone',
  input: () =>
    z.object({
      id: z.string(),
      /** When the answered plan was asked for, epoch ms. */
      askedAt: z.number(),
      agree: z.boolean(),
      /** Of a refusal. */
      reason: z.optional(z.string()),
    }),
  data: () => settlementDetail,
})

export const settlementInvoice = endpoint({
  ...userCommand,
  path: '/dscq-project/settlement/invoice',
  summary: 'Ask for an invoice of the own service fee: the payer once it is paid, the seller once it was deducted',
  input: () =>
    z.object({
      id: z.string(),
      title: z.string(),
      taxNo: z.optional(z.string()),
      kind: z.enum(['plain', 'special']),
      email: z.string(),
    }),
  data: () => settlementDetail,
})
