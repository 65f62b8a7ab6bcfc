import { call } from '#src/api/client.ts'
import { sendOwnSmsCode, sendSmsCode } from '#src/api/endpoints/auth.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'

/** What a code is for; the exchange takes it for nothing else (spec 9). */
export type SmsPurpose = keyof typeof smsCode

/** What is known of a message that was sent: its id, and the phone as it is shown. */
export type SentCode = { uuid?: string; shown: string }

/** A captcha that the exchange asked for, by its id, and what was read in it. */
export type Solved = { uuid?: string; captcha?: string }

/** Has a code sent to a phone. */
export async function sendCode(telPhone: string, purpose: SmsPurpose, solved: Solved = {}): Promise<SentCode> {
  const sent = await call(sendSmsCode, { telPhone, code: smsCode[purpose], ...solved })
  return { ...(sent ? { uuid: sent.uuid } : {}), shown: maskedPhone(telPhone) }
}

/** Has a code sent to the phone of whoever is signed in, whose number this browser does not know. */
export async function sendCodeToOwnPhone(solved: Solved = {}): Promise<SentCode> {
  const { telPhone } = await call(sendOwnSmsCode, solved)
  return { shown: telPhone }
}
