import { call } from '#src/api/client.ts'
import { sendOwnSmsCode, sendSmsCode } from '#src/api/endpoints/auth.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'

/** The purpose of a code; the exchange accepts it for no other (spec 9). */
export type SmsPurpose = keyof typeof smsCode

/** A code that was sent: its id, and the masked phone number. */
export type SentCode = { uuid?: string; shown: string }

/** The id of a captcha that the exchange asked for, and its text. */
export type Solved = { uuid?: string; captcha?: string }

/** Sends a code to a phone. */
export async function sendCode(telPhone: string, purpose: SmsPurpose, solved: Solved = {}): Promise<SentCode> {
  const sent = await call(sendSmsCode, { telPhone, code: smsCode[purpose], ...solved })
  return { ...(sent ? { uuid: sent.uuid } : {}), shown: maskedPhone(telPhone) }
}

/** Sends a code to the phone of the user, whose number this browser does not know. */
export async function sendCodeToOwnPhone(solved: Solved = {}): Promise<SentCode> {
  const { telPhone } = await call(sendOwnSmsCode, solved)
  return { shown: telPhone }
}
