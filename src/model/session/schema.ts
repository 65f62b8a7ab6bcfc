import * as z from 'zod/mini'
import { fact, figure, identifier } from '../lenient.ts'
import { maybe } from '../maybe.ts'

export const userInfo = z.object({
  loginName: maybe(z.string()),
  name: maybe(z.string()),
  username: maybe(z.string()),
  authStatus: fact(figure),
  headImg: maybe(z.string()),
})
export type UserInfo = z.output<typeof userInfo>

export const loginAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  baseUserId: identifier,
  username: maybe(z.string()),
  isAllowAccess: maybe(z.boolean()),
})
export type LoginAnswer = z.output<typeof loginAnswer>

export const captcha = z.object({
  uuid: identifier,
  /** A `data:` picture of the characters to type. */
  image: z.string(),
  /** SM2 public key and one-time nonce for the password (decision 9). */
  publicKey: fact(z.string()),
  nonce: fact(z.string()),
})
export type Captcha = z.output<typeof captcha>

/** SMS message codes (spec 9). */
export const smsCode = { default: '1008', register: '2001', forgotPassword: '2002' } as const
