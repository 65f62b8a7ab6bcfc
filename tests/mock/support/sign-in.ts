import type { Solution } from '#src/mock/exchange/accounts/captcha.ts'
import type { Exchange } from '#src/mock/worlds.ts'

const anonymous = { userId: null, visitor: '' }

/** A captcha with its text. */
export function solved(exchange: Exchange): Solution {
  const { uuid, text: captcha } = exchange.take('newCaptcha', {}, anonymous)
  return { uuid, captcha }
}

/** A code of the single sign-on for an account of accounts.json: a sign-in without a captcha and without a text message. */
export function signOnCode(exchange: Exchange, loginName: string): string {
  const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
  if (!user) throw new Error(`there is no account ${loginName}`)
  return exchange.take('newSsoCode', { userId: user.id }, anonymous)
}

/** The access token of an account of accounts.json. */
export const bearerOf = (exchange: Exchange, loginName: string): string =>
  exchange.take('signInByCode', { code: signOnCode(exchange, loginName) }, anonymous).access_token
