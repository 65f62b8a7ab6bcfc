import { smsCode } from '#src/model/session/schema.ts'
import type { AccountDesk } from './registration.ts'
import type { Tokens } from './tokens.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

export type SignIn = { username: string; password: string; uuid: string; captcha: string }

const wrongLogin = '账号或密码错误'

/** The ways into an account. Nothing here tells whether an account exists. */
export function createWays({ exchange, codes, captchas, guard }: AccountDesk, tokens: Tokens) {
  const find = (name: string): User | undefined =>
    [...exchange.tables.users.values()].find(
      (user) => name !== '' && (user.loginName === name || user.telPhone === name),
    )

  return {
    byPassword: (input: SignIn) => {
      guard.refuseWhileLocked(input.username)
      const user = find(input.username)
      captchas.checkOrPass(input, user?.id)
      const password = captchas.openPassword(input.password)
      if (!user || password === null || user.password !== password) {
        guard.count(input.username)
        guard.refuseWhileLocked(input.username)
        throw new Refusal(403, wrongLogin)
      }
      guard.forget(input.username)
      return tokens.begin(user)
    },

    bySms: ({ telPhone, code }: { telPhone: string; code: string }) => {
      codes.check(telPhone, code, smsCode.default)
      const user = find(telPhone)
      if (!user) throw new Refusal(369, '该手机号尚未注册，请先注册')
      return tokens.begin(user)
    },

    /** A code of the single sign-on, given out by the mock's own sign-on page. */
    byCode: (code: string) => {
      const user = exchange.tables.users.get(captchas.useSsoCode(code) ?? '')
      if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
      return tokens.begin(user)
    },
  }
}
