import { smsCode } from '#src/model/session/schema.ts'
import type { Core } from '../core.ts'
import { createDayCounts } from '../day-counts.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'

const goodMs = 5 * 60_000
const pauseMs = 60_000
const triesMax = 5
/** The first code of an hour comes without a captcha; machines that have codes sent want more than one. */
const freeMs = 3_600_000
/** Codes to one number on one day (domain 6.25). */
const perDay = 5
/** Codes that one signed-in user requests on one day, to whatever numbers: the first to each asks for no captcha. */
const perPersonDay = 10

/** The purpose of a code for signing a contract, which has no message code of the specification. */
export const signingPurpose = 'contract-signing'

type Sent = { code: string; purpose: string; until: number; sentAt: number; tries: number }

/** What the person is doing, by the message code (spec 9). */
const purposeTexts: Record<string, string> = {
  [smsCode.default]: '正在验证身份',
  [smsCode.register]: '正在注册账号',
  [smsCode.forgotPassword]: '正在找回账号或密码',
  [signingPurpose]: '正在签署交易合同',
}

export type SmsCodes = {
  /**
   * Sends a code. `solve` checks that a person is behind it, and throws; it is called after the first of an hour, when nothing else
   * is in the way. A signed-in user has a limit of their own as well.
   */
  send: (telPhone: string, purpose: string, solve?: () => void, userId?: string | null) => { uuid: string }
  /** Compares with the code that was sent, for this purpose where one is named; refuses with 403, and counts wrong ones. */
  prove: (telPhone: string, code: string, purpose?: string) => void
  /** The same, and uses the code up. */
  check: (telPhone: string, code: string, purpose?: string) => void
  /** Counts a try although the code was right, so that one code cannot be used to test names without end. */
  count: (telPhone: string) => void
}

/** Codes that are sent to phones by text message. */
export function createSmsCodes(core: Core, sms: { send: (telPhone: string, text: string) => void }): SmsCodes {
  const sent = new Map<string, Sent>()
  const sentTo = createDayCounts(core)
  const lastSentAt = new Map<string, number>()
  const sentBy = createDayCounts(core)

  const isFirst = (telPhone: string): boolean => core.now() - (lastSentAt.get(telPhone) ?? -Infinity) >= freeMs

  const refuseTooMany = (telPhone: string, userId: string | null | undefined) => {
    if (sentTo.today(telPhone) >= perDay) throw new Refusal(429, `该手机号今天已获取 ${perDay} 次验证码，请明天再试`)
    if (userId && sentBy.today(userId) >= perPersonDay)
      throw new Refusal(429, `您今天已获取 ${perPersonDay} 次验证码，请明天再试`)
  }

  const prove = (telPhone: string, code: string, purpose?: string) => {
    const known = sent.get(telPhone)
    if (!known || known.until < core.now() || known.tries >= triesMax || (purpose && known.purpose !== purpose))
      throw new Refusal(403, '短信验证码已失效，请重新获取')
    if (known.code === code) return
    known.tries += 1
    throw new Refusal(403, '短信验证码错误')
  }

  return {
    send: (telPhone, purpose, solve, userId) => {
      if (!/^1\d{10}$/.test(telPhone)) throw new Refusal(400, '手机号码格式不正确')
      const purposeText = purposeTexts[purpose]
      if (purposeText === undefined) throw new Refusal(400, '参数错误')
      const rest = (sent.get(telPhone)?.sentAt ?? -pauseMs) + pauseMs - core.now()
      if (rest > 0) throw new Refusal(429, `发送过于频繁，请 ${Math.ceil(rest / 1000)} 秒后再试`)
      refuseTooMany(telPhone, userId)
      if (!isFirst(telPhone)) solve?.()
      if (userId) sentBy.count(userId)
      sentTo.count(telPhone)
      lastSentAt.set(telPhone, core.now())
      const code = String(Math.floor(core.random() * 1_000_000)).padStart(6, '0')
      const now = core.now()
      sent.set(telPhone, { code, purpose, until: now + goodMs, sentAt: now, tries: 0 })
      sms.send(telPhone, `验证码 ${code}，您${purposeText}，5 分钟内有效。请勿告知他人。`)
      return { uuid: token(core.random, 24) }
    },
    prove,
    check: (telPhone, code, purpose) => {
      prove(telPhone, code, purpose)
      sent.delete(telPhone)
    },
    count: (telPhone) => {
      const known = sent.get(telPhone)
      if (known) known.tries += 1
    },
  }
}
