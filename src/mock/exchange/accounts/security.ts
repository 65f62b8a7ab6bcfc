import type { AccountSafety, OpenMatter, SealedPassword } from '#src/model/account/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { paths } from '#src/model/paths.ts'
import { breachedPassword } from '#src/model/session/breached/breached.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import type { LoginAnswer, smsCode } from '#src/model/session/schema.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { email as emailProblem, maskedEmail } from '#src/model/validation/addresses.ts'
import { bankCard, corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { newPasswordOf, strengthOf } from '#src/model/validation/password.ts'
import { maskedPhone, mobile } from '#src/model/validation/phone.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { User } from '../tables.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Accounts } from './accounts.ts'
import type { Solution } from './captcha.ts'
import { createDevices, type Devices } from './devices.ts'
import { createProofs, type Proofs, type Session } from './proofs.ts'
import { shownAccount } from './refund-account.ts'
import { byPhone } from './registration.ts'
import { createSecurityEvents, type SecurityEvents } from './security-events.ts'

/** The password, or a code sent to the phone. */
export type Proof = Partial<TypedCode> & { password?: SealedPassword | undefined }
export type NewPhone = TypedCode & { grant: string; telPhone: string }
export type PhoneRelease = TypedCode & { password: SealedPassword }
/** The password is missing where a recent proof stands in for it. */
export type NewRefund = { bankName: string; cardNo: string; password?: SealedPassword | undefined }

/** What the exchange keeps of an account beside its user. */
type Profile = { email: string | null; passwordChangedAt: number | null; refund: Account | null }

export type Security = {
  devices: Devices
  events: SecurityEvents
  proofs: Pick<Proofs, 'checkPassword' | 'recent'>
  emailOf: (userId: string) => string | null
  refundAccountOf: (userId: string) => Account | null
  overview: (user: User, session?: Session) => AccountSafety
  /** Keeps the browser of a sign-in that was let in; answers the sign-in. */
  signedIn: <A extends LoginAnswer>(answer: A, actor: Actor) => A
  changePassword: (user: User, passwords: { old: SealedPassword; fresh: SealedPassword }) => void
  sendOwnCode: (user: User, purpose: OwnSmsPurpose | typeof smsCode.default, solution?: Solution) => { uuid: string }
  /** Proves who is at the session, by the password or a code sent to the phone; counts for five minutes. */
  prove: (user: User, proof: Proof, session: Session) => void
  /** The old phone by its code; an account without one proves by password. */
  proveOldPhone: (user: User, proof: Proof, session: Session) => { grant: string }
  /** Whether a number is taken is revealed only to the holder of that phone. Every other session ends. */
  changePhone: (user: User, input: NewPhone, session: Session) => void
  /** The exchange has found the old phone lost: the evidence of an appeal replaces its code (domain 6.16). Every session ends. */
  replaceLostPhone: (user: User, telPhone: string) => void
  /** Only the holder of the phone who can still sign in without it may unbind it. */
  unbindPhone: (user: User, input: PhoneRelease, session: Session) => void
  sendEmailCode: (user: User, email: string, session: Session) => void
  bindEmail: (user: User, input: { email: string; code: string }, session: Session) => void
  bindRefundAccount: (user: User, input: NewRefund, session: Session) => void
  setPortrait: (user: User, fileId: string) => void
  /** Closes an account once nothing of its owner's is open (domain 6.16). */
  close: (user: User, proof: Proof) => void
}

type Ports = {
  accounts: Accounts
  sms: { send: (telPhone: string, text: string) => void }
  mailbox: Pick<Mailbox, 'write' | 'changed' | 'writeTo'>
  uploads: Pick<Uploads, 'find' | 'ofOwner'>
  matters: { openMattersOf: (userId: string) => OpenMatter[] }
}

