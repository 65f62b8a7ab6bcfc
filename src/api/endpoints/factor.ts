import * as z from 'zod/mini'
import { sealedPassword } from '#src/model/account/schema.ts'
import {
  addedFactor,
  authenticatorKey,
  factorChallenge,
  factors,
  passkeyAssertion,
  passkeyCreation,
  passkeyRegistration,
  passkeyRequest,
} from '#src/model/account/factors.ts'
import { loginAnswer } from '#src/model/session/schema.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

const root = '/dscq-user/account/factor'
const done = z.nullable(z.unknown())

/** What changes the factors themselves: refused with 428, or with 4280 where the account has a factor already. */
const guarded = 'needs a recent proof of identity (428), by a second factor where the account has one (4280)'

export const factorList = endpoint({
  ...userQuery,
  fallback: 'quiet',
  path: `${root}/list`,
  summary: 'The second factors of the account, and whether this device has been confirmed',
  input: () => z.object({}),
  data: () => factors,
})

export const newFactorChallenge = endpoint({
  ...userCommand,
  path: `${root}/challenge`,
  summary: 'How the person can confirm on this device, with a WebAuthn challenge where the account has a passkey',
  input: () => z.object({}),
  data: () => factorChallenge,
})

export const confirmByFactor = endpoint({
  ...userCommand,
  path: `${root}/confirm`,
  summary:
    'Confirm this device: by a passkey, a code of the authenticator app or a recovery code; where the exchange asks everybody, also by password and text message code together. Counts as a proof of identity too',
  input: () =>
    z.object({
      passkey: z.optional(passkeyAssertion),
      authenticator: z.optional(z.string().check(z.maxLength(16))),
      recovery: z.optional(z.string().check(z.maxLength(32))),
      password: z.optional(sealedPassword),
      code: z.optional(z.string().check(z.maxLength(16))),
      codeUuid,
    }),
  data: () => done,
})

export const newPasskey = endpoint({
  ...userCommand,
  path: `${root}/passkey/new`,
  summary: `WebAuthn creation options for another passkey; ${guarded}`,
  input: () => z.object({}),
  data: () => passkeyCreation,
})

export const addPasskey = endpoint({
  ...userCommand,
  path: `${root}/passkey/add`,
  summary: `Keep a passkey that was made for the last options; the first factor comes with recovery codes; ${guarded}`,
  input: () => z.object({ name: z.string().check(z.maxLength(30)), passkey: passkeyRegistration }),
  data: () => addedFactor,
})

export const renamePasskey = endpoint({
  ...userCommand,
  path: `${root}/passkey/rename`,
  summary: 'Give a passkey another name',
  input: () => z.object({ id: z.string(), name: z.string().check(z.maxLength(30)) }),
  data: () => done,
})

export const removePasskey = endpoint({
  ...userCommand,
  path: `${root}/passkey/remove`,
  summary: `Remove a passkey; ${guarded}`,
  input: () => z.object({ id: z.string() }),
  data: () => done,
})

export const newAuthenticator = endpoint({
  ...userCommand,
  path: `${root}/authenticator/new`,
  summary: `A key for an authenticator app; valid until the next one is made; ${guarded}`,
  input: () => z.object({}),
  data: () => authenticatorKey,
})

export const addAuthenticator = endpoint({
  ...userCommand,
  path: `${root}/authenticator/add`,
  summary: `Link the app that has the last key, proved by its code; replaces the former app; ${guarded}`,
  input: () => z.object({ code: z.string().check(z.maxLength(16)) }),
  data: () => addedFactor,
})

export const removeAuthenticator = endpoint({
  ...userCommand,
  path: `${root}/authenticator/remove`,
  summary: `Unlink the authenticator app; ${guarded}`,
  input: () => z.object({}),
  data: () => done,
})

export const newRecoveryCodes = endpoint({
  ...userCommand,
  path: `${root}/recovery/new`,
  summary: `Ten new recovery codes; the former ones end; ${guarded}`,
  input: () => z.object({}),
  data: () => addedFactor,
})

/** A way in of its own, beside those of the specification. */
const wayIn = {
  method: 'post',
  origin: 'own',
  fallback: 'sign-in',
  errorPolicy: { refusal: 'caller' },
} as const

export const passkeyChallenge = endpoint({
  ...wayIn,
  path: '/dscq-user/passkey/challenge',
  summary: 'A WebAuthn challenge for a sign-in with any passkey of this site; good for one sign-in within five minutes',
  input: () => z.object({}),
  data: () => passkeyRequest,
})

export const passkeyLogin = endpoint({
  ...wayIn,
  path: '/dscq-user/passkey/sign-in',
  summary: 'Sign in with a passkey, which is two factors at once; the answer is that of the token endpoint',
  input: () => z.object({ passkey: passkeyAssertion }),
  data: () => loginAnswer,
})
