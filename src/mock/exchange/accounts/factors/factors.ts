import type {
  AddedFactor,
  AuthenticatorKey,
  ConfirmationMethod,
  FactorChallenge,
  Factors as FactorsView,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#src/model/account/factors.ts'
import { factorNeeded } from '#src/model/account/factor-needed.ts'
import type { SealedPassword } from '#src/model/account/schema.ts'
import { paths } from '#src/model/paths.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { Actor } from '../../actor.ts'
import type { Core } from '../../core.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../tables.ts'
import type { Accounts } from '../accounts.ts'
import { clientKey } from '../clients.ts'
import { createRecent, type Proofs } from '../proofs.ts'
import { confirmationCode } from '../sms-codes.ts'
import type { NewSession } from '../tokens.ts'
import { type Authenticators, createAuthenticators } from './authenticators.ts'
import type { Place } from './confirmations.ts'
import { createPasskeys, type Passkeys } from './passkeys.ts'
import { createRecoveryCodes, fewRecoveryCodes, type RecoveryCodes } from './recovery.ts'
import { type Asker, createTries } from './tries.ts'

/** One of these; password and code only together. */
export type Confirmation = {
  passkey?: PasskeyAssertion | undefined
  authenticator?: string | undefined
  recovery?: string | undefined
  password?: SealedPassword | undefined
  code?: string | undefined
  /** That of the answer with which the code was sent. */
  codeUuid?: string | undefined
}

export type Factors = {
  list: (user: User, actor: Actor) => FactorsView
  challenge: (user: User, actor: Actor) => FactorChallenge
  /** Confirms the device of the actor; refuses with 403, and with 429 after five wrong codes. */
  confirm: (user: User, input: Confirmation, actor: Actor) => void
  /** Refuses with 4280 what moves money or changes a right, on a device that has not been confirmed (ASVS 6.3.3). */
  requireConfirmed: (user: User, actor: Actor) => void
  /** Whether the exchange asks everybody. */
  isForAll: () => boolean
  demandOfAll: (isDemanded: boolean) => void
  newPasskey: (user: User, actor: Actor) => PasskeyCreation
  addPasskey: (user: User, input: { name: string; passkey: PasskeyRegistration }, actor: Actor) => AddedFactor
  renamePasskey: (user: User, input: { id: string; name: string }) => void
  removePasskey: (user: User, id: string, actor: Actor) => void
  newAuthenticator: (user: User, actor: Actor) => AuthenticatorKey
  addAuthenticator: (user: User, code: string, actor: Actor) => AddedFactor
  removeAuthenticator: (user: User, actor: Actor) => void
  newRecoveryCodes: (user: User, actor: Actor) => AddedFactor
  passkeyChallenge: (actor: Actor) => PasskeyRequest
  /** A sign-in, which confirms its device. */
  signIn: (assertion: PasskeyAssertion, actor: Actor) => NewSession
  /** An account has been closed. */
  forget: (userId: string) => void
}

type Ports = {
  accounts: Pick<Accounts, 'standingOf' | 'confirmations' | 'checkSms' | 'byPasskey'>
  proofs: Pick<Proofs, 'checkPassword' | 'recent'>
  mailbox: Pick<Mailbox, 'write' | 'changed'>
}

type Kinds = { passkeys: Passkeys; authenticators: Authenticators; recovery: RecoveryCodes }

const hasFactor = ({ passkeys, authenticators }: Kinds, userId: string): boolean =>
  passkeys.of(userId).length > 0 || authenticators.of(userId) !== null

/** How an account can confirm, the easiest first. */
function methodsOf(kinds: Kinds, user: User, isForAll: boolean): ConfirmationMethod[] {
  if (!hasFactor(kinds, user.id)) return isForAll && user.telPhone !== '' ? ['password-and-code'] : []
  const { passkeys, authenticators, recovery } = kinds
  return [
    ...(passkeys.of(user.id).length > 0 ? ['passkey' as const] : []),
    ...(authenticators.of(user.id) ? ['authenticator' as const] : []),
    ...(recovery.leftOf(user.id) > 0 ? ['recovery' as const] : []),
  ]
}

/** The method of what was typed; null where it is none or more than one. */
function methodIn({ passkey, authenticator, recovery, password, code }: Confirmation): ConfirmationMethod | null {
  const given: (ConfirmationMethod | null)[] = [
    passkey ? 'passkey' : null,
    authenticator === undefined ? null : 'authenticator',
    recovery === undefined ? null : 'recovery',
    password && code !== undefined ? 'password-and-code' : null,
  ]
  const [method, ...others] = given.filter((one) => one !== null)
  return method && others.length === 0 ? method : null
}

/** Places, and what has been proved there. */
function createPlaces(core: Core, { accounts, proofs }: Ports) {
  const { confirmations } = accounts
  const strong = createRecent(core)
  /** A token of a device that the account does not know may have been planted, and counts as none. */
  const placeOf = (user: User, { session, source, device }: Actor): Place => {
    const isKnown = accounts.standingOf(user, { userId: null, source, device }) === 'device'
    return { session, source, ...(isKnown ? { device } : {}) }
  }
  const until = (user: User, actor: Actor): number | null => confirmations.until(user.id, placeOf(user, actor))
  return {
    until,
    confirm: (user: User, actor: Actor) => {
      confirmations.confirm(user.id, placeOf(user, actor))
      strong.keep(actor.session)
      proofs.recent.keep(actor.session)
    },
    isStrong: ({ session }: Actor): boolean => strong.until(session) !== null,
    askerOf: (user: User, actor: Actor): Asker => {
      const client = { userId: null, source: actor.source, device: actor.device }
      const key = clientKey(client, accounts.standingOf(user, client))
      return { userId: user.id, key, isStranger: until(user, actor) === null }
    },
  }
}

/** Messages about second factors, on the site and by mail; they cannot be switched off (domain 6.22). */
const createTeller =
  (mailbox: Ports['mailbox']) =>
  ({ id }: User, text: string): void => {
    mailbox.write(id, { kind: 'security', title: '账户安全提醒', text, link: paths.accountSafe, also: ['mail'] })
    mailbox.changed(id, 'person')
  }

/** What a person confirms with, compared with what the account has. Refuses what is wrong. */
function createChecks(core: Core, kinds: Kinds, ports: Ports, askerOf: (user: User, actor: Actor) => Asker) {
  const tries = createTries(core)
  /** A code that can be guessed: five tries. */
  const tried = (user: User, actor: Actor, name: string, isRight: () => boolean) => {
    const asker = askerOf(user, actor)
    tries.refuseWhileWaiting(asker)
    if (!isRight()) tries.wrong(asker, name)
    tries.right(asker)
  }
  const byMethod: Record<ConfirmationMethod, (user: User, input: Confirmation, actor: Actor) => void> = {
    passkey: (user, { passkey }) => {
      if (!passkey || !kinds.passkeys.isConfirmed(user.id, passkey)) throw new Refusal(403, '通行密钥验证失败，请重试')
    },
    authenticator: (user, { authenticator = '' }, actor) =>
      tried(user, actor, '动态验证码', () => kinds.authenticators.use(user.id, authenticator)),
    recovery: (user, { recovery = '' }, actor) =>
      tried(user, actor, '恢复码', () => kinds.recovery.use(user.id, recovery)),
    'password-and-code': (user, { password, code = '', codeUuid: uuid }) => {
      if (!password) throw new Refusal(400, '请输入登录密码')
      ports.proofs.checkPassword(user, password, '登录密码')
      ports.accounts.checkSms(user.telPhone, code, { userId: user.id, uuid }, confirmationCode)
    },
  }
  return { tried, byMethod }
}

/**
 * Second factors: what they are is in the other files of this folder, here is who has which, and what is refused without. The last
 * factor takes the recovery codes with it.
 */
export function createFactors(core: Core, ports: Ports): Factors {
  const { accounts, proofs, mailbox } = ports
  const { users } = core.tables
  const kinds = {
    passkeys: createPasskeys(core),
    authenticators: createAuthenticators(core),
    recovery: createRecoveryCodes(core),
  }
  const { passkeys, authenticators, recovery } = kinds
  const places = createPlaces(core, ports)
  const checks = createChecks(core, kinds, ports, places.askerOf)
  const tell = createTeller(mailbox)
  let isForAll = false

  const needed = () => new Refusal(factorNeeded, '请先完成安全验证')
  const requireConfirmed: Factors['requireConfirmed'] = (user, actor) => {
    if ((isForAll || hasFactor(kinds, user.id)) && places.until(user, actor) === null) throw needed()
  }
  /** What changes the factors: an account with a way to confirm has to use it, any other proves its identity. */
  const requireStrong = (user: User, actor: Actor) => {
    if (methodsOf(kinds, user, isForAll).length === 0) proofs.recent.require(actor.session)
    else if (!places.isStrong(actor)) throw needed()
  }
  const added = (user: User, actor: Actor, isFirst: boolean, text: string): AddedFactor => {
    places.confirm(user, actor)
    tell(user, text)
    return { recoveryCodes: isFirst ? recovery.renew(user.id) : null }
  }
  const removed = (user: User, text: string) => {
    if (!hasFactor(kinds, user.id)) recovery.forget(user.id)
    tell(user, text)
  }
  const tellUsed = (user: User) => {
    const left = recovery.leftOf(user.id)
    tell(user, `您的一个恢复码已被使用，还剩 ${left} 个。如非本人操作，请立即修改密码并联系客服。`)
    if (left <= fewRecoveryCodes) tell(user, `您的恢复码只剩 ${left} 个，请尽快重新生成。`)
  }

  return {
    list: (user, actor) => {
      const app = authenticators.of(user.id)
      return {
        passkeys: passkeys
          .of(user.id)
          .map(({ id, name, addedAt, lastUsedAt = null }) => ({ id, name, addedAt, lastUsedAt })),
        authenticator: app && { addedAt: app.addedAt, lastUsedAt: app.lastUsedAt },
        recoveryLeft: recovery.leftOf(user.id),
        isForAll,
        confirmedUntil: places.until(user, actor),
      }
    },
    challenge: (user, actor) => ({
      methods: methodsOf(kinds, user, isForAll),
      passkey: passkeys.requestFor(user.id, actor),
      telPhone: user.telPhone ? maskedPhone(user.telPhone) : null,
    }),
    confirm: (user, input, actor) => {
      const method = methodIn(input)
      if (!method || !methodsOf(kinds, user, isForAll).includes(method))
        throw new Refusal(400, '请选择账户已有的验证方式')
      checks.byMethod[method](user, input, actor)
      const isNew = places.until(user, actor) === null
      places.confirm(user, actor)
      if (method === 'recovery') tellUsed(user)
      if (isNew) tell(user, '您的账户在新的设备上完成了安全验证。如非本人操作，请立即修改密码并结束其他设备的登录。')
    },
    requireConfirmed,
    isForAll: () => isForAll,
    demandOfAll: (isDemanded) => {
      isForAll = isDemanded
    },

    newPasskey: (user, actor) => {
      requireStrong(user, actor)
      return passkeys.creation(user, actor)
    },
    addPasskey: (user, { name, passkey }, actor) => {
      requireStrong(user, actor)
      const isFirst = !hasFactor(kinds, user.id)
      passkeys.add(user.id, name, passkey)
      return added(user, actor, isFirst, `您的账户已添加通行密钥“${name.trim()}”。如非本人操作，请联系客服。`)
    },
    renamePasskey: (user, { id, name }) => passkeys.rename(user.id, id, name),
    removePasskey: (user, id, actor) => {
      requireStrong(user, actor)
      const { name } = passkeys.remove(user.id, id)
      removed(user, `您的账户已移除通行密钥“${name}”。如非本人操作，请联系客服。`)
    },
    newAuthenticator: (user, actor) => {
      requireStrong(user, actor)
      return authenticators.newKey(user)
    },
    addAuthenticator: (user, code, actor) => {
      requireStrong(user, actor)
      const isFirst = !hasFactor(kinds, user.id)
      checks.tried(user, actor, '动态验证码', () => {
        const result = authenticators.link(user.id, code)
        if (result === 'none') throw new Refusal(409, '绑定已过期，请重新开始')
        return result === 'linked'
      })
      return added(user, actor, isFirst, '您的账户已绑定身份验证器。如非本人操作，请联系客服。')
    },
    removeAuthenticator: (user, actor) => {
      requireStrong(user, actor)
      if (!authenticators.of(user.id)) throw new Refusal(404, '您尚未绑定身份验证器')
      authenticators.remove(user.id)
      removed(user, '您的账户已解除身份验证器的绑定。如非本人操作，请联系客服。')
    },
    newRecoveryCodes: (user, actor) => {
      requireStrong(user, actor)
      if (!hasFactor(kinds, user.id)) throw new Refusal(409, '请先添加通行密钥或身份验证器')
      const recoveryCodes = recovery.renew(user.id)
      tell(user, '您的恢复码已重新生成，原有恢复码已失效。如非本人操作，请联系客服。')
      return { recoveryCodes }
    },

    passkeyChallenge: passkeys.signInRequest,
    signIn: (assertion, actor) => {
      const user = users.get(passkeys.signedInBy(assertion) ?? '')
      if (!user) throw new Refusal(403, '通行密钥验证失败，请重试或改用其他方式登录')
      return accounts.byPasskey(user, actor)
    },
    forget: (userId) => {
      passkeys.forget(userId)
      authenticators.remove(userId)
      recovery.forget(userId)
    },
  }
}
