import type { Solution } from '#src/mock/exchange/accounts/captcha.ts'
import type { Exchange } from '#src/mock/worlds.ts'

const anonymous = { userId: null, visitor: '' }

/** A captcha with its text. */
export function solved(exchange: Exchange): Solution {
  const { uuid, text: captcha } = exchange.take('newCaptcha', {}, anonymous)
  return { uuid, captcha }
}

/** The access token of an account of accounts.json, by the code sent to its phone. */
export function bearerOf(exchange: Exchange, loginName: string): string {
  const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
  if (!user) throw new Error(`there is no account ${loginName}`)
  exchange.take('sendSms', { telPhone: user.telPhone, purpose: '1008' }, anonymous)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? ''
  return exchange.take('signInBySms', { telPhone: user.telPhone, code }, anonymous).access_token
}
