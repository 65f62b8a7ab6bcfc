import type { PasskeyAssertion, PasskeyRegistration } from '#src/model/account/factors.ts'
import { type Actor, userOf } from '../../actor.ts'
import type { Core } from '../../core.ts'
import type { Security } from '../security.ts'
import type { Confirmation } from './checks.ts'
import type { Factors } from './factors.ts'

type Services = Pick<Core, 'tables'> & { factors: Factors; security: Security }
type NoInput = Record<string, never>

/** Second factors, and the sign-in by passkey. */
export const factorCommands = {
  newFactorChallenge: (services: Services, _input: NoInput, actor: Actor) =>
    services.factors.challenge(userOf(services, actor), actor),
  confirmByFactor: (services: Services, input: Confirmation, actor: Actor) =>
    services.factors.confirm(userOf(services, actor), input, actor),
  newPasskey: (services: Services, _input: NoInput, actor: Actor) =>
    services.factors.newPasskey(userOf(services, actor), actor),
  addPasskey: (services: Services, input: { name: string; passkey: PasskeyRegistration }, actor: Actor) =>
    services.factors.addPasskey(userOf(services, actor), input, actor),
  renamePasskey: (services: Services, input: { id: string; name: string }, actor: Actor) =>
    services.factors.renamePasskey(userOf(services, actor), input),
  removePasskey: (services: Services, { id }: { id: string }, actor: Actor) =>
    services.factors.removePasskey(userOf(services, actor), id, actor),
  newAuthenticator: (services: Services, _input: NoInput, actor: Actor) =>
    services.factors.newAuthenticator(userOf(services, actor), actor),
  addAuthenticator: (services: Services, { code }: { code: string }, actor: Actor) =>
    services.factors.addAuthenticator(userOf(services, actor), code, actor),
  removeAuthenticator: (services: Services, _input: NoInput, actor: Actor) =>
    services.factors.removeAuthenticator(userOf(services, actor), actor),
  newRecoveryCodes: (services: Services, _input: NoInput, actor: Actor) =>
    services.factors.newRecoveryCodes(userOf(services, actor), actor),
  newPasskeyChallenge: ({ factors }: Services, _input: NoInput, actor: Actor) => factors.passkeyChallenge(actor),
  signInByPasskey: ({ factors, security }: Services, { passkey }: { passkey: PasskeyAssertion }, actor: Actor) =>
    security.signedIn(factors.signIn(passkey, actor), actor),
  noteInRoom: (services: Services, { roomId }: { roomId: string }, actor: Actor) =>
    services.factors.inside.note(userOf(services, actor).id, roomId, actor),
  demandFactors: ({ factors }: Services, { ofAll }: { ofAll: boolean }) => factors.demandOfAll(ofAll),
}
