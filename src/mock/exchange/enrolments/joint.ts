import { isHolder } from '#src/model/enrolment/joint.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { sha256 } from '../digest.ts'
import type { Tables, User } from '../tables.ts'
import { agreementsOf } from './requirements.ts'
import { type Consent, type Enrolment, isConsentOf, isOpen } from './record.ts'

/** What is asked about joint members: whose account a phone is bound to, and who that is. */
type Known = { tables: Pick<Tables, 'users' | 'listings'>; kyc: Pick<Kyc, 'identityOf'> }

const digits = 8
const versionOf = (content: unknown): string => sha256(JSON.stringify(content)).slice(0, digits).toUpperCase()

/** Version of the texts that all who take part agree to. */
export const termsVersionOf = ({ tables }: Pick<Known, 'tables'>, { listing }: Pick<Enrolment, 'listing'>): string =>
  versionOf(agreementsOf(tables, listing))

/** Of everything that a joint member agrees to: who takes which share of what, at which offer, under which terms. */
export function jointVersionOf(known: Pick<Known, 'tables'>, enrolment: Pick<Enrolment, 'listing' | 'form'>): string {
  const { lotIds, leadShare, members, offer } = enrolment.form
  const named = members.map(({ telPhone, name, documentNo, share }) => [telPhone, name, documentNo, share].join('\t'))
  return versionOf([lotIds.toSorted(), leadShare, named.toSorted(), offer, termsVersionOf(known, enrolment)])
}

/** The account by which a member was named, or null. */
export const accountOf = ({ tables }: Pick<Known, 'tables'>, consent: Consent): User | null =>
  [...tables.users.values()].find((user) => isConsentOf(consent, user)) ?? null

/** Whether a member is verified as another person than the one who was named; one who is not verified yet may still be the same. */
export function isMismatched({ kyc }: Pick<Known, 'kyc'>, consent: Consent, user: User): boolean {
  const identity = user.authStatus >= 3 ? kyc.identityOf(user.id) : null
  return identity !== null && !isHolder(consent, identity)
}

/** Asked is the user of the account who may be the one who was named, or has agreed; the leader never is. */
export const isAskedFor = (known: Pick<Known, 'kyc'>, { userId }: Enrolment, consent: Consent, user: User): boolean =>
  user.id !== userId && isConsentOf(consent, user) && (consent.userId !== null || !isMismatched(known, consent, user))

/** The state of a consent now: it does not cover what was changed after it, in the form or in the texts. */
export function consentStateOf(known: Known, enrolment: Enrolment, consent: Consent): Consent['state'] | 'mismatched' {
  if (!isOpen(enrolment)) return consent.state
  const account = accountOf(known, consent)
  if (account && isMismatched(known, consent, account)) return 'mismatched'
  return consent.version === jointVersionOf(known, enrolment) ? consent.state : 'asked'
}
