import * as z from 'zod/mini'
import { fact, identifier } from '#src/model/lenient.ts'
import { nullish } from '#src/model/nullish.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { captcha as captchaSchema, loginAnswer, userInfo } from '#src/model/session/schema.ts'
import { namedSmsPurposes } from '#src/model/session/sms-purposes.ts'
import { endpoint } from '../endpoint.ts'
import { client, token } from '../token-call.ts'

/** The solution of a captcha, with its id. */
const solved = { uuid: z.optional(z.string()), captcha: z.optional(z.string()) }

/** The captcha field itself shows that it is required or wrong. */
const fieldAsks = { toCaller: [accountRefusal.captcha] } as const

export const passwordLogin = endpoint({
  ...token,
  summary: 'Sign in with name, encoded password and captcha',
  input: () =>
    z.object({
      ...client,
      grant_type: z.literal('password'),
      username: z.string(),
      /** SM2 over password, nonce and time; never plain (decision 9). */
      password: z.string(),
      uuid: z.string(),
      captcha: z.string(),
    }),
  data: () => loginAnswer,
})

export const smsLogin = endpoint({
  ...token,
  summary: 'Sign in with the code sent to a phone',
  input: () =>
    z.object({
      ...client,
      grant_type: z.literal('verify_code'),
      telPhone: z.string(),
      code: z.string(),
      ...solved,
    }),
  data: () => loginAnswer,
})

export const oauthCaptcha = endpoint({
  method: 'get',
  path: '/blade-auth/oauth/captcha',
  summary: 'A captcha, with the key and nonce for the password',
  input: () => z.object({}),
  data: () => captchaSchema,
})

export const lockSession = endpoint({
  method: 'post',
  path: '/dscq-user/user/lock',
  origin: 'own',
  fallback: 'sign-in',
  errorPolicy: { refusal: 'caller' },
  summary: 'Revoke the tokens of a locked screen; the returned pass replaces the captcha of the next sign-in, once',
  access: 'user',
  input: () => z.object({}),
  data: () => z.object({ uuid: z.string() }),
})

export const tellDevice = endpoint({
  method: 'post',
  path: '/dscq-user/account/device/tell',
  origin: 'own',
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller' },
  summary: 'Report the time zone of the browser after a sign-in, for the list of devices',
  access: 'user',
  input: () => z.object({ timeZone: z.string().check(z.maxLength(64)) }),
  data: () => z.nullable(z.unknown()),
})

export const signOut = endpoint({
  method: 'get',
  path: '/logout',
  summary:
    'End the session; also requires the bearer header (deviation D4). The answer carries `Clear-Site-Data: "cache"`: stored answers and pages kept for the back button go, display settings stay',
  input: () => z.object({}),
  data: () => z.nullable(z.unknown()),
})

export const userDetail = endpoint({
  method: 'get',
  path: '/dscq-user/user/detail',
  secretParams: 'omitted',
  summary: 'The user of the token',
  access: 'user',
  input: () => z.object({ access_token: z.optional(z.string()) }),
  data: () => z.extend(userInfo, { telPhone: nullish(z.string()) }),
})

export const sendSmsCode = endpoint({
  method: 'post',
  path: '/dscq-user/sms/code',
  errorPolicy: { toCaller: [...fieldAsks.toCaller, accountRefusal.telPhone] },
  summary:
    'Send a code to a phone; one a minute, after the first of an hour with a captcha. A registration code for a phone with an account is refused with 4092. `purpose` (own) names what the message codes cannot: the code is then accepted for nothing else',
  input: () =>
    z.object({
      telPhone: z.string(),
      code: z.string(),
      purpose: z.optional(z.enum(namedSmsPurposes)),
      ...solved,
    }),
  data: () => fact(z.object({ uuid: identifier })),
})

export const clientBranch = endpoint({
  method: 'post',
  path: '/dscq-auth/client/branch',
  summary: 'The branch of a client id',
  input: () => z.object({ clientId: z.string() }),
  data: () =>
    z.object({
      clientId: fact(identifier),
      tenantId: fact(identifier),
      branchId: fact(identifier),
      name: fact(z.string()),
    }),
})
