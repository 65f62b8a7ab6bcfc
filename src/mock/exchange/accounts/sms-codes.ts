import { smsCode } from '#src/model/session/schema.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'

const goodMs = 5 * 60_000
const pauseMs = 60_000
const tries = 5
/** The first code of an hour comes without a captcha; machines that have codes sent want more than one. */
const freeMs = 3_600_000
/** Codes to one number on one day (domain 6.25). */
const perDay = 5
/** Codes that somebody who is signed in has sent on one day, to whatever numbers: the first to each asks for no captcha. */
const perPersonDay = 10

type Sent = { code: string; purpose: string; until: number; sentAt: number; tries: number }
type InboxItem = { at: number; telPhone: string; text: string }

/** What the person is doing, by the message code (spec 9). */
const deeds: Record<string, string> = {
  [smsCode.default]: '正在验证身份',
  [smsCode.register]: '正在注册账号',
  [smsCode.forgotPassword]: '正在找回账号或密码',
}

/** Text messages, and the codes that some of them carry. */
export function createCodes(exchange: Exchange) {
  const sent = new Map<string, Sent>()
  const sentTo = createDayCounts(exchange)
  const lastSentAt = new Map<string, number>()
  const sentBy = createDayCounts(exchange)
  const inbox: InboxItem[] = []

  const text = (telPhone: string, words: string) => {
    inbox.unshift({ at: exchange.now(), telPhone, text: `【岷江产权交易网】${words}` })
    inbox.splice(200)
  }

  const isFirst = (telPhone: string): boolean => exchange.now() - (lastSentAt.get(telPhone) ?? -Infinity) >= freeMs

  const refuseTooMany = (telPhone: string, userId: string | null | undefined) => {
    if (sentTo.today(telPhone) >= perDay) throw new Refusal(429, `该手机号今天已获取 ${perDay} 次验证码，请明天再试`)
    if (userId && sentBy.today(userId) >= perPersonDay)
      throw new Refusal(429, `您今天已获取 ${perPersonDay} 次验证码，请明天再试`)
  }

  /** The code that was sent to a phone, for this purpose where one is named; refuses with 403, and counts what is wrong. */
  const prove = (telPhone: string, code: string, purpose?: string) => {
    const known = sent.get(telPhone)
    if (!known || known.until < exchange.now() || known.tries >= tries || (purpose && known.purpose !== purpose))
      throw new Refusal(403, '短信验证码已失效，请重新获取')
    if (known.code === code) return
    known.tries += 1
    throw new Refusal(403, '短信验证码错误')
  }

  return {
    inbox,
    /** Sends a text message. */
    text,
    /**
     * Sends a code. `solve` proves a person behind it, and throws; it is asked for after the first of an hour, when nothing else
     * stands in the way. Whoever is signed in has a limit on the own name as well.
     */
    send: (telPhone: string, purpose: string, solve?: () => void, userId?: string | null) => {
      if (!/^1\d{10}$/.test(telPhone)) throw new Refusal(400, '手机号码格式不正确')
      const deed = deeds[purpose]
      if (deed === undefined) throw new Refusal(400, '参数错误')
      const rest = (sent.get(telPhone)?.sentAt ?? -pauseMs) + pauseMs - exchange.now()
      if (rest > 0) throw new Refusal(429, `发送过于频繁，请 ${Math.ceil(rest / 1000)} 秒后再试`)
      refuseTooMany(telPhone, userId)
      if (!isFirst(telPhone)) solve?.()
      if (userId) sentBy.count(userId)
      sentTo.count(telPhone)
      lastSentAt.set(telPhone, exchange.now())
      const code = String(Math.floor(exchange.random() * 1_000_000)).padStart(6, '0')
      const now = exchange.now()
      sent.set(telPhone, { code, purpose, until: now + goodMs, sentAt: now, tries: 0 })
      text(telPhone, `验证码 ${code}，您${deed}，5 分钟内有效。请勿告知他人。`)
      return { uuid: token(exchange.random, 24) }
    },
    prove,
    /** Proves the code and uses it up. */
    check: (telPhone: string, code: string, purpose?: string) => {
      prove(telPhone, code, purpose)
      sent.delete(telPhone)
    },
    /** Something else was wrong although the code was right: it cannot be used to try names without end. */
    count: (telPhone: string) => {
      const known = sent.get(telPhone)
      if (known) known.tries += 1
    },
  }
}
export type Codes = ReturnType<typeof createCodes>
