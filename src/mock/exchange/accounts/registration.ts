import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { loginName as loginNameProblem } from '#src/model/validation/names.ts'
import { breachedPassword } from '#src/model/session/breached/breached.ts'
import { newPasswordOf } from '#src/model/validation/password.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { portrait } from '../seed/pictures.ts'
import type { Tables, User } from '../tables.ts'
import type { Captchas } from './captcha.ts'
import type { Client } from './clients.ts'
import type { SmsCodes } from './sms-codes.ts'

export type NewAccount = {
  loginName: string
  password: string
  telPhone: string
  code: string
  /** That of the answer with which the code was sent; see `CodeHolder`. */
  codeUuid?: string | null | undefined
  nonce: string
  kind?: AccountKind | null | undefined
}

export type Registration = {
  refuseTakenPhone: (telPhone: string) => void
  refuseTakenName: (loginName: string) => void
  register: (input: NewAccount, client: Client) => User
}

type Ports = { codes: SmsCodes; captchas: Captchas }

/** Whose account a phone is bound to. */
export const byPhone = ({ tables }: { tables: Pick<Tables, 'users'> }, telPhone: string): User | undefined =>
  [...tables.users.values()].find((user) => telPhone !== '' && user.telPhone === telPhone)

/** The password that was sent, if this account may have it. */
export function openNewPassword(
  captchas: Captchas,
  { password: encrypted, nonce }: { password: string; nonce: string },
  { loginName, telPhone }: Pick<User, 'loginName' | 'telPhone'>,
): string {
  const password = captchas.openPassword(encrypted, nonce)
  if (password === null) throw new Refusal(accountRefusal.password, '密码未能送达，请重试')
  refuseIf(newPasswordOf(loginName, telPhone)(password), accountRefusal.password)
  refuseIf(breachedPassword(password), accountRefusal.breachedPassword)
  return password
}

/** So long the code that an account was registered with still names that registration, ms. */
const repeatMs = 5 * 60_000

/** New accounts. */
export function createRegistration(core: Core, { codes, captchas }: Ports): Registration {
  const { tables } = core
  const registered = new Map<string, { code: string; id: string; until: number }>()
  const refuseTakenPhone = (telPhone: string) => {
    if (byPhone(core, telPhone)) throw new Refusal(accountRefusal.telPhone, '该手机号已注册，请直接登录')
  }
  const isTaken = (loginName: string): boolean => {
    const name = loginName.toLowerCase()
    return [...tables.users.values()].some((user) => user.loginName.toLowerCase() === name)
  }
  const refuseTakenName = (loginName: string) => {
    if (isTaken(loginName)) throw new Refusal(accountRefusal.loginName, '该账号已被使用，请换一个')
  }

  /** A client that got no answer sends the same again: the account that it made, or null. A second guess at the password ends that. */
  const madeBefore = ({ loginName, telPhone, code, password, nonce }: NewAccount): User | null => {
    const known = registered.get(telPhone)
    if (!known || known.until < core.now()) return null
    const user = tables.users.get(known.id)
    const isSame = known.code === code && user?.loginName === loginName
    if (isSame && captchas.openPassword(password, nonce) === user.password) return user
    registered.delete(telPhone)
    return null
  }

  return {
    refuseTakenPhone,
    refuseTakenName,
    register: (input, client) => {
      const made = madeBefore(input)
      if (made) return made
      refuseIf(loginNameProblem(input.loginName), accountRefusal.loginName)
      const proved = codes.prove(input.telPhone, input.code, { ...client, uuid: input.codeUuid }, smsCode.register)
      const password = openNewPassword(captchas, input, input)
      refuseTakenPhone(input.telPhone)
      // Names cannot be tested without end under one code.
      if (isTaken(input.loginName)) proved.count()
      refuseTakenName(input.loginName)
      proved.use()
      const { loginName, telPhone, kind } = input
      const id = `U${token(core.random, 12)}`
      const user: User = {
        id,
        loginName,
        username: loginName,
        name: '',
        password,
        telPhone,
        authStatus: 0,
        headImg: portrait(loginName),
        isAllowAccess: true,
        persona: '新注册用户',
      }
      tables.users.set(id, user)
      tables.members.push({ id, joinedAt: core.now(), kind: kind ?? 'person' })
      registered.set(telPhone, { code: input.code, id, until: core.now() + repeatMs })
      return user
    },
  }
}
