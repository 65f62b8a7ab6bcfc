import * as z from 'zod/mini'
import { openMatter } from '../account/schema.ts'
import { nullish } from '../nullish.ts'

const short = z.string().check(z.maxLength(100))
const long = z.string().check(z.maxLength(1000))
const fileId = z.string().check(z.maxLength(64))

/** A person's identity claim (domain 6.1); files by id. */
export const personClaim = z.object({
  name: short,
  /** Spec 3: 0 to 10. */
  docType: z.number(),
  docNumber: short,
  isLongTerm: z.boolean(),
  /** `2030-01-31`, the last day; none with `isLongTerm`. */
  docExpiry: nullish(short),
  frontId: fileId,
  backId: nullish(fileId),
  telPhone: short,
  way: z.enum(['carrier', 'bank', 'face', 'manual']),
  /** For refunds; verified with the method `bank`. */
  bankCard: nullish(short),
  bankName: nullish(short),
  /** Six digits: code of a province, city or district. */
  region: nullish(short),
  address: nullish(short),
  email: nullish(short),
})
export type PersonClaim = z.output<typeof personClaim>

/** An organisation's identity claim (domain 6.2). */
export const organisationClaim = z.object({
  orgType: z.number(),
  name: short,
  creditCode: short,
  licenceId: fileId,
  isLongTerm: z.boolean(),
  docExpiry: nullish(short),
  foundedOn: nullish(short),
  /** 万元. */
  capital: nullish(short),
  currency: nullish(short),
  enterpriseType: nullish(short),
  economyType: nullish(short),
  industry: nullish(short),
  scale: nullish(short),
  /** Six digits: code of a province, city or district. */
  region: nullish(short),
  address: nullish(short),
  scope: nullish(long),
  legalName: short,
  legalDocType: z.number(),
  legalDocNumber: short,
  agentName: short,
  agentDocType: z.number(),
  agentDocNumber: short,
  letterId: nullish(fileId),
  telPhone: short,
  accountName: short,
  bankName: short,
  accountNo: short,
  contact: nullish(short),
  contactPhone: nullish(short),
  email: nullish(short),
  fax: nullish(short),
  way: z.enum(['legal', 'transfer', 'letter', 'manual']),
})
export type OrganisationClaim = z.output<typeof organisationClaim>

/** The identity of an account as its owner sees it, masked as far as it stays recognisable (domain 6.25). */
export const shownParty = {
  kind: z.string(),
  name: z.string(),
  /** For a person; an organisation's number is its credit code. */
  docType: nullish(z.number()),
  docNumber: z.string(),
  docExpiry: nullish(z.string()),
  telPhone: z.string(),
  way: z.string(),
  orgType: nullish(z.number()),
  legalName: nullish(z.string()),
  agentName: nullish(z.string()),
  bankName: nullish(z.string()),
  account: nullish(z.string()),
  /** Version of the accepted agreement. */
  agreement: nullish(z.string()),
}

const shownIdentity = z.object({
  ...shownParty,
  isExpired: z.boolean(),
  verifiedAt: z.number(),
  /** Initial values for a change: the verified fields that are not masked. */
  known: z.record(z.string(), z.unknown()),
})
export type ShownIdentity = z.output<typeof shownIdentity>

/** The verification transfer: `sending` until the bank has sent it; then the user enters its amount. */
const shownTransfer = z.object({
  state: z.enum(['sending', 'sent']),
  triesLeft: z.number(),
  /** Epoch ms; after it the claim is refused. */
  until: z.number(),
})

/** Where a face check is (domain 5.6), and why one has failed. */
export const faceCheckState = z.enum(['waiting', 'scanned', 'passed', 'failed', 'expired', 'cancelled'])
export const faceCheckReason = z.enum(['mismatch', 'still', 'dark'])

