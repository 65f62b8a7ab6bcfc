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
import { endpoint, userCommand, userQuery } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

/** The code sent to the phone, and the version of the accepted agreement. */
const given = { code: z.string().check(z.maxLength(8)), codeUuid, agreement: z.string().check(z.maxLength(20)) }

export const realName = endpoint({
  ...userQuery,
  path: '/dscq-user/auth/detail',
  summary: 'The real-name verification of the user: verified, in review or refused; numbers are masked',
  input: () => z.object({}),
  data: () => kycDetail,
})

export const submitPerson = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/person',
  summary: 'Claim to be verified as a person, or to change the verified data; a code proves the phone',
  input: () => z.extend(personClaim, given),
  data: () => kycDetail,
})

export const submitOrganisation = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/org',
  summary:
    'Claim to be verified as an organisation, or to change the verified data; a code proves the phone of its agent',
  input: () => z.extend(organisationClaim, given),
  data: () => kycDetail,
})

export const saveClaimDraft = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/draft',
  summary: 'Save the draft of a claim; an empty draft deletes it',
  input: () => z.omit(claimDraft, { at: true }),
  data: () => z.object({ at: z.number() }),
})

export const withdrawClaim = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/withdraw',
  summary: 'Withdraw the claim in review; a verified identity remains',
  input: () => z.object({}),
  data: () => kycDetail,
})

export const confirmTransfer = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/transfer/confirm',
  summary: 'Enter the amount that arrived at the account of the organisation; three tries',
  input: () => z.object({ amount: z.string().check(z.maxLength(8)) }),
  data: () => kycDetail,
})

export const startFace = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/face/start',
  summary: 'Start another face check in place of the given one; if that one is not current, nothing changes',
  input: () => z.object({ token: z.string().check(z.maxLength(64)) }),
  data: () => kycDetail,
})

export const signLetter = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/letter/sign',
  summary: 'Upload the letter of authority, signed and sealed',
  input: () => z.object({ fileId: z.string().check(z.maxLength(64)) }),
  data: () => kycDetail,
})

export const verificationAgreement = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'get',
  path: '/dscq-user/auth/agreement',
  summary: 'The current agreement on verification',
  input: () => z.object({}),
  data: () => serviceAgreement,
})

/** The specification's business-licence call (SE-05): a failure is shown beside the field. */
export const readPicture = endpoint({
  ...userCommand,
  path: '/dscq-user/auth/ocr',
  summary: 'Read an identity card or a business licence from its picture',
  input: () => z.object({ fileId: z.string().check(z.maxLength(64)), what: z.enum(['identity', 'licence']) }),
  data: () => readDocument,
})

export const member = endpoint({
  ...userQuery,
  path: '/dscq-user/member/detail',
  summary: 'The member of the account, with the contact data',
  input: () => z.object({}),
  data: () => memberProfile,
})

export const saveContact = endpoint({
  ...userCommand,
  path: '/dscq-user/member/contact',
  summary: 'Change the contact data of the member',
  input: () => memberContact,
  data: () => memberProfile,
})
