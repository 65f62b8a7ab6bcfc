import * as z from 'zod/mini'
import {
  claimDraft,
  memberContact,
  memberProfile,
  organisationClaim,
  personClaim,
  readDocument,
  kycDetail,
  serviceAgreement,
} from '#src/model/kyc/schema.ts'
import { endpoint } from '../endpoint.ts'

/** Forms show a refusal at its field. */
const asked = {
  origin: 'own',
  fallback: 'form',
  access: 'user',
  method: 'post',
  errorPolicy: { refusal: 'caller' },
} as const
const looked = { origin: 'own', fallback: 'block', access: 'user', method: 'get' } as const
/** The code sent to the phone, and the version of the accepted agreement. */
const given = { code: z.string().check(z.maxLength(8)), agreement: z.string().check(z.maxLength(20)) }

export const realName = endpoint({
  ...looked,
  path: '/dscq-user/auth/detail',
  summary: 'The real name of the user: verified, being checked, refused; numbers are masked',
  input: () => z.object({}),
  data: () => kycDetail,
})

export const submitPerson = endpoint({
  ...asked,
  path: '/dscq-user/auth/person',
  summary: 'Claim to be a person, or a change of it; the phone is proved by a code',
  input: () => z.extend(personClaim, given),
  data: () => kycDetail,
})

export const submitOrganisation = endpoint({
  ...asked,
  path: '/dscq-user/auth/org',
  summary: 'Claim to be an organisation, or a change of it; the phone of who acts for it is proved by a code',
  input: () => z.extend(organisationClaim, given),
  data: () => kycDetail,
})

export const saveClaimDraft = endpoint({
  ...asked,
  path: '/dscq-user/auth/draft',
  summary: 'Keep what was typed so far; an empty draft forgets it',
  input: () => z.omit(claimDraft, { at: true }),
  data: () => z.object({ at: z.number() }),
})

export const withdrawClaim = endpoint({
  ...asked,
  path: '/dscq-user/auth/withdraw',
  summary: 'Take back what is being checked; a verified identity stays',
  input: () => z.object({}),
  data: () => kycDetail,
})

export const confirmTransfer = endpoint({
  ...asked,
  path: '/dscq-user/auth/transfer/confirm',
  summary: 'Tell the amount that arrived at the account of the organisation; three tries',
  input: () => z.object({ amount: z.string().check(z.maxLength(8)) }),
  data: () => kycDetail,
})

export const startFace = endpoint({
  ...asked,
  path: '/dscq-user/auth/face/start',
  summary:
    'Another attempt to show one’s face, in place of the one that is named; if that is not the current one, nothing changes',
  input: () => z.object({ token: z.string().check(z.maxLength(64)) }),
  data: () => kycDetail,
})

export const signLetter = endpoint({
  ...asked,
  path: '/dscq-user/auth/letter/sign',
  summary: 'Give the letter of authority back, signed and sealed',
  input: () => z.object({ fileId: z.string().check(z.maxLength(64)) }),
  data: () => kycDetail,
})

export const verificationAgreement = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'get',
  path: '/dscq-user/auth/agreement',
  summary: 'The agreement on verification that is in force',
  input: () => z.object({}),
  data: () => serviceAgreement,
})

/** The specification's business-licence call (SE-05): a failure is shown beside the field. */
export const readPicture = endpoint({
  ...asked,
  path: '/dscq-user/auth/ocr',
  summary: 'Read an identity card or a business licence from its picture',
  input: () => z.object({ fileId: z.string().check(z.maxLength(64)), what: z.enum(['identity', 'licence']) }),
  data: () => readDocument,
})

export const member = endpoint({
  ...looked,
  path: '/dscq-user/member/detail',
  summary: 'The member behind the account, with how the exchange reaches them',
  input: () => z.object({}),
  data: () => memberProfile,
})

export const saveContact = endpoint({
  ...asked,
  path: '/dscq-user/member/contact',
  summary: 'Change how the exchange reaches the member',
  input: () => memberContact,
  data: () => memberProfile,
})
