import { accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { createCaptchas, type Solution } from './captcha.ts'
import { createCodes } from './sms-codes.ts'
import { createGuard } from './login-throttle.ts'
import { createRecovery } from './recovery.ts'
import { createNewcomers } from './registration.ts'
import { createTokens } from './tokens.ts'
import { createWays } from './login.ts'
import type { Exchange } from '../exchange.ts'

export type Accounts = ReturnType<typeof createAccounts>

/**
 * Sign-in, tokens, captchas and SMS codes. Registering alone tells whether a name or a phone is taken; the gate counts how often one
 * address asks.
 */
export function createAccounts(exchange: Exchange) {
  const tokens = createTokens(exchange)
  const codes = createCodes(exchange)
  const captchas = createCaptchas(exchange)
  const guard = createGuard(exchange)
  const desk = { exchange, codes, captchas, guard }
  const newcomers = createNewcomers(desk)
  const recovery = createRecovery(desk)

  return {
    inbox: codes.inbox,
    /** Sends a text message. */
    text: codes.text,
    /** Takes the code that was sent to a phone, once; refuses with 403. */
    checkSms: codes.check,
    /** The same without using the code up. */
    proveSms: codes.prove,
    /** Sends a code; at a door that anybody may knock at, with what was read in a captcha. */
    sendSms: (telPhone: string, purpose: string, solution?: Solution, userId?: string | null) => {
      // Whoever has an account does not get the codes of somebody who mistyped the number.
      if (purpose === smsCode.register) newcomers.refuseTakenPhone(telPhone)
      return codes.send(telPhone, purpose, solution && (() => captchas.check(solution, accountRefusal.captcha)), userId)
    },
    /** Refuses a login name that somebody has. */
    refuseTakenName: newcomers.refuseTakenName,
    /** The password under the cipher of the portal, or null; its nonce is used up. */
    openPassword: captchas.openPassword,
    captchaText: captchas.textOf,
    newCaptcha: captchas.create,
    newPass: captchas.newPass,
    newSsoCode: captchas.newSsoCode,
    ssoUser: captchas.ssoUser,
    userOf: tokens.userOf,
    sessionOf: tokens.sessionOf,
    sessionsOf: tokens.sessionsOf,
    newPushTicket: tokens.newPushTicket,
    useTicket: tokens.useTicket,
    byRefresh: tokens.byRefresh,
    signOut: tokens.signOut,
    verifyCode: recovery.verifyCode,
    resetPassword: recovery.resetPassword,
    findAccount: recovery.findAccount,

    ...createWays(desk, tokens),

    /** A new account, and its first session. */
    register: (input: Parameters<typeof newcomers.register>[0]) => tokens.begin(newcomers.register(input)),
  }
}
