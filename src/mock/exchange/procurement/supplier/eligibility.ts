import { eligibilityTexts } from '#src/model/procurement/supplier/labels.ts'
import type { EligibilityFault } from '#src/model/procurement/supplier/states.ts'
import type { Core } from '../../core.ts'
import type { VerifiedIdentity } from '../../kyc/record.ts'
import { Refusal } from '../../refusal.ts'

export type Identities = {
  identityOf: (userId: string) => VerifiedIdentity | null
  contactOf: (userId: string) => { contact: string; telPhone: string }
}

/** Why this account may not take part in procurement, or null. */
export function faultOf({ tables }: Pick<Core, 'tables'>, kyc: Identities, userId: string): EligibilityFault | null {
  const identity = kyc.identityOf(userId)
  if (tables.blacklist.has(userId)) return 'blacklisted'
  if (!identity) return 'unverified'
  if (identity.kind !== 'organisation') return 'person'
  return identity.isExpired ? 'expired' : null
}

/** The verified organisation of the account; refuses who may not take part. */
export function companyOf(core: Pick<Core, 'tables'>, kyc: Identities, userId: string): VerifiedIdentity {
  const fault = faultOf(core, kyc, userId)
  if (fault !== null) throw new Refusal(403, eligibilityTexts[fault])
  return kyc.identityOf(userId)!
}
