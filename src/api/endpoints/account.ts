import * as z from 'zod/mini'
import { accountSafety, device, openMatter, sealedPassword, securityEvent } from '#src/model/account/schema.ts'
import { ownSmsPurposes } from '#src/model/account/own-sms-purposes.ts'
import { nullish } from '#src/model/nullish.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

const done = z.nullable(z.unknown())
/** A password, or a code sent to the phone. */
const proof = { password: z.optional(sealedPassword), code: z.optional(z.string()), codeUuid }

export const safety = endpoint({
  ...userQuery,
  path: '/dscq-user/account/safety',
  summary: 'The protection of the account: sign-in methods, mailbox, refund account',
  input: () => z.object({}),
  data: () => accountSafety,
})

export const devices = endpoint({
  ...userQuery,
  path: '/dscq-user/account/device/list',
  summary: 'Browsers that signed in, newest first, including those whose session has ended',
  input: () => z.object({}),
  data: () => z.array(device),
})

export const securityEvents = endpoint({
  ...userQuery,
  fallback: 'quiet',
  path: '/dscq-user/account/security-event/list',
  summary: 'Sign-ins of the account with their outcome, and refused access; newest first, a bounded number',
  input: () => z.object({}),
  data: () => z.array(securityEvent),
})

export const proveIdentity = endpoint({
  ...userCommand,
  path: '/dscq-user/account/prove',
  summary:
    'Prove the identity again by the password or a code sent to the phone; for five minutes this session may then change the account. A change without such a proof is refused with 428',
  input: () => z.object(proof),
  data: () => done,
})

export const endDevice = endpoint({
  ...userCommand,
  path: '/dscq-user/account/device/end',
  summary: 'Signs one other device out; needs a recent proof of identity (428)',
  input: () => z.object({ id: z.string() }),
  data: () => done,
})

export const endOtherDevices = endpoint({
  ...userCommand,
  path: '/dscq-user/account/device/end-others',
  summary: 'Signs every other device out; needs a recent proof of identity (428)',
  input: () => z.object({}),
  data: () => z.object({ ended: z.number() }),
})

export const changePassword = endpoint({
  ...userCommand,
  path: '/dscq-user/account/password',
  summary: 'Change the password; every session of the account ends',
  input: () => z.object({ old: sealedPassword, fresh: sealedPassword }),
  data: () => done,
})

export const proveOldPhone = endpoint({
  ...userCommand,
  path: '/dscq-user/account/phone/prove',
  summary: 'Prove the phone of the account by a code; the grant is valid for five minutes',
  input: () => z.object(proof),
  data: () => z.object({ grant: z.string() }),
})

export const changePhone = endpoint({
  ...userCommand,
  path: '/dscq-user/account/phone/change',
  summary: 'Bind another phone, with the grant and a code sent to the new one; every other session of the account ends',
  input: () => z.object({ grant: z.string(), telPhone: z.string(), code: z.string(), codeUuid }),
  data: () => done,
})

export const unbindPhone = endpoint({
  ...userCommand,
  path: '/dscq-user/account/phone/unbind',
  summary: 'Unbind the phone; needs its code and the password. Every other session of the account ends',
  input: () => z.object({ code: z.string(), codeUuid, password: sealedPassword }),
  data: () => done,
})

export const sendEmailCode = endpoint({
  ...userCommand,
  path: '/dscq-user/account/email/code',
  summary: 'Send a code to a mailbox; one a minute. Needs a recent proof of identity (428)',
  input: () => z.object({ email: z.string() }),
  data: () => done,
})

export const bindEmail = endpoint({
  ...userCommand,
  path: '/dscq-user/account/email/bind',
  summary:
    'Bind a mailbox with the code sent to it; needs a recent proof of identity (428). The former mailbox gets a mail',
  input: () => z.object({ email: z.string(), code: z.string() }),
  data: () => done,
})

export const bindRefundAccount = endpoint({
  ...userCommand,
  path: '/dscq-user/account/refund-account/bind',
  summary:
    'Bind the bank account for refunds of deposits; in the verified name, confirmed by the password or a recent proof of identity (428)',
  input: () =>
    z.object({
      bankName: z.string().check(z.maxLength(50)),
      cardNo: z.string(),
      password: z.optional(sealedPassword),
    }),
  data: () => done,
})

export const setPortrait = endpoint({
  ...userCommand,
  path: '/dscq-user/account/portrait',
  summary: 'Make an uploaded picture the portrait',
  input: () => z.object({ fileId: z.string() }),
  data: () => z.object({ headImg: nullish(z.string()) }),
})

export const accountMatters = endpoint({
  ...userQuery,
  path: '/dscq-user/account/open-matters',
  summary: 'The matters that prevent closing the account',
  input: () => z.object({}),
  data: () => z.array(openMatter),
})

export const closeAccount = endpoint({
  ...userCommand,
  path: '/dscq-user/account/close',
  summary: 'Close the account permanently; refused while a matter is open',
  input: () => z.object(proof),
  data: () => done,
})

export const sendOwnSmsCode = endpoint({
  ...userCommand,
  path: '/dscq-user/sms/own-code',
  errorPolicy: { toCaller: [accountRefusal.captcha] },
  summary:
    'Send a code to the phone of the signed-in user; one a minute, after the first of an hour with a captcha. It is accepted only for its `purpose` (`identity` by default) and with the returned `uuid`',
  input: () =>
    z.object({
      purpose: z.optional(z.enum(ownSmsPurposes)),
      uuid: z.optional(z.string()),
      captcha: z.optional(z.string()),
    }),
  data: () => z.object({ telPhone: z.string(), uuid: nullish(z.string()) }),
})
