import { call } from '#src/api/client.ts'
import * as person from '#src/api/endpoints/kyc.ts'
import type { MemberContact, OrganisationClaim, PersonClaim, ReadDocument, KycDetail } from '#src/model/kyc/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { identityQuery, memberQuery } from './queries.ts'

/** Shown at once and asked anew: what happened at the exchange while the answer was on its way is not in it. */
const known = (detail: KycDetail): KycDetail => {
  queryClient.setQueryData(identityQuery.queryKey, detail)
  void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
  return detail
}

/** The code sent to the phone, and the version of the agreement that was accepted. */
export type Given = { code: string; agreement: string }

export const submitPerson = async (claim: PersonClaim & Given): Promise<KycDetail> =>
  known(await call(person.submitPerson, claim))

export const submitOrganisation = async (claim: OrganisationClaim & Given): Promise<KycDetail> =>
  known(await call(person.submitOrganisation, claim))

/** Keeps a form at the exchange, so that it can be finished on another machine. */
export async function saveDraft(kind: 'person' | 'organisation', values: Record<string, unknown>): Promise<void> {
  await call(person.saveClaimDraft, { kind, values })
  await queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
}

export const withdrawClaim = async (): Promise<KycDetail> => known(await call(person.withdrawClaim, {}))

export const confirmTransfer = async (amount: string): Promise<KycDetail> =>
  known(await call(person.confirmTransfer, { amount }))

/** Another attempt in place of the one with this token. */
export const startFace = async (token: string): Promise<KycDetail> => known(await call(person.startFace, { token }))

/** The letter of authority, signed and sealed. */
export const signLetter = async (fileId: string): Promise<KycDetail> => known(await call(person.signLetter, { fileId }))

/** What a picture says; rejects when nothing can be read. */
export const readPicture = (fileId: string, what: 'identity' | 'licence'): Promise<ReadDocument> =>
  call(person.readPicture, { fileId, what })

export async function saveContact(contact: MemberContact): Promise<void> {
  queryClient.setQueryData(memberQuery.queryKey, await call(person.saveContact, contact))
}
