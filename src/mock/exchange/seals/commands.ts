import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { SealInput, SealVerdict } from './record.ts'
import type { Seals } from './seals.ts'

type Services = Pick<Core, 'tables'> & { seals: Seals }
type Named = { id: string }

/** What users and the reviewer do with seals; what a phone does about a face check is in `kycCommands`. */
export const sealCommands = {
  saveSeal: (services: Services, input: SealInput, actor: Actor) =>
    services.seals.save(userOf(services, actor).id, input),
  startSealFace: (services: Services, { id, token }: Named & { token: string | null }, actor: Actor) =>
    services.seals.startFace(userOf(services, actor).id, id, token),
  resubmitSeal: (services: Services, { id }: Named, actor: Actor) =>
    services.seals.resubmit(userOf(services, actor).id, id),
  stopSeal: (services: Services, { id }: Named, actor: Actor) => services.seals.stop(userOf(services, actor).id, id),
  enableSeal: (services: Services, { id }: Named, actor: Actor) =>
    services.seals.enable(userOf(services, actor).id, id),
  removeSeal: (services: Services, { id }: Named, actor: Actor) =>
    services.seals.remove(userOf(services, actor).id, id),
  reviewSeal: ({ seals }: Services, { id, verdict, reason }: { id: string; verdict: SealVerdict; reason: string }) =>
    seals.review(id, verdict, reason),
}
