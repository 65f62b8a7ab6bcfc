import type { KycDetail } from '#src/model/kyc/schema.ts'

type Kind = 'person' | 'organisation'

/** What the page of a claim shows: its form, or why there is none; order is precedence. */
export type PageState = 'checking' | 'other-kind' | 'blocked' | 'verified' | 'form'

/** `isChanging`: the person asked to change verified data. */
export function pageStateOf({ identity, claim, blockedBy }: KycDetail, kind: Kind, isChanging: boolean): PageState {
  if (claim) return 'checking'
  if (!identity) return 'form'
  if (identity.kind !== kind) return 'other-kind'
  if (!isChanging) return 'verified'
  return blockedBy.length > 0 ? 'blocked' : 'form'
}
