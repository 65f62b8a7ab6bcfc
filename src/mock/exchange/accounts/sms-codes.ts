import { smsCode } from '#src/model/session/schema.ts'
import { type OwnSmsPurpose, ownSmsPurposes } from '#src/model/account/own-sms-purposes.ts'
import { type NamedSmsPurpose, namedSmsPurposes } from '#src/model/session/sms-purposes.ts'
import type { Core } from '../core.ts'
import { createDayCounts } from '../day-counts.ts'
import { token } from '../random.ts'
import { Refusal, WrongProof } from '../refusal.ts'
import { type Client, clientKey, type Standing } from './clients.ts'

export const goodMs = 5 * 60_000
/** Between two codes that one client requests for one number, s. */
export const smsPauseSeconds = 60
/** Wrong codes of one client, after which the code is invalid for it. */
export const smsTries = 5
/** The first code of an hour comes without a captcha; machines that have codes sent want more than one. */
export const freeMs = 3_600_000
/**
 * Codes to one number on one day (domain 6.25): five for all strangers together, and five each for the holder who is signed in, for devices
 * and for network addresses that the account knows. Who is signed in has five for a number that belongs to no account.
 */
export const smsPerDay = 5
/** Codes that one signed-in user requests on one day, to whatever numbers: the first to each asks for no captcha. */
export const smsPerUserPerDay = 10

/** The purpose of a code for signing a contract, which has no message code of the specification. */
export const signingPurpose = 'contract-signing'

/** Purposes without a message code of the specification. Such a code is accepted only with the id of its sending. */
const boundPurposes: readonly string[] = [...ownSmsPurposes, ...namedSmsPurposes]

/** How a typed code is assigned to the sent one: by its id, by the client that requested it, or only by the number. */
type Way = 'uuid' | 'client' | 'number'
type Sent = {
  uuid: string
  code: string
  purpose: string
  client: string
  until: number
  sentAt: number
  tries: Record<Way, number>
}

/**
 * Who types a code. `uuid` is that of the answer with which it was sent, null when the call has none; it is missing in journals
 * of versions whose codes were assigned by client or number.
 */
export type CodeHolder = Client & { uuid?: string | null | undefined }

/** A code that was right. */
export type ProvedCode = {
  use: () => void
  /** Counts a try although the code was right, so that one code cannot be used to test names without end. */
  count: () => void
}

/** What the person is doing: a person who is asked to read the code out learns from the message what it would do (ASVS 6.6.2). */
const purposeTexts: Readonly<
  Record<string, string> & Record<OwnSmsPurpose | NamedSmsPurpose | typeof signingPurpose, string>
> = {
  [smsCode.default]: '正在登录账号',
  [smsCode.register]: '正在注册账号',
  [smsCode.forgotPassword]: '正在找回账号或密码',
  [signingPurpose]: '正在签署交易合同',
  identity: '正在验证身份，以修改账户资料',
  'old-phone': '正在更换账户绑定的手机号码',
  'unbind-phone': '正在解除账户的手机绑定',
  'close-account': '正在注销账户',
  confirm: '正在确认一项重要操作',
  'new-phone': '正在将本号码绑定到账户',
  'lost-phone': '正在申诉将账户改绑到本号码',
  'real-name': '正在进行实名认证',
  contact: '正在确认联系方式',
}

export type SmsCodes = {
  /**
   * Sends a code. `solve` checks that a person is behind it, and throws; it is called after the first of an hour, when nothing else
   * is in the way. A signed-in user has a limit of their own as well.
   */
  send: (telPhone: string, purpose: string, client: Client, solve?: () => void) => { uuid: string }
  /** Compares with the codes that were sent for this purpose; refuses with 403, and counts wrong ones. */
  prove: (telPhone: string, code: string, holder: CodeHolder, purpose: string) => ProvedCode
  /** The same, and uses the code up. */
  check: (telPhone: string, code: string, holder: CodeHolder, purpose: string) => void
}

type Ports = {
  sms: { send: (telPhone: string, text: string) => void }
  /** What the account of a number knows of who asks. */
  standingOf: (telPhone: string, client: Client) => Standing
}

/** Whose daily codes a request uses. */
const budgetOf = (telPhone: string, standing: Standing, client: string): string =>
  JSON.stringify(standing === 'user' ? [telPhone, client] : [telPhone, standing])

/**
 * Codes that are sent to phones by text message. Those of different clients are valid side by side, and each is invalidated by wrong tries
 * of its own client alone, so that a stranger who uses a number does not get in the way of its holder.
 */
