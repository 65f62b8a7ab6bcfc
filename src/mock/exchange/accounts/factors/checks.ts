import type { ConfirmationMethod, PasskeyAssertion } from '#src/model/account/factors.ts'
import type { SealedPassword } from '#src/model/account/schema.ts'
import type { Actor } from '../../actor.ts'
import type { Core } from '../../core.ts'
import { Refusal, WrongProof } from '../../refusal.ts'
import type { User } from '../../tables.ts'
import type { Accounts } from '../accounts.ts'
import type { Proofs } from '../proofs.ts'
import type { Authenticators } from './authenticators.ts'
import type { Passkeys } from './passkeys.ts'
import type { RecoveryCodes } from './recovery.ts'
import { type Asker, createTries } from './tries.ts'

/** One of these; password and code only together. */
export type Confirmation = {
  passkey?: PasskeyAssertion | undefined
  authenticator?: string | undefined
  recovery?: string | undefined
  password?: SealedPassword | undefined
  code?: string | undefined
  /** That of the answer with which the code was sent. */
  codeUuid?: string | null | undefined
}

type Ports = { accounts: Pick<Accounts, 'checkSms'>; proofs: Pick<Proofs, 'checkPassword'> }
export type Kinds = { passkeys: Passkeys; authenticators: Authenticators; recovery: RecoveryCodes }

export const hasFactor = ({ passkeys, authenticators }: Kinds, userId: string): boolean =>
  passkeys.of(userId).length > 0 || authenticators.of(userId) !== null

/** How an account can confirm, the easiest first. */
export function methodsOf(kinds: Kinds, user: User, isForAll: boolean): ConfirmationMethod[] {
  if (!hasFactor(kinds, user.id)) return isForAll && user.telPhone !== '' ? ['password-and-code'] : []
  const { passkeys, authenticators, recovery } = kinds
  return [
    ...(passkeys.of(user.id).length > 0 ? ['passkey' as const] : []),
    ...(authenticators.of(user.id) ? ['authenticator' as const] : []),
    ...(recovery.leftOf(user.id) > 0 ? ['recovery' as const] : []),
  ]
}

/** The method of what was typed; null where it is none or more than one. */
export function methodIn({
  passkey,
  authenticator,
  recovery,
  password,
  code,
}: Confirmation): ConfirmationMethod | null {
  const given: (ConfirmationMethod | null)[] = [
    passkey ? 'passkey' : null,
    authenticator === undefined ? null : 'authenticator',
    recovery === undefined ? null : 'recovery',
    password && code !== undefined ? 'password-and-code' : null,
  ]
  const [method, ...others] = given.filter((one) => one !== null)
  return method && others.length === 0 ? method : null
}

/** What a person confirms with, compared with what the account has. Refuses what is wrong. */
export function createChecks(core: Core, kinds: Kinds, ports: Ports, askerOf: (user: User, actor: Actor) => Asker) {
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
      if (!passkey || !kinds.passkeys.isConfirmed(user.id, passkey)) throw new WrongProof('通行密钥验证失败，请重试')
    },
    authenticator: (user, { authenticator = '' }, actor) =>
      tried(user, actor, '动态验证码', () => kinds.authenticators.use(user.id, authenticator)),
    recovery: (user, { recovery = '' }, actor) =>
      tried(user, actor, '恢复码', () => kinds.recovery.use(user.id, recovery)),
    'password-and-code': (user, { password, code = '', codeUuid: uuid = null }) => {
      if (!password) throw new Refusal(400, '请输入登录密码')
      ports.proofs.checkPassword(user, password, '登录密码')
      ports.accounts.checkSms(user.telPhone, code, { userId: user.id, uuid }, 'confirm')
    },
  }
  return { tried, byMethod }
}
