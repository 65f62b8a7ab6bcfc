import type { AccountKind } from '#src/model/session/refusals.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { loginName as loginNameProblem } from '#src/model/validation/names.ts'
import { newPasswordOf } from '#src/model/validation/password.ts'
import type { Captchas } from './captcha.ts'
import type { Codes } from './sms-codes.ts'
import type { Guard } from './login-throttle.ts'
import { byPhone } from './known.ts'
import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { portrait } from '../seed/pictures.ts'
import type { User } from '../tables.ts'

export type NewAccount = {
  loginName: string
  password: string
  telPhone: string
  code: string
  nonce: string
  kind?: AccountKind | null | undefined
}
export type AccountDesk = { exchange: Exchange; codes: Codes; captchas: Captchas; guard: Guard }

/** The password that was sent, if this account may have it. */
export function openNew(
  captchas: Captchas,
  { password: sealed, nonce }: { password: string; nonce: string },
  account: string,
): string {
  const password = captchas.openPassword(sealed, nonce)
  if (password === null) throw new Refusal(accountRefusal.password, '密码未能送达，请重试')
  refuseIf(newPasswordOf(account)(password), accountRefusal.password)
  return password
}

/** So long the code that an account was registered with still names that registration, ms. */
const repeatMs = 5 * 60_000

/** New accounts. */
export function createNewcomers({ exchange, codes, captchas }: AccountDesk) {
  const registered = new Map<string, { code: string; id: string; until: number }>()
  const users = () => [...exchange.tables.users.values()]
  const refuseTakenPhone = (telPhone: string) => {
    if (byPhone(exchange, telPhone)) throw new Refusal(accountRefusal.telPhone, '该手机号已注册，请直接登录')
  }
  const isTaken = (loginName: string): boolean => {
    const name = loginName.toLowerCase()
    return users().some((user) => user.loginName.toLowerCase() === name)
  }
  const refuseTakenName = (loginName: string) => {
    if (isTaken(loginName)) throw new Refusal(accountRefusal.loginName, '该账号已被使用，请换一个')
  }

  /** Whoever got no answer sends the same once more: the account that it made, or null. Another guess is not for the taking. */
  const madeBefore = ({ loginName, telPhone, code, password, nonce }: NewAccount): User | null => {
    const known = registered.get(telPhone)
    if (!known || known.until < exchange.now()) return null
    const user = exchange.tables.users.get(known.id)
    const isSame = known.code === code && user?.loginName === loginName
    if (isSame && captchas.openPassword(password, nonce) === user.password) return user
    registered.delete(telPhone)
    return null
  }

  return {
    refuseTakenPhone,
    refuseTakenName,
    register: (input: NewAccount): User => {
      const made = madeBefore(input)
      if (made) return made
      refuseIf(loginNameProblem(input.loginName), accountRefusal.loginName)
      codes.prove(input.telPhone, input.code, smsCode.register)
      const password = openNew(captchas, input, input.loginName)
      refuseTakenPhone(input.telPhone)
      // Names cannot be tried without end under one code.
      if (isTaken(input.loginName)) codes.count(input.telPhone)
      refuseTakenName(input.loginName)
      codes.check(input.telPhone, input.code, smsCode.register)
      const { loginName, telPhone, kind } = input
      const id = `U${token(exchange.random, 12)}`
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
      exchange.tables.users.set(id, user)
      exchange.tables.members.push({ id, joinedAt: exchange.now(), kind: kind ?? 'person' })
      registered.set(telPhone, { code: input.code, id, until: exchange.now() + repeatMs })
      return user
    },
  }
}
