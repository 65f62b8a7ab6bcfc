import * as factor from '#src/api/endpoints/factor.ts'
import { userOf } from '../exchange/actor.ts'
import { withCodeUuid } from './call/code-uuid.ts'
import { handle } from './call/handle.ts'

export const factorHandlers = [
  handle(factor.factorList, ({ exchange, actor }) => exchange.factors.list(userOf(exchange, actor), actor)),
  handle(factor.newFactorChallenge, ({ exchange, actor }) => exchange.take('newFactorChallenge', {}, actor)),
  handle(factor.confirmByFactor, ({ input, exchange, actor }) => {
    exchange.take('confirmByFactor', withCodeUuid(input), actor)
    return null
  }),
  handle(factor.newPasskey, ({ exchange, actor }) => exchange.take('newPasskey', {}, actor)),
  handle(factor.addPasskey, ({ input, exchange, actor }) => exchange.take('addPasskey', input, actor)),
  handle(factor.renamePasskey, ({ input, exchange, actor }) => {
    exchange.take('renamePasskey', input, actor)
    return null
  }),
  handle(factor.removePasskey, ({ input, exchange, actor }) => {
    exchange.take('removePasskey', input, actor)
    return null
  }),
  handle(factor.newAuthenticator, ({ exchange, actor }) => exchange.take('newAuthenticator', {}, actor)),
  handle(factor.addAuthenticator, ({ input, exchange, actor }) => exchange.take('addAuthenticator', input, actor)),
  handle(factor.removeAuthenticator, ({ exchange, actor }) => {
    exchange.take('removeAuthenticator', {}, actor)
    return null
  }),
  handle(factor.newRecoveryCodes, ({ exchange, actor }) => exchange.take('newRecoveryCodes', {}, actor)),
  handle(factor.passkeyChallenge, ({ exchange, actor }) => exchange.take('newPasskeyChallenge', {}, actor)),
  handle(factor.passkeyLogin, ({ input, exchange, actor }) => exchange.take('signInByPasskey', input, actor)),
]
