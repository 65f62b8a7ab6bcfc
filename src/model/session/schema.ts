import * as z from 'zod/mini'
import { fact, figure, flag, identifier, text } from '../lenient.ts'
import { nullish } from '../nullish.ts'

export const userInfo = z.object({
  loginName: fact(text),
  name: fact(text),
  username: fact(text),
  authStatus: fact(figure),
  headImg: fact(z.string()),
})
export type UserInfo = z.output<typeof userInfo>

export const loginAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  baseUserId: identifier,
  username: fact(text),
  isAllowAccess: nullish(flag),
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
