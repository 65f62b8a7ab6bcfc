import type { Actor } from '../../actor.ts'
import type { Core } from '../../core.ts'
import type { User } from '../../tables.ts'
import type { Accounts } from '../accounts.ts'
import { clientKey } from '../clients.ts'
import { createRecent, type Proofs } from '../proofs.ts'
import { type Place, placeKey } from './confirmations.ts'
import type { Asker } from './tries.ts'

type Ports = { accounts: Pick<Accounts, 'standingOf' | 'confirmations'>; proofs: Pick<Proofs, 'recent'> }

/** Where people are, and what has been proved there. */
export function createPlaces(core: Core, { accounts, proofs }: Ports) {
  const { confirmations } = accounts
  const strong = createRecent(core)
  /** A token of a device that the account does not know may have been planted, and counts as none. */
  const placeOf = (user: User, { session, source, device }: Actor): Place => {
    const isKnown = accounts.standingOf(user, { userId: null, source, device }) === 'device'
    return { session, source, ...(isKnown ? { device } : {}) }
  }
  /** The same session elsewhere has proved nothing. */
  const strongKey = (user: User, actor: Actor): string =>
    JSON.stringify([actor.session ?? null, placeKey(placeOf(user, actor))])
  const until = (user: User, actor: Actor): number | null => confirmations.until(user.id, placeOf(user, actor))
  return {
    until,
    confirm: (user: User, actor: Actor) => {
      confirmations.confirm(user.id, placeOf(user, actor))
      strong.keep(strongKey(user, actor))
      proofs.recent.keep(actor.session)
    },
    isStrong: (user: User, actor: Actor): boolean => strong.until(strongKey(user, actor)) !== null,
    askerOf: (user: User, actor: Actor): Asker => {
      const client = { userId: null, source: actor.source, device: actor.device }
      const key = clientKey(client, accounts.standingOf(user, client))
      return { userId: user.id, key, isStranger: until(user, actor) === null }
    },
  }
}
