import { sm2 } from 'sm-crypto-v2'
import type { DataOf, Endpoint, InputOf } from '#src/api/endpoint.ts'
import * as account from '#src/api/endpoints/account.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { bytesOfBase32 } from '#src/mock/exchange/accounts/factors/encoding.ts'
import { totpCode, totpStepAt } from '#src/mock/exchange/accounts/factors/totp.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { sealText } from '#src/model/session/password.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { solved } from './sign-in.ts'

export const demoPassword = 'Minjiang#2026'

/** A browser somewhere: its session, its address, the token of its device where it has one. */
export type Browser = { bearer?: string | undefined; source?: string; device?: string | undefined; origin?: string }

/** Calls the exchange as the gate does for this browser. */
export async function askFrom<E extends Endpoint>(
  exchange: Exchange,
  { bearer = '', ...browser }: Browser,
  endpoint: E,
  input: InputOf<E>,
): Promise<{ code: number; msg: string; data: DataOf<E> }> {
  const { method, path } = endpoint
  const question = { method, path, input: input as Record<string, unknown>, bearer, visitor: '', ...browser }
  const answer = await answerCall(exchange, question)
  if (answer.kind !== 'envelope') throw new Error(`${path} answered ${answer.kind}`)
  return answer.envelope as { code: number; msg: string; data: DataOf<E> }
}

/** The data of an answer that must be successful. */
export async function dataFrom<E extends Endpoint>(
  exchange: Exchange,
  browser: Browser,
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> {
  const { code, msg, data } = await askFrom(exchange, browser, endpoint, input)
  if (code !== 200) throw new Error(`${endpoint.path} refused: ${code} ${msg}`)
  return data
}

/** A password as the portal sends it with a command. */
export async function sealedPassword(exchange: Exchange, text = demoPassword) {
  const { nonce = '', publicKey = '' } = await dataFrom(exchange, {}, oauthCaptcha, {})
  return {
    sealed: `04${sm2.doEncrypt(sealText(text, nonce ?? '', exchange.now()), publicKey ?? '', 1)}`,
    nonce: nonce ?? '',
  }
}

/** A browser that has signed in by password, with the token of its device as the gate gives it out. */
export async function signedInFrom(
  exchange: Exchange,
  username: string,
  browser: Browser,
  text = demoPassword,
): Promise<Browser> {
  const { sealed: password } = await sealedPassword(exchange, text)
  const actor = { userId: null, visitor: '', ...(browser.source ? { source: browser.source } : {}) }
  const input = { username, password, ...solved(exchange) }
  const { access_token: bearer } = exchange.take('signInByPassword', input, {
    ...actor,
    ...(browser.device ? { device: browser.device } : {}),
  })
  const device = exchange.accounts.deviceTokenOf(bearer) ?? browser.device
  return { ...browser, bearer, device }
}

/** The code that the app with this key shows now. */
export const codeNow = (exchange: Exchange, secret: string): string =>
  totpCode(bytesOfBase32(secret), totpStepAt(exchange.now()))

/** Proves the identity of the person by password, for five minutes. */
export const proveFrom = async (exchange: Exchange, browser: Browser, text = demoPassword): Promise<void> =>
  void (await dataFrom(exchange, browser, account.proveIdentity, { password: await sealedPassword(exchange, text) }))

/** Links an authenticator app to an account without a factor: its key, and the recovery codes that came with it. */
export async function linkApp(exchange: Exchange, browser: Browser) {
  await proveFrom(exchange, browser)
  const { secret } = await dataFrom(exchange, browser, factor.newAuthenticator, {})
  const code = codeNow(exchange, secret)
  const { recoveryCodes } = await dataFrom(exchange, browser, factor.addAuthenticator, { code })
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}

/** Adds the passkey of a new software authenticator. */
export async function addKey(exchange: Exchange, browser: Browser, name = 'phone') {
  const authenticator = softwareAuthenticator(name, browser.origin)
  const options = await dataFrom(exchange, browser, factor.newPasskey, {})
  const { recoveryCodes } = await dataFrom(exchange, browser, factor.addPasskey, {
    name,
    passkey: authenticator.create(options),
  })
  return { authenticator, recoveryCodes: recoveryCodes ?? [] }
}
