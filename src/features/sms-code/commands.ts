import { call } from '#src/api/client.ts'
import { sendSmsCode } from '#src/api/endpoints/auth.ts'
import { smsCode } from '#src/model/session/schema.ts'
import type { NamedSmsPurpose } from '#src/model/session/sms-purposes.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'

type MessageCode = keyof typeof smsCode
/** The purpose of a code to a phone that is typed in; the exchange accepts it for no other (spec 9, deviation D32). */
export type SmsPurpose = MessageCode | NamedSmsPurpose

/** A code that was sent: its id, and the masked phone number. */
export type SentCode = { uuid?: string; shown: string }

/** The id of a captcha that the exchange asked for, and its text. */
export type Solved = { uuid?: string; captcha?: string }

const isMessageCode = (purpose: SmsPurpose): purpose is MessageCode => purpose in smsCode

/** Sends a code. */
export type SendTo = (telPhone: string, solved: Solved) => Promise<SentCode>

/** Sends codes for one purpose to a phone that is typed in. */
export const toPhone =
  (purpose: SmsPurpose): SendTo =>
  async (telPhone, solved) => {
    const message = isMessageCode(purpose) ? { code: smsCode[purpose] } : { code: smsCode.default, purpose }
    const sent = await call(sendSmsCode, { telPhone, ...message, ...solved })
    return { ...(sent ? { uuid: sent.uuid } : {}), shown: maskedPhone(telPhone) }
  }
