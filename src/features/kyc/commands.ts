import { call } from '#src/api/client.ts'
import * as kyc from '#src/api/endpoints/kyc.ts'
import type { MemberContact, OrganisationClaim, PersonClaim, ReadDocument, KycDetail } from '#src/model/kyc/schema.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { identityQuery, memberQuery } from './queries.ts'

/** Shown at once and fetched again: an event of the exchange may have overtaken the answer. */
const store = (detail: KycDetail): KycDetail => {
  queryClient.setQueryData(identityQuery.queryKey, detail)
  void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
  return detail
}

/** The code sent to the phone, and the version of the agreement that was accepted. */
export type ClaimConsent = TypedCode & { agreement: string }

export const submitPerson = async (claim: PersonClaim & ClaimConsent): Promise<KycDetail> =>
  store(await call(kyc.submitPerson, claim))

export const submitOrganisation = async (claim: OrganisationClaim & ClaimConsent): Promise<KycDetail> =>
  store(await call(kyc.submitOrganisation, claim))

/** Stores a form at the exchange, so that it can be completed on another device. */
export async function saveDraft(kind: 'person' | 'organisation', values: Record<string, unknown>): Promise<void> {
  await call(kyc.saveClaimDraft, { kind, values })
  await queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
}

export const withdrawClaim = async (): Promise<KycDetail> => store(await call(kyc.withdrawClaim, {}))

export const confirmTransfer = async (amount: string): Promise<KycDetail> =>
  store(await call(kyc.confirmTransfer, { amount }))

/** Replaces the attempt with this token by another one. */
export const startFaceCheck = async (token: string): Promise<KycDetail> => store(await call(kyc.startFace, { token }))

/** The uploaded letter of authority, signed and sealed. */
export const signLetter = async (fileId: string): Promise<KycDetail> => store(await call(kyc.signLetter, { fileId }))

/** Reads the fields of a document in a picture; rejects when none can be read. */
export const readPicture = (fileId: string, kind: 'identity' | 'licence'): Promise<ReadDocument> =>
  call(kyc.readPicture, { fileId, what: kind })

export async function saveContact(contact: MemberContact): Promise<void> {
  queryClient.setQueryData(memberQuery.queryKey, await call(kyc.saveContact, contact))
}
