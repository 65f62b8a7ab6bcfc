import * as z from 'zod/mini'
import { fact, flag, identifier } from '#src/model/lenient.ts'
import { nullish } from '#src/model/nullish.ts'
import { accountKinds } from '#src/model/session/refusals.ts'
import { endpoint } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

/** The form shows a refusal once, at its field (deviation D18). */
const formSays = { refusal: 'caller' } as const

export const registerUser = endpoint({
  method: 'post',
  path: '/dscq-user/user/register',
  errorPolicy: formSays,
  summary:
    'Register an account with a phone number; an answer with tokens signs in at once. Repeated within five minutes with the same name, password, phone and code, it is one registration and gets the answer of the first',
  input: () =>
    z.object({
      loginName: z.string(),
      /** Encrypted with the key and nonce of a captcha (decision 9). */
      password: z.string(),
      telPhone: z.string(),
      code: z.string(),
      codeUuid,
      nonce: z.string(),
      kind: nullish(z.enum(accountKinds)),
    }),
  // The specification does not define the data: code 200 is enough.
  data: () =>
    fact(
      z.object({
        baseUserId: identifier,
        access_token: nullish(z.string()),
        refresh_token: nullish(z.string()),
        username: nullish(z.string()),
        isAllowAccess: nullish(flag),
      }),
    ),
})

export const checkLoginName = endpoint({
  method: 'post',
  path: '/dscq-user/user/login-name',
  origin: 'own',
  fallback: 'quiet',
  errorPolicy: formSays,
  summary: 'Whether a login name is free: refused with 4091 when it is taken, like a registration',
  input: () => z.object({ loginName: z.string().check(z.maxLength(64)) }),
  data: () => z.nullable(z.unknown()),
})

export const forgetPassword = endpoint({
  method: 'post',
  path: '/dscq-user/user/forget-password',
  errorPolicy: formSays,
  summary: 'Set a new password with a code sent to the phone',
  input: () => z.object({ telPhone: z.string(), code: z.string(), codeUuid, password: z.string(), nonce: z.string() }),
  data: () => fact(z.object({ loginName: z.string() })),
})

const ofTheForm = { origin: 'own', fallback: 'form', errorPolicy: formSays } as const

const found = z.object({ loginName: z.string(), telPhone: z.string() })

export const findPersonAccount = endpoint({
  ...ofTheForm,
  method: 'post',
  path: '/dscq-user/user/find-account/person',
  summary: 'The masked login name of the person with this name, citizen number and phone',
  input: () => z.object({ name: z.string(), idNumber: z.string(), telPhone: z.string(), code: z.string(), codeUuid }),
  data: () => found,
})

export const findOrgAccount = endpoint({
  ...ofTheForm,
  method: 'post',
  path: '/dscq-user/user/find-account/org',
  summary: 'The masked login name of the organisation with this name, credit code and phone',
  input: () => z.object({ name: z.string(), creditCode: z.string(), telPhone: z.string(), code: z.string(), codeUuid }),
  data: () => found,
})

export const verifySmsCode = endpoint({
  ...ofTheForm,
  fallback: 'later',
  method: 'post',
  path: '/dscq-user/sms/verify',
  summary: 'Whether a code sent to a phone is right; the check does not use it up',
  input: () => z.object({ telPhone: z.string(), code: z.string(), codeUuid, purpose: z.string() }),
  data: () => z.nullable(z.unknown()),
})
