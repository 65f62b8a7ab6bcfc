import * as z from 'zod/mini'
import { maybe } from '../nullish.ts'

/** The bank account that deposits and over-payments go back to. */
const refundAccount = z.object({
  bankName: z.string(),
  /** With all but its last four digits hidden. */
  cardNo: z.string(),
  holder: z.string(),
})
export type RefundAccount = z.output<typeof refundAccount>

/** What the exchange keeps of an account's safety; nothing in it could be used to get in. */
export const accountSafety = z.object({
  loginName: z.string(),
  /** Masked; null when none is bound. */
  telPhone: maybe(z.string()),
  email: maybe(z.string()),
  authStatus: z.number(),
  name: maybe(z.string()),
  headImg: maybe(z.string()),
  /** 0 to 4 (spec 5). */
  passwordStrength: z.number(),
  /** Epoch ms; null when it is the one the account began with. */
  passwordChangedAt: maybe(z.number()),
  refundAccount: maybe(refundAccount),
})
export type AccountSafety = z.output<typeof accountSafety>

/** A browser that somebody signed in with. */
export const device = z.object({
  id: z.string(),
  /** As the browser calls itself. */
  agent: z.string(),
  /** The time zone the browser told, `Asia/Shanghai`. */
  timeZone: maybe(z.string()),
  /** Epoch ms. */
  signedInAt: z.number(),
  isCurrent: z.boolean(),
  /** false: the session has ended, and the record is history. */
  isSignedIn: z.boolean(),
})
export type Device = z.output<typeof device>

/** Something between a person and the exchange that has not come to its end. */
export const openMatter = z.object({
  text: z.string(),
  /** A path of the portal where it is dealt with. */
  link: z.string(),
})
export type OpenMatter = z.output<typeof openMatter>

/** A password under the cipher, with the one-time word it was sealed with (decision 9). */
export const sealedPassword = z.object({ sealed: z.string(), nonce: z.string() })
export type SealedPassword = z.output<typeof sealedPassword>
