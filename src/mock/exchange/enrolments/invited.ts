import { isHolder } from '#src/model/enrolment/joint.ts'
import { sha256 } from '../digest.ts'
import type { Exchange } from '../exchange.ts'
import type { User } from '../tables.ts'
import { agreementsOf } from './document.ts'
import { type Consent, type Enrolment, isConsentOf } from './record.ts'

const digits = 8
const versionOf = (content: unknown): string => sha256(JSON.stringify(content)).slice(0, digits).toUpperCase()

/** Version of the texts that everybody who takes part agrees to. */
export const termsVersionOf = (exchange: Exchange, { listing }: Pick<Enrolment, 'listing'>): string =>
  versionOf(agreementsOf(exchange, listing))

/** Of everything that a joint member agrees to: who takes which share of what, at which offer, under which terms. */
export function jointVersionOf(exchange: Exchange, enrolment: Pick<Enrolment, 'listing' | 'form'>): string {
  const { lotIds, leadShare, members, offer } = enrolment.form
  const named = members.map(({ telPhone, name, documentNo, share }) => [telPhone, name, documentNo, share].join('\t'))
  return versionOf([lotIds.toSorted(), leadShare, named.toSorted(), offer, termsVersionOf(exchange, enrolment)])
}

/** Whose account a member was named by, or null. */
export const accountOf = ({ tables }: Exchange, consent: Consent): User | null =>
  [...tables.users.values()].find((user) => isConsentOf(consent, user)) ?? null

/** Whether a member is verifiedly somebody else than the one who was named; one who is not verified yet may still be. */
export function isMismatched({ kyc: realNames }: Exchange, consent: Consent, user: User): boolean {
  const identity = user.authStatus >= 3 ? realNames.identityOf(user.id) : null
  return identity !== null && !isHolder(consent, identity)
}

/** Asked is whoever has the account and may be the one who was named, or has agreed; the leader never is. */
export const isAskedFor = (exchange: Exchange, { userId }: Enrolment, consent: Consent, user: User): boolean =>
  user.id !== userId &&
  isConsentOf(consent, user) &&
  (consent.userId !== null || !isMismatched(exchange, consent, user))

/** While members may still be asked and answer. */
export const isOpen = ({ state }: Enrolment): boolean => state === 'DRAFT' || state === 'FIX'

/** How a consent stands now: what was changed after it, in the form or in the texts, it does not hold. */
export function standingOf(
  exchange: Exchange,
  enrolment: Enrolment,
  consent: Consent,
): Consent['state'] | 'mismatched' {
  if (!isOpen(enrolment)) return consent.state
  const account = accountOf(exchange, consent)
  if (account && isMismatched(exchange, consent, account)) return 'mismatched'
  return consent.version === jointVersionOf(exchange, enrolment) ? consent.state : 'asked'
}
