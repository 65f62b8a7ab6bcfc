import * as auth from '#src/api/endpoints/auth.ts'
import { refreshLogin } from '#src/api/endpoints/renewal.ts'
import * as signOn from '#src/api/endpoints/sign-on.ts'
import * as captchaCalls from '#src/api/endpoints/captcha.ts'
import * as registration from '#src/api/endpoints/registration.ts'
import { type Captcha, smsCode } from '#src/model/session/schema.ts'
import type { Actor } from '../exchange/actor.ts'
import type { Exchange } from '../worlds.ts'
import { publicKey } from '../exchange/accounts/keys.ts'
import { Refusal } from '../exchange/refusal.ts'
import { captchaPicture } from './shapes/captcha-picture.ts'
import { captchaVoice } from './shapes/captcha-voice.ts'
import { idOf } from './call/asker.ts'
import { withCodeUuid } from './call/code-uuid.ts'
import { handle } from './call/handle.ts'

const messageCodes: readonly string[] = Object.values(smsCode)

export const newCaptcha = (exchange: Exchange, actor: Actor): Captcha => {
  const { uuid, text, nonce } = exchange.take('newCaptcha', {}, actor)
  return { uuid, image: captchaPicture(text, exchange.keyFor(`captcha ${uuid}`)), publicKey, nonce }
}

export const authHandlers = [
  handle(auth.passwordLogin, ({ input, exchange, actor }) => exchange.take('signInByPassword', input, actor)),
  handle(auth.smsLogin, ({ input, exchange, actor }) =>
    exchange.take('signInBySms', { ...input, uuid: input.uuid ?? null }, actor),
  ),
  handle(signOn.codeLogin, ({ input, exchange, actor }) =>
    exchange.take('signInByCode', { code: input.code, verifier: input.code_verifier ?? null }, actor),
  ),
  handle(refreshLogin, ({ input, exchange, actor }) =>
    exchange.take('refresh', { refreshToken: input.refresh_token }, actor),
  ),
  handle(auth.oauthCaptcha, ({ exchange, actor }) => newCaptcha(exchange, actor)),
  handle(captchaCalls.captchaVoice, ({ input: { uuid }, exchange, actor }) => ({
    audio: captchaVoice(exchange.take('speakCaptcha', { uuid }, actor), exchange.keyFor(`captcha ${uuid}`)),
  })),
  handle(registration.registerUser, ({ input, exchange, actor }) =>
    exchange.take('register', withCodeUuid(input), actor),
  ),
  handle(registration.checkLoginName, ({ input, exchange }) => {
    exchange.accounts.refuseTakenName(input.loginName)
    return null
  }),
  handle(registration.forgetPassword, ({ input, exchange, actor }) => ({
    loginName: exchange.take('resetPassword', withCodeUuid(input), actor).loginName,
  })),
  handle(registration.findPersonAccount, ({ input: { idNumber, ...rest }, exchange, actor }) =>
    exchange.take('findAccount', { kind: 'person', claim: { ...withCodeUuid(rest), number: idNumber } }, actor),
  ),
  handle(registration.findOrgAccount, ({ input: { creditCode, ...rest }, exchange, actor }) =>
    exchange.take('findAccount', { kind: 'organisation', claim: { ...withCodeUuid(rest), number: creditCode } }, actor),
  ),
  handle(registration.verifySmsCode, ({ input, exchange, actor }) => {
    exchange.take('verifyCode', withCodeUuid(input), actor)
    return null
  }),
  handle(auth.tellDevice, ({ input, exchange, actor }) => {
    exchange.take('tellDevice', input, actor)
    return null
  }),
  handle(auth.lockSession, ({ exchange, actor, user }) => ({
    uuid: exchange.take('lock', { userId: idOf(user) }, actor),
  })),
  handle(auth.signOut, ({ exchange, actor, user }) => {
    if (user) {
      exchange.take('signOut', { userId: user.id }, actor)
      exchange.hub.closeUser(user.id, 4401, ({ session }) => session === actor.session)
    }
    return null
  }),
  handle(signOn.codeDetail, ({ input, exchange }) => {
    const user = exchange.tables.users.get(exchange.accounts.signOnUser(input.code) ?? '')
    if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
    const { loginName, name, username, authStatus, headImg } = user
    return { loginName, name, username, authStatus, headImg }
  }),
  handle(auth.userDetail, ({ user }) => {
    if (!user) throw new Refusal(401, '请先登录')
    const { loginName, name, username, authStatus, headImg, telPhone } = user
    return { loginName, name, username, authStatus, headImg, telPhone: telPhone.replace(/^(\d{3})\d{4}/, '$1****') }
  }),
  handle(auth.sendSmsCode, ({ input, exchange, actor }) => {
    const { telPhone, code, uuid = '', captcha = '' } = input
    if (!messageCodes.includes(code)) throw new Refusal(400, '参数错误')
    const purpose = input.purpose ?? code
    return exchange.take('sendSms', { telPhone, purpose, solution: { uuid, captcha } }, actor)
  }),
  handle(auth.clientBranch, ({ input, exchange }) => {
    const branch = [...exchange.tables.branches.values()].find(({ clientId }) => clientId === input.clientId)
    if (!branch) throw new Refusal(404, '分支机构不存在')
    return { clientId: branch.clientId, tenantId: branch.tenantId, branchId: branch.id, name: branch.name }
  }),
]
