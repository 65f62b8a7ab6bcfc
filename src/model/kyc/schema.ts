import * as z from 'zod/mini'
import { openMatter } from '../account/schema.ts'
import { maybe } from '../nullish.ts'

const short = z.string().check(z.maxLength(100))
const long = z.string().check(z.maxLength(1000))
const fileId = z.string().check(z.maxLength(64))

/** What a person claims to be (domain 6.1); files by their ids. */
export const personClaim = z.object({
  name: short,
  /** Spec 3: 0 to 10. */
  docType: z.number(),
  docNumber: short,
  isLongTerm: z.boolean(),
  /** `2030-01-31`, the last day; none with `isLongTerm`. */
  docExpiry: maybe(short),
  frontId: fileId,
  backId: maybe(fileId),
  telPhone: short,
  way: z.enum(['carrier', 'bank', 'face', 'manual']),
  /** For refunds; with the way `bank` what is verified by. */
  bankCard: maybe(short),
  bankName: maybe(short),
  /** Six digits: code of a province, city or district. */
  region: maybe(short),
  address: maybe(short),
  email: maybe(short),
})
export type PersonClaim = z.output<typeof personClaim>

/** What an organisation claims to be (domain 6.2). */
export const organisationClaim = z.object({
  orgType: z.number(),
  name: short,
  creditCode: short,
  licenceId: fileId,
  isLongTerm: z.boolean(),
  docExpiry: maybe(short),
  foundedOn: maybe(short),
  /** 万元. */
  capital: maybe(short),
  currency: maybe(short),
  enterpriseType: maybe(short),
  economyType: maybe(short),
  industry: maybe(short),
  scale: maybe(short),
  /** Six digits: code of a province, city or district. */
  region: maybe(short),
  address: maybe(short),
  scope: maybe(long),
  legalName: short,
  legalDocType: z.number(),
  legalDocNumber: short,
  agentName: short,
  agentDocType: z.number(),
  agentDocNumber: short,
  letterId: maybe(fileId),
  telPhone: short,
  accountName: short,
  bankName: short,
  accountNo: short,
  contact: maybe(short),
  contactPhone: maybe(short),
  email: maybe(short),
  fax: maybe(short),
  way: z.enum(['legal', 'transfer', 'letter', 'manual']),
})
export type OrganisationClaim = z.output<typeof organisationClaim>

/** Who an account belongs to, as its owner sees it: hidden but for what is needed to know it again (domain 6.25). */
const shownParty = {
  kind: z.string(),
  name: z.string(),
  /** Of a person; of an organisation the number is its credit code. */
  docType: maybe(z.number()),
  docNumber: z.string(),
  docExpiry: maybe(z.string()),
  telPhone: z.string(),
  way: z.string(),
  orgType: maybe(z.number()),
  legalName: maybe(z.string()),
  agentName: maybe(z.string()),
  bankName: maybe(z.string()),
  account: maybe(z.string()),
  /** Version of the agreement that was accepted. */
  agreement: maybe(z.string()),
}

const shownIdentity = z.object({
  ...shownParty,
  isExpired: z.boolean(),
  verifiedAt: z.number(),
  /** What a change begins with: fields of the form as they were verified, without what is masked. */
  known: z.record(z.string(), z.unknown()),
})
export type ShownIdentity = z.output<typeof shownIdentity>

/** The transfer that proves an account: `sending` until the bank has sent it, then its amount is asked for. */
const shownTransfer = z.object({
  state: z.enum(['sending', 'sent']),
  triesLeft: z.number(),
  /** Epoch ms; after it the claim is refused. */
  until: z.number(),
})

/** One attempt to show one's face to a phone (domain 5.6): its address is good for one use and a few minutes. */
const shownFaceCheck = z.object({
  token: z.string(),
  /** Path of the phone's page. */
  address: z.string(),
  state: z.enum(['waiting', 'scanned', 'failed', 'expired', 'cancelled']),
  /** Epoch ms at which a waiting or scanned attempt expires. */
  until: z.number(),
  /** Attempts that may still fail today. */
  triesLeft: z.number(),
  /** Of a failed attempt. */
  reason: maybe(z.enum(['mismatch', 'still', 'dark'])),
})
export type ShownFaceCheck = z.output<typeof shownFaceCheck>

const namedFile = z.object({ name: z.string(), url: z.string() })

/** The letter by which a legal representative authorises somebody: issued, then signed, sealed and given back. */
const shownLetter = z.object({
  number: z.string(),
  state: z.enum(['signing', 'checking']),
  template: namedFile,
  signed: maybe(namedFile),
  /** Epoch ms by which it has to be back. */
  until: z.number(),
})
export type ShownLetter = z.output<typeof shownLetter>

const shownClaim = z.object({
  ...shownParty,
  isChange: z.boolean(),
  submittedAt: z.number(),
  transfer: maybe(shownTransfer),
  face: maybe(shownFaceCheck),
  letter: maybe(shownLetter),
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

/** What was typed and not sent, or refused; the fields of the form with their files. */
export const claimDraft = z.object({
  kind: z.enum(['person', 'organisation']),
  values: z.record(z.string(), z.unknown()),
  at: z.number(),
})
export type ClaimDraft = z.output<typeof claimDraft>

/** Everything the exchange tells a user about their real name. */
export const kycDetail = z.object({
  authStatus: z.number(),
  identity: maybe(shownIdentity),
  claim: maybe(shownClaim),
  refusal: maybe(shownRefusal),
  draft: maybe(claimDraft),
  /** What has to end before verified data can be changed. */
  blockedBy: z.array(openMatter),
})
export type KycDetail = z.output<typeof kycDetail>

/** What a picture of a document says; a field that could not be read is missing. */
export const readDocument = z.object({
  name: maybe(z.string()),
  docNumber: maybe(z.string()),
  creditCode: maybe(z.string()),
  legalName: maybe(z.string()),
})
export type ReadDocument = z.output<typeof readDocument>

/** What is agreed to before anybody's identity is checked. Texts of law are Chinese in every language. */
export const serviceAgreement = z.object({
  title: z.string(),
  /** Day of issue; told with the claim. */
  version: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
})
export type ServiceAgreement = z.output<typeof serviceAgreement>

/** How the exchange reaches a member (domain 6.16); changes nothing about who the member is. */
export const memberContact = z.object({
  contact: short,
  telPhone: short,
  email: short,
  /** Six digits: code of a province, city or district. */
  region: maybe(short),
  address: short,
  postcode: short,
})
export type MemberContact = z.output<typeof memberContact>

export const memberProfile = z.object({
  memberNo: z.string(),
  kind: maybe(z.string()),
  authStatus: z.number(),
  name: maybe(z.string()),
  loginName: z.string(),
  telPhone: z.string(),
  headImg: maybe(z.string()),
  level: z.string(),
  contact: memberContact,
  /** The region of the contact in words. */
  regionName: maybe(z.string()),
})
export type MemberProfile = z.output<typeof memberProfile>
