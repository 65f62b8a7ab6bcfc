import type { KycDetail } from '#src/model/kyc/schema.ts'

type Kind = 'person' | 'organisation'

/** What a form page shows instead of its form, or `form`; order is precedence. */
export type Place = 'checking' | 'other-kind' | 'blocked' | 'verified' | 'form'

/** `isChanging`: the person asked to change verified data. */
export function placeOf({ identity, claim, blockedBy }: KycDetail, kind: Kind, isChanging: boolean): Place {
  if (claim) return 'checking'
  if (!identity) return 'form'
  if (identity.kind !== kind) return 'other-kind'
  if (!isChanging) return 'verified'
  return blockedBy.length > 0 ? 'blocked' : 'form'
}