/** What keeps an account safe: its password, phone, e-mail and refund account, its browsers, and its end (domain 6.16). */
export function createSecurity(core: Core, { accounts, sms, mailbox, uploads, matters }: Ports): Security {
  const { users } = core.tables
  const profiles = new Map<string, Profile>()
  const profileOf = (userId: string): Profile => {
    const known = profiles.get(userId) ?? { email: null, passwordChangedAt: null, refund: null }
    profiles.set(userId, known)
    return known
  }
  /** On the site and by text message; cannot be switched off (domain 6.22). */
  const warn = (userId: string, text: string) => {
    mailbox.write(userId, { kind: 'security', title: '账户安全提醒', text, link: paths.accountSafe, also: ['sms'] })
    mailbox.changed(userId, 'person')
  }
  const proofs = createProofs(core, { sms, openPassword: accounts.openPassword })
  const { recent } = proofs
  const devices = createDevices(core, { tokens: accounts, proofs: recent, mailbox, warn })
  const events = createSecurityEvents(core)
  const endOthers = (user: User, session: Session) => devices.end(user.id, (known) => known !== session)

  const bindPhone = (user: User, telPhone: string) => {
    const before = user.telPhone
    const text = `您的账户绑定的手机号码已改为 ${maskedPhone(telPhone)}。如非本人操作，请联系客服。`
    if (before) sms.send(before, `账户安全提醒：${text}`)
    user.telPhone = telPhone
    warn(user.id, text)
  }

  const checkOwnCode = (user: User, { code = '', codeUuid: uuid }: Partial<TypedCode>, purpose: OwnSmsPurpose) =>
    accounts.checkSms(user.telPhone, code, { userId: user.id, uuid }, purpose)

  const prove: Security['prove'] = (user, { password, ...typed }, session) => {
    if (password) proofs.checkPassword(user, password, '登录密码')
    else if (user.telPhone && typed.code !== undefined) checkOwnCode(user, typed, 'identity')
    else throw new Refusal(400, '请输入登录密码')
    recent.keep(session)
  }

  core.events.on('passwordReset', ({ user }) => {
    profileOf(user.id).passwordChangedAt = core.now()
    warn(user.id, '您的登录密码已通过手机验证重置，所有设备已退出登录。如非本人操作，请联系客服。')
    devices.end(user.id, () => true)
  })
  core.events.on('refreshTokenReused', ({ userId, session }) => {
    warn(userId, '您的一处登录凭证被重复使用，该登录已结束。如非本人操作，请立即修改密码。')
    devices.end(userId, (known) => known === session)
  })

  core.events.on('signOnCodeReused', ({ userId, session }) => {
    events.add(userId, 'sign-in-refused', { userId: null, visitor: '' })
    warn(userId, '您的一次单点登录凭证被重复使用，由它建立的登录已结束。如非本人操作，请立即修改密码。')
    devices.end(userId, (known) => known === session)
  })

  return {
    devices,
    events,
    proofs,
    emailOf: (userId) => profileOf(userId).email,
    refundAccountOf: (userId) => profileOf(userId).refund,
    overview: (user, session) => {
      const { email, passwordChangedAt, refund } = profileOf(user.id)
      return {
        loginName: user.loginName,
        telPhone: user.telPhone ? maskedPhone(user.telPhone) : null,
        email: email && maskedEmail(email),
        authStatus: user.authStatus,
        name: user.name || null,
        headImg: user.headImg || null,
        passwordStrength: strengthOf(user.password, user.loginName, user.telPhone),
        passwordChangedAt,
        refundAccount: refund && shownAccount(refund),
        provedUntil: recent.until(session),
      }
    },
    signedIn: (answer, actor) => {
      const session = accounts.sessionOf(answer.access_token)
      events.add(answer.baseUserId, answer.isAllowAccess ? 'signed-in' : 'sign-in-refused', actor)
      if (session && answer.isAllowAccess) devices.signedIn(answer.baseUserId, session, actor)
      return answer
    },

    changePassword: (user, { old, fresh }) => {
      proofs.checkPassword(user, old, '原密码')
      const password = accounts.openPassword(fresh.sealed, fresh.nonce)
      if (password === null) throw new Refusal(400, '密码未能送达，请重试')
      if (password === user.password) throw new Refusal(400, '新旧密码不能相同')
      refuseIf(newPasswordOf(user.loginName, user.telPhone)(password))
      refuseIf(breachedPassword(password), accountRefusal.breachedPassword)
      user.password = password
      accounts.passwordChanged(user.id)
      profileOf(user.id).passwordChangedAt = core.now()
      warn(user.id, '您的登录密码已修改，所有设备已退出登录。如非本人操作，请立即找回密码。')
      devices.end(user.id, () => true)
    },

    sendOwnCode: (user, purpose, solution) => {
      if (!user.telPhone) throw new Refusal(400, '您尚未绑定手机号码')
      return accounts.sendSms(user.telPhone, purpose, { userId: user.id }, solution)
    },
    prove,
    proveOldPhone: (user, { password, ...typed }, session) => {
      if (user.telPhone) checkOwnCode(user, typed, 'old-phone')
      else if (password) proofs.checkPassword(user, password, '登录密码')
      else throw new Refusal(400, '请输入登录密码')
      recent.keep(session)
      return { grant: proofs.grants.give(user.id) }
    },
    changePhone: (user, { grant: given, telPhone, code, codeUuid: uuid }, session) => {
      // A call always names the id of its code, or that it has none.
      const grant = uuid === undefined ? proofs.grants.ofEarlyJournal(given) : given
      proofs.grants.check(user.id, grant)
      refuseIf(mobile(telPhone))
      if (telPhone === user.telPhone) throw new Refusal(400, '新手机号码与当前绑定的号码相同')
      accounts.checkSms(telPhone, code, { userId: user.id, uuid }, 'new-phone')
      if (byPhone(core, telPhone)) throw new Refusal(409, '手机号已被占用')
      proofs.grants.use(grant)
      bindPhone(user, telPhone)
      endOthers(user, session)
    },
    replaceLostPhone: (user, telPhone) => {
      if (telPhone === user.telPhone) return
      if (byPhone(core, telPhone)) throw new Refusal(409, '手机号已被占用')
      bindPhone(user, telPhone)
      devices.end(user.id, () => true)
    },
    unbindPhone: (user, { password, ...typed }, session) => {
      if (!user.telPhone) throw new Refusal(400, '您尚未绑定手机号码')
      proofs.checkPassword(user, password, '登录密码')
      checkOwnCode(user, typed, 'unbind-phone')
      warn(user.id, '您的账户已解除手机绑定，今后请使用账号和密码登录。如非本人操作，请联系客服。')
      user.telPhone = ''
      recent.keep(session)
      endOthers(user, session)
    },

    sendEmailCode: (user, email, session) => {
      recent.require(session)
      refuseIf(emailProblem(email))
      if (profileOf(user.id).email === email) throw new Refusal(400, '该邮箱已绑定在您的账户上')
      proofs.mail.send(user.id, email)
    },
    bindEmail: (user, { email, code }, session) => {
      recent.require(session)
      proofs.mail.check(user.id, email, code)
      const isTaken = [...users.keys()].some((id) => id !== user.id && profileOf(id).email === email)
      if (isTaken) throw new Refusal(409, '邮箱已被占用')
      const before = profileOf(user.id).email
      const text = `您的账户已绑定邮箱 ${maskedEmail(email)}。如非本人操作，请联系客服。`
      if (before) mailbox.writeTo(before, '账户安全提醒', text)
      profileOf(user.id).email = email
      warn(user.id, text)
    },

    bindRefundAccount: (user, { bankName, cardNo, password }, session) => {
      if (user.authStatus < 3) throw new Refusal(400, '请先完成实名认证')
      if (bankName.trim() === '') throw new Refusal(400, '请输入开户银行')
      refuseIf((user.authStatus === 4 ? corporateAccount : bankCard)(cardNo))
      if (password) prove(user, { password }, session)
      else recent.require(session)
      const lastDigits = cardNo.slice(-4)
      profileOf(user.id).refund = { name: user.name, bank: bankName.trim(), account: plainAccount(cardNo) }
      warn(user.id, `您的退款账户已改为 ${bankName.trim()}（尾号 ${lastDigits}）。如非本人操作，请联系客服。`)
    },
    setPortrait: (user, fileId) => {
      const [file] = uploads.ofOwner([fileId], user.id)
      if (uploads.find(fileId)?.purpose !== 'portrait' || !file) throw new Refusal(400, '所选文件不能用作头像')
      user.headImg = file.url
      mailbox.changed(user.id, 'person')
    },

    close: (user, { password, ...typed }) => {
      const open = matters.openMattersOf(user.id)
      if (open.length > 0)
        throw new Refusal(409, `您有未完结的交易，暂不能注销：${open.map(({ text }) => text).join('、')}`)
      if (password) proofs.checkPassword(user, password, '登录密码')
      else if (user.telPhone) checkOwnCode(user, typed, 'close-account')
      else throw new Refusal(400, '请输入登录密码')
      if (user.telPhone) sms.send(user.telPhone, '您的账户已注销，感谢您的使用。')
      users.delete(user.id)
      profiles.delete(user.id)
      devices.end(user.id, () => true)
      devices.forget(user.id)
      events.forget(user.id)
    },
  }
}
