import {
  type AddedFactor,
  type AuthenticatorKey,
  type FactorChallenge,
  type Factors as FactorsView,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  fewRecoveryCodes,
} from '#src/model/account/factors.ts'
import { factorNeeded } from '#src/model/account/factor-needed.ts'
import { paths } from '#src/model/paths.ts'
import { dayMs } from '#src/model/time/units.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { Actor } from '../../actor.ts'
import type { Core } from '../../core.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import { Refusal } from '../../refusal.ts'
import { type DemoAccount, demoAccounts, withUsers } from '../../seed/people/accounts.ts'
import type { User } from '../../tables.ts'
import type { Accounts } from '../accounts.ts'
import type { Devices } from '../devices.ts'
import type { Proofs } from '../proofs.ts'
import type { NewSession } from '../tokens.ts'
import { bytesOfBase32 } from './encoding.ts'
import { createAuthenticators } from './authenticators.ts'
import { type Confirmation, createChecks, hasFactor, type Kinds, methodIn, methodsOf } from './checks.ts'
import { createInside, type Inside } from './inside.ts'
import { createPasskeys } from './passkeys.ts'
import { createPlaces } from './places.ts'
import { createRecoveryCodes } from './recovery.ts'

export type Factors = {
  list: (user: User, actor: Actor) => FactorsView
  challenge: (user: User, actor: Actor) => FactorChallenge
  /** Confirms the device of the actor; refuses with 403, and with 429 after five wrong codes. */
  confirm: (user: User, input: Confirmation, actor: Actor) => void
  /** Refuses with 4280 what moves money or changes a right, on a device that has not been confirmed (ASVS 6.3.3). */
  requireConfirmed: (user: User, actor: Actor) => void
  /** Whether a person has to confirm on this device, and has not. */
  isUnconfirmed: (user: User, actor: Actor) => boolean
  /** Which bidders were in which room in time. */
  inside: Inside
  /** Whether a session is used where it began: a stolen one is not. */
  isWhereItBegan: (actor: Actor) => boolean
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
  /** The exchange has found all second factors lost: they are removed, and every session ends (domain 6.17). */
  removeLost: (user: User) => void
  /** An account has been closed. */
  forget: (userId: string) => void
}

type Ports = {
  accounts: Pick<Accounts, 'standingOf' | 'confirmations' | 'isWhereItBegan' | 'checkSms' | 'byPasskey'>
  proofs: Pick<Proofs, 'checkPassword' | 'recent'>
  devices: Pick<Devices, 'end'>
  mailbox: Pick<Mailbox, 'write' | 'changed'>
}

/** Messages about second factors, on the site and by mail; they cannot be switched off (domain 6.22). */
const createNotifier =
  (mailbox: Ports['mailbox']) =>
  ({ id }: User, text: string): void => {
    mailbox.write(id, { kind: 'security', title: '账户安全提醒', text, link: paths.accountSafe, also: ['mail'] })
    mailbox.changed(id, 'person')
  }

/** The second factor of a demo account. */
function seedFactor(
  core: Core,
  { authenticators, recovery }: Kinds,
  userId: string,
  { secondFactor }: DemoAccount,
): void {
  if (!secondFactor) return
  const addedAt = core.startedAt - secondFactor.daysAgo * dayMs
  authenticators.seed(userId, bytesOfBase32(secondFactor.secret), addedAt)
  recovery.seed(userId, secondFactor.recoveryCodes)
}

/**
 * Second factors: what they are is in the other files of this folder, here is who has which, and what is refused without. The last
 * factor takes the recovery codes with it.
 */
export function createFactors(core: Core, ports: Ports): Factors {
  const { accounts, proofs, devices, mailbox } = ports
  const { users } = core.tables
  const kinds = {
    passkeys: createPasskeys(core),
    authenticators: createAuthenticators(core),
    recovery: createRecoveryCodes(core),
  }
  const { passkeys, authenticators, recovery } = kinds
  for (const { account, user } of withUsers(demoAccounts, users)) seedFactor(core, kinds, user.id, account)
  const places = createPlaces(core, ports)
  const checks = createChecks(core, kinds, ports, places.askerOf)
  const notify = createNotifier(mailbox)
  let isForAll = false

  const needed = () => new Refusal(factorNeeded, '请先完成安全验证')
  const isUnconfirmed: Factors['isUnconfirmed'] = (user, actor) =>
    (isForAll || hasFactor(kinds, user.id)) && places.until(user, actor) === null
  /** What changes the factors: an account with a way to confirm has to use it, any other proves its identity. */
  const requireStrong = (user: User, actor: Actor) => {
    if (methodsOf(kinds, user, isForAll).length === 0) proofs.recent.require(actor.session)
    else if (!places.isStrong(user, actor)) throw needed()
  }
  const added = (user: User, actor: Actor, isFirst: boolean, text: string): AddedFactor => {
    places.confirm(user, actor)
    notify(user, text)
    return { recoveryCodes: isFirst ? recovery.renew(user.id) : null }
  }
  const removed = (user: User, text: string) => {
    if (!hasFactor(kinds, user.id)) recovery.forget(user.id)
    notify(user, text)
  }
  const forget = (userId: string) => {
    passkeys.forget(userId)
    authenticators.remove(userId)
    recovery.forget(userId)
  }
  const notifyUsed = (user: User) => {
    const left = recovery.leftOf(user.id)
    notify(user, `您的一个恢复码已被使用，还剩 ${left} 个。如非本人操作，请立即修改密码并联系客服。`)
    if (left <= fewRecoveryCodes) notify(user, `您的恢复码只剩 ${left} 个，请尽快重新生成。`)
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
      if (method === 'recovery') notifyUsed(user)
      if (isNew) notify(user, '您的账户在新的设备上完成了安全验证。如非本人操作，请立即修改密码并结束其他设备的登录。')
    },
    requireConfirmed: (user, actor) => {
      if (isUnconfirmed(user, actor)) throw needed()
    },
    isUnconfirmed,
    inside: createInside(),
    isWhereItBegan: accounts.isWhereItBegan,
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
      notify(user, '您的恢复码已重新生成，原有恢复码已失效。如非本人操作，请联系客服。')
      return { recoveryCodes }
    },

    passkeyChallenge: passkeys.signInRequest,
    signIn: (assertion, actor) => {
      const user = users.get(passkeys.signedInBy(assertion) ?? '')
      if (!user) throw new Refusal(403, '通行密钥验证失败，请重试或改用其他方式登录')
      return accounts.byPasskey(user, actor)
    },
    removeLost: (user) => {
      forget(user.id)
      notify(user, '交易所已按您的申诉移除账户的全部安全验证方式，所有设备已退出登录。请登录后重新添加。')
      devices.end(user.id, () => true)
    },
    forget,
  }
}
