import type { ClaimDraft, MemberContact, OrganisationClaim, PersonClaim, RefusalReason } from '#src/model/kyc/schema.ts'
import type { FaceCheckReason } from '#src/model/kyc/labels.ts'

/** A person or an organisation, as claimed. */
export type Party = { kind: 'person'; data: PersonClaim } | { kind: 'organisation'; data: OrganisationClaim }

type Transfer = {
  /** 分, below 100. */
  amountFen: number
  state: 'sending' | 'sent'
  triesLeft: number
  until: number
}

/** The amount of a transfer in 元. */
export const amountText = ({ amountFen }: Pick<Transfer, 'amountFen'>): string =>
  `0.${String(amountFen).padStart(2, '0')}`

/** What a face check is made for. */
export type FacePurpose = 'kyc' | 'seal' | 'contract'

/** One attempt of a person to show the face to a phone (domain 5.6). */
export type FaceCheck = {
  token: string
  purpose: FacePurpose
  userId: string
  /** Whose picture of the register the face is compared with. */
  holder: { name: string; docNumber: string }
  state: 'waiting' | 'scanned' | 'passed' | 'failed' | 'expired' | 'cancelled'
  until: number
  reason: FaceCheckReason | null
  /** The person has agreed to the comparison on the portal’s page. */
  hasConsent: boolean
}

/** The letter of authority of a claim: issued, and given back signed. */
type Signing = {
  number: string
  state: 'signing' | 'checking'
  template: { name: string; url: string }
  until: number
}

export type Claim = Party & {
  /** Counts the claims of an account, so that a timer knows whether its claim is still the one. */
  round: number
  isChange: boolean
  submittedAt: number
  /** Version of the agreement that was accepted with it. */
  agreement: string
  transfer: Transfer | null
  face: FaceCheck | null
  letter: Signing | null
  /** The form, to be corrected when it is refused. */
  values: Record<string, unknown>
}

export type Identity = Party & {
  verifiedAt: number
  /** Version of the agreement under which it was verified; null where that was before there was one. */
  agreement: string | null
}

export type RefusedClaim = {
  kind: Party['kind']
  isChange: boolean
  reasons: RefusalReason[]
  reviewer: string
  at: number
}

/** What the exchange keeps of one account's real name. */
export type KycRecord = {
  rounds: number
  identity: Identity | null
  claim: Claim | null
  refusal: RefusedClaim | null
  draft: ClaimDraft | null
  contact: MemberContact | null
  /** Names under which the account was verified before, the oldest first. */
  formerNames: readonly string[]
}

/** Who an account verifiedly is, for the other parts of the exchange. */
export type VerifiedIdentity = {
  kind: Party['kind']
  name: string
  /** Spec 3; null for an organisation. */
  docType: number | null
  /** Of an organisation its unified social credit code. */
  docNumber: string
  docExpiry: string | null
  /** New enrolments are blocked, running ones go on (domain 5.6). */
  isExpired: boolean
  telPhone: string
  legalName: string | null
  /** The person who acts for the account: the verified person, or the agent of the organisation. */
  holder: { name: string; docNumber: string }
  verifiedAt: number
}

/** What a bank knows of one card. */
export type BankCard = {
  card: string
  name: string
  docNumber: string
  /** The mobile number that its holder left with the bank. */
  telPhone: string
  state: 'normal' | 'lost'
}
