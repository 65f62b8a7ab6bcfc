import { contract } from '#src/api/contract.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { inputsFor } from '../mount/contract-suite.ts'
import { userNamed } from './enrolment.ts'
import { ownData } from './owned-data.ts'
import { type Input, inputsOf } from './private-calls.ts'
import { bearerOf } from './sign-in.ts'

const anonymous = { userId: null, visitor: '' }
const hourMs = 3_600_000

const endpointNamed = (name: string): Endpoint => {
  const call = contract.find((known) => known.name === name)
  if (!call) throw new Error(`there is no call ${name}`)
  return call.endpoint
}

async function send(
  exchange: Exchange,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Input,
  bearer?: string,
) {
  const answer = await answerCall(exchange, { method, path, input, bearer: bearer ?? null, visitor: '' })
  if (answer.kind !== 'envelope') throw new Error(`${path} answered ${answer.kind}`)
  return answer.envelope
}

/** An exchange with an owner who has one item of everything, and others without rights to them. */
export async function ownedWorld() {
  const journal = memoryJournal()
  const { exchange, advance } = testExchange({ journal })
  const expired = bearerOf(exchange, 'person')
  const signedOut = bearerOf(exchange, 'company')
  exchange.take('signOut', { userId: userNamed(exchange, 'company').id }, anonymous)
  advance(hourMs + 1)
  const own = ownData(exchange)
  const owner = bearerOf(exchange, 'person')
  const bearers = {
    owner,
    other: bearerOf(exchange, 'company'),
    unverified: bearerOf(exchange, 'newcomer'),
    expired,
    signedOut,
    switchedOff: bearerOf(exchange, 'disabled'),
  }
  const another = exchange.take('newSsoCode', { userId: own.user.id }, anonymous)
  const second = exchange.take('signInByCode', { code: another }, anonymous)
  const device = exchange.accounts.sessionOf(second.access_token)!
  const ask = (name: string, input: Input, bearer?: string) => send(exchange, endpointNamed(name), input, bearer)
  const asset = exchange.market.upcoming()[0]!.assetsId
  const publicInputs = await inputsFor(
    (method, path, input) => send(exchange, { method: method as 'get' | 'post', path }, input as Input),
    asset,
  )
  const inputs: Record<string, Input> = {
    ...(publicInputs as Record<string, Input>),
    ...inputsOf(exchange, own, device),
  }
  /** Data of the owner that no one else may receive. */
  const secrets = [
    own.user.name,
    own.user.telPhone,
    '510104199003071237',
    '6222020000001234',
    own.fileId,
    own.enrolId,
    own.draftId,
    own.deposit.id,
    own.deposit.subAccount,
    own.order.id,
    own.appealId,
    own.demand.id,
    own.answered.id,
    own.message.id,
    own.contracts.negotiated.id,
    own.contracts.negotiated.no,
    own.contracts.signing.id,
    own.contracts.signing.no,
    own.contracts.signing.paperKey,
    own.contracts.signing.verifyCode,
    own.contracts.code,
    device,
    owner,
    second.refresh_token,
  ]
  return { exchange, journal, own, bearers, refreshToken: second.refresh_token, ask, inputs, secrets }
}