export function createSmsCodes(core: Core, { sms, standingOf }: Ports): SmsCodes {
  const sent = new Map<string, Sent[]>()
  const sentTo = createDayCounts(core)
  const lastSentAt = new Map<string, number>()
  const sentBy = createDayCounts(core)

  const isFirst = (telPhone: string): boolean => core.now() - (lastSentAt.get(telPhone) ?? -Infinity) >= freeMs
  const keyOf = (telPhone: string, client: Client): string => clientKey(client, standingOf(telPhone, client))
  const validTo = (telPhone: string): Sent[] => (sent.get(telPhone) ?? []).filter(({ until }) => until >= core.now())

  const refuseTooSoon = (telPhone: string, client: string) => {
    const last = validTo(telPhone).find((known) => known.client === client)?.sentAt ?? -Infinity
    const rest = last + smsPauseSeconds * 1000 - core.now()
    if (rest > 0) throw new Refusal(429, `发送过于频繁，请 ${Math.ceil(rest / 1000)} 秒后再试`)
  }
  const refuseTooMany = (budget: string, { userId }: Client) => {
    if (sentTo.today(budget) >= smsPerDay)
      throw new Refusal(429, `该手机号今天已获取 ${smsPerDay} 次验证码，请明天再试`)
    if (userId && sentBy.today(userId) >= smsPerUserPerDay)
      throw new Refusal(429, `您今天已获取 ${smsPerUserPerDay} 次验证码，请明天再试`)
  }

  /** The codes that a typed one is compared with: the most closely assigned alone, so that nobody guesses at those of others as well. */
  const assigned = (telPhone: string, holder: CodeHolder, purpose: string): { codes: Sent[]; way: Way } => {
    const valid = validTo(telPhone)
    const isOld = holder.uuid === undefined
    const named = valid.filter(({ uuid }) => uuid === holder.uuid)
    if (named.length > 0 || (!isOld && boundPurposes.includes(purpose))) return { codes: named, way: 'uuid' }
    const client = keyOf(telPhone, holder)
    const own = valid.filter((known) => known.client === client)
    return own.length > 0 || !isOld ? { codes: own, way: 'client' } : { codes: valid, way: 'number' }
  }
  const isFor = (known: Sent, purpose: string, { uuid }: CodeHolder): boolean =>
    known.purpose === purpose ||
    (uuid === undefined && known.purpose === smsCode.default && boundPurposes.includes(purpose))

  const prove: SmsCodes['prove'] = (telPhone, typed, holder, purpose) => {
    const { codes, way } = assigned(telPhone, holder, purpose)
    const open = codes.filter((known) => known.tries[way] < smsTries && isFor(known, purpose, holder))
    if (open.length === 0) throw new WrongProof('短信验证码已失效，请重新获取')
    const found = open.find(({ code }) => code === typed)
    if (!found) {
      for (const known of open) known.tries[way] += 1
      throw new WrongProof('短信验证码错误')
    }
    return {
      use: () => {
        const rest = validTo(telPhone).filter((known) => known !== found)
        if (rest.length > 0) sent.set(telPhone, rest)
        else sent.delete(telPhone)
      },
      count: () => {
        found.tries[way] += 1
      },
    }
  }

  return {
    send: (telPhone, purpose, client, solve) => {
      if (!/^1\d{10}$/.test(telPhone)) throw new Refusal(400, '手机号码格式不正确')
      const purposeText = purposeTexts[purpose]
      if (purposeText === undefined) throw new Refusal(400, '参数错误')
      const key = keyOf(telPhone, client)
      const budget = budgetOf(telPhone, standingOf(telPhone, client), key)
      refuseTooSoon(telPhone, key)
      refuseTooMany(budget, client)
      if (!isFirst(telPhone)) solve?.()
      if (client.userId) sentBy.count(client.userId)
      sentTo.count(budget)
      const now = core.now()
      lastSentAt.set(telPhone, now)
      const code = String(Math.floor(core.random() * 1_000_000)).padStart(6, '0')
      const uuid = token(core.random, 26)
      const fresh: Sent = {
        uuid,
        code,
        purpose,
        client: key,
        until: now + goodMs,
        sentAt: now,
        tries: { uuid: 0, client: 0, number: 0 },
      }
      // One for another purpose stays: a step-up by text message comes between a form and its own code.
      const isReplaced = (known: Sent) => known.client === key && known.purpose === purpose
      sent.set(telPhone, [fresh, ...validTo(telPhone).filter((known) => !isReplaced(known))])
      sms.send(telPhone, `验证码 ${code}，您${purposeText}，5 分钟内有效。请勿告知他人。`)
      return { uuid }
    },
    prove,
    check: (telPhone, code, holder, purpose) => prove(telPhone, code, holder, purpose).use(),
  }
}
