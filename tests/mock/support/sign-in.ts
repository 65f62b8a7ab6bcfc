import type { Exchange } from '#src/mock/exchange/exchange.ts'

/** The access token of an account of accounts.json, by the code sent to its phone. */
export function bearerOf(exchange: Exchange, loginName: string): string {
  const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
  if (!user) throw new Error(`nobody is called ${loginName}`)
  const actor = { userId: null, visitor: '' }
  exchange.take('sendSms', { telPhone: user.telPhone, purpose: '1008' }, actor)
  const code = /验证码 (\d{6})/.exec(exchange.accounts.inbox[0]?.text ?? '')?.[1] ?? ''
  return exchange.take('signInBySms', { telPhone: user.telPhone, code }, actor).access_token
}
