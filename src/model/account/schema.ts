import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** The bank account for refunds of deposits and over-payments. */
const refundAccount = z.object({
  bankName: z.string(),
  /** Masked except for the last four digits. */
  cardNo: z.string(),
  holder: z.string(),
})
export type RefundAccount = z.output<typeof refundAccount>

/** Security facts of an account; none of them can be used to sign in. */
export const accountSafety = z.object({
  loginName: z.string(),
  /** Masked; null when none is bound. */
  telPhone: nullish(z.string()),
  email: nullish(z.string()),
  authStatus: z.number(),
  name: nullish(z.string()),
  headImg: nullish(z.string()),
  /** 0 to 4 (spec 5). */
  passwordStrength: z.number(),
  /** Epoch ms; null for the initial password. */
  passwordChangedAt: nullish(z.number()),
  refundAccount: nullish(refundAccount),
  /** The account of the latest enrolment, with which the next one is filled in while none is bound. */
  enrolledAccount: nullish(refundAccount),
  /** Epoch ms until which the last proof of identity of this session counts; null where a new one is needed. */
  provedUntil: nullish(z.number()),
})
export type AccountSafety = z.output<typeof accountSafety>

/** A browser that was used to sign in. */
export const device = z.object({
  id: z.string(),
  /** The user agent. */
  agent: z.string(),
  /** The browser's time zone, `Asia/Shanghai`. */
  timeZone: nullish(z.string()),
  /** Where its address is, in words; null where the exchange cannot tell. */
  place: nullish(z.string()),
  /** Epoch ms. */
  signedInAt: z.number(),
  /** The last call with its token, to the minute; epoch ms. */
  lastUsedAt: nullish(z.number()),
  isCurrent: z.boolean(),
  /** false: the session has ended; the record is history. */
  isSignedIn: z.boolean(),
})
export type Device = z.output<typeof device>

/**
 * What happened to the sign-ins of an account: one that succeeded, one that was refused, a call or a proof of identity that was refused
 * although its session was valid.
 */
export const securityEventKinds = ['signed-in', 'sign-in-refused', 'access-refused', 'proof-refused'] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = z.object({
  id: z.string(),
  kind: z.string(),
  /** Epoch ms; of the last one where several were alike. */
  at: z.number(),
  agent: z.string(),
  place: nullish(z.string()),
  /** Like ones in a row from one browser and place are one entry. */
  count: z.number(),
})
export type SecurityEvent = z.output<typeof securityEvent>

/** Refuses a change of the account until the person has proved again who they are. */
export const proofNeeded = 428

/** An unfinished matter between a person and the exchange. */
export const openMatter = z.object({
  text: z.string(),
  /** The portal path where it is handled. */
  link: z.string(),
})
export type OpenMatter = z.output<typeof openMatter>

/** An encrypted password with its one-time nonce (decision 9). */
export const sealedPassword = z.object({ sealed: z.string(), nonce: z.string() })
export type SealedPassword = z.output<typeof sealedPassword>
