import type { Solution } from '#src/mock/exchange/accounts/captcha.ts'
import type { Exchange } from '#src/mock/worlds.ts'

const nobody = { userId: null, visitor: '' }

/** A captcha with its text. */
export function solved(exchange: Exchange): Solution {
  const { uuid, text: captcha } = exchange.take('newCaptcha', {}, nobody)
  return { uuid, captcha }
}

/** The access token of an account of accounts.json, by the code sent to its phone. */
export function bearerOf(exchange: Exchange, loginName: string): string {
  const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
  if (!user) throw new Error(`nobody is called ${loginName}`)
  exchange.take('sendSms', { telPhone: user.telPhone, purpose: '1008' }, nobody)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? ''
  return exchange.take('signInBySms', { telPhone: user.telPhone, code }, nobody).access_token
}