/** One face check with a phone (domain 5.6): its address is valid once and for a few minutes. */
const shownFaceCheck = z.object({
  token: z.string(),
  /** Path of the phone's page. */
  address: z.string(),
  state: faceCheckState,
  /** Epoch ms at which a waiting or scanned attempt expires. */
  until: z.number(),
  /** Failures left today. */
  triesLeft: z.number(),
  /** For a failed attempt. */
  reason: nullish(faceCheckReason),
})
export type ShownFaceCheck = z.output<typeof shownFaceCheck>

const namedFile = z.object({ name: z.string(), url: z.string() })

/** The authorisation letter of a legal representative: issued, then signed, sealed and uploaded. */
const shownLetter = z.object({
  number: z.string(),
  state: z.enum(['signing', 'checking']),
  template: namedFile,
  signed: nullish(namedFile),
  /** Upload deadline, epoch ms. */
  until: z.number(),
})
export type ShownLetter = z.output<typeof shownLetter>

const shownClaim = z.object({
  ...shownParty,
  isChange: z.boolean(),
  submittedAt: z.number(),
  transfer: nullish(shownTransfer),
  face: nullish(shownFaceCheck),
  letter: nullish(shownLetter),
})
export type ShownClaim = z.output<typeof shownClaim>

const refusalReason = z.object({ text: z.string(), fix: z.string() })
export type RefusalReason = z.output<typeof refusalReason>

const shownRefusal = z.object({
  kind: z.string(),
  isChange: z.boolean(),
  reasons: z.array(refusalReason),
  reviewer: z.string(),
  at: z.number(),
})

/** Numbers of documents, accounts and phones, which are entered again for every claim. */
const claimNumbers = ['docNumber', 'legalDocNumber', 'agentDocNumber', 'bankCard', 'accountNo', 'telPhone'] as const
export type ClaimNumber = (typeof claimNumbers)[number]

/** A form that was typed but not sent, or refused, with its files. */
export const claimDraft = z.object({
  kind: z.enum(['person', 'organisation']),
  /** Without the numbers. */
  values: z.record(z.string(), z.unknown()),
  /** The numbers that had been entered, each masked. */
  masked: nullish(z.partialRecord(z.enum(claimNumbers), z.string())),
  at: z.number(),
})
export type ClaimDraft = z.output<typeof claimDraft>

/** A user's identity verification. */
export const kycDetail = z.object({
  authStatus: z.number(),
  identity: nullish(shownIdentity),
  claim: nullish(shownClaim),
  refusal: nullish(shownRefusal),
  draft: nullish(claimDraft),
  /** Matters to finish before verified data can be changed. */
  blockedBy: z.array(openMatter),
})
export type KycDetail = z.output<typeof kycDetail>

/** Data read from a picture of a document; unreadable fields are absent. */
export const readDocument = z.object({
  name: nullish(z.string()),
  docNumber: nullish(z.string()),
  creditCode: nullish(z.string()),
  legalName: nullish(z.string()),
})
export type ReadDocument = z.output<typeof readDocument>

/** The agreement accepted before verification. Legal texts are Chinese in every language. */
export const serviceAgreement = z.object({
  title: z.string(),
  /** Date of issue; sent with the claim. */
  version: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
})
export type ServiceAgreement = z.output<typeof serviceAgreement>

/** Contact data of a member (domain 6.16); does not affect the identity. */
export const memberContact = z.object({
  contact: short,
  telPhone: short,
  email: short,
  /** Six digits: code of a province, city or district. */
  region: nullish(short),
  address: short,
  postcode: short,
})
export type MemberContact = z.output<typeof memberContact>

export const memberProfile = z.object({
  memberNo: z.string(),
  kind: nullish(z.string()),
  authStatus: z.number(),
  name: nullish(z.string()),
  loginName: z.string(),
  telPhone: z.string(),
  headImg: nullish(z.string()),
  level: z.string(),
  contact: memberContact,
  /** Name of the contact's region. */
  regionName: nullish(z.string()),
})
export type MemberProfile = z.output<typeof memberProfile>
