import { endOfDocument } from '#src/model/kyc/rules.ts'
import { maskedAccount, maskedDocument, maskedName } from '#src/model/kyc/masked.ts'
import type {
  ClaimDraft,
  ClaimNumber,
  KycDetail,
  ShownClaim,
  ShownFaceCheck,
  ShownLetter,
} from '#src/model/kyc/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { OpenMatter } from '#src/model/account/schema.ts'
import type { Uploads } from '../files/uploads.ts'
import { faceAddress } from './face-check.ts'
import type { Claim, FaceCheck, Identity, Party, KycRecord, VerifiedIdentity } from './record.ts'
import type { User } from '../tables.ts'

export const isExpired = (party: Party, now: number): boolean => {
  if (party.data.isLongTerm) return false
  const end = endOfDocument(party.data.docExpiry)
  return end !== null && end <= now
}

const shownParty = (party: Claim | Identity) => {
  const { docExpiry, telPhone, way } = party.data
  const common = { kind: party.kind, docExpiry, telPhone: maskedPhone(telPhone), way, agreement: party.agreement }
  if (party.kind === 'person') {
    const { name, docType, docNumber, bankName, bankCard } = party.data
    const account = bankCard ? maskedAccount(bankCard) : null
    return { ...common, name: maskedName(name), docType, docNumber: maskedDocument(docNumber), bankName, account }
  }
  const { name, creditCode, orgType, legalName, agentName, bankName, accountNo } = party.data
  return {
    ...common,
    // Names and codes of organisations are public (domain 6.25).
    name,
    docNumber: creditCode,
    orgType,
    legalName: maskedName(legalName),
    agentName: maskedName(agentName),
    bankName,
    account: maskedAccount(accountNo),
  }
}

const shownFace = ({ token, state, until, reason }: FaceCheck, triesLeft: number): ShownFaceCheck => ({
  token,
  address: faceAddress(token),
  state,
  until,
  triesLeft,
  reason,
})

type SignedFiles = Pick<Uploads, 'find'>

function shownLetter(uploads: SignedFiles, claim: Claim): ShownLetter | null {
  if (claim.kind !== 'organisation' || !claim.letter) return null
  const { number, state, template, until } = claim.letter
  const signed = state === 'checking' ? uploads.find(claim.data.letterId ?? '') : null
  return { number, state, template, until, signed: signed && { name: signed.name, url: signed.url } }
}

function shownClaim(uploads: SignedFiles, claim: Claim, triesLeft: number): ShownClaim {
  const { isChange, submittedAt, transfer, face } = claim
  const shown = transfer && { state: transfer.state, triesLeft: transfer.triesLeft, until: transfer.until }
  return {
    ...shownParty(claim),
    isChange,
    submittedAt,
    transfer: shown,
    face: face && shownFace(face, triesLeft),
    letter: shownLetter(uploads, claim),
  }
}

/** Fields that are masked on the page, or were a file: a change asks for them anew. */
const hidden: Readonly<Record<Party['kind'], readonly string[]>> = {
  person: ['name', 'docNumber', 'telPhone', 'bankCard', 'frontId', 'backId'],
  organisation: [
    'legalName',
    'legalDocNumber',
    'agentName',
    'agentDocNumber',
    'telPhone',
    'accountNo',
    'contactPhone',
    'licenceId',
    'letterId',
  ],
}
const knownOf = ({ kind, data }: Party): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !hidden[kind].includes(field)))

/** Numbers of a draft that are never sent back whole, and how much of each is shown. */
const masks: Readonly<Record<ClaimNumber, (number: string) => string>> = {
  docNumber: maskedDocument,
  legalDocNumber: maskedDocument,
  agentDocNumber: maskedDocument,
  bankCard: maskedAccount,
  accountNo: maskedAccount,
  telPhone: maskedPhone,
}
const isNumberField = (field: string): field is ClaimNumber => Object.hasOwn(masks, field)

const shownDraft = ({ kind, values, at }: ClaimDraft): ClaimDraft => {
  const numbers = Object.entries(values).flatMap(([field, value]) =>
    isNumberField(field) && typeof value === 'string' && value !== '' ? [[field, masks[field](value)] as const] : [],
  )
  return {
    kind,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !isNumberField(field))),
    masked: Object.fromEntries(numbers),
    at,
  }
}

/** What the record is shown with. */
type Surroundings = { uploads: SignedFiles; now: number; faceTriesLeft: number; blockers: OpenMatter[] }

/** What the owner is shown. */
export function detailOf(
  user: User,
  { identity, claim, refusal, draft }: KycRecord,
  { uploads, now, faceTriesLeft, blockers }: Surroundings,
): KycDetail {
  return {
    authStatus: user.authStatus,
    identity: identity && {
      ...shownParty(identity),
      isExpired: isExpired(identity, now),
      verifiedAt: identity.verifiedAt,
      known: knownOf(identity),
    },
    claim: claim && shownClaim(uploads, claim, faceTriesLeft),
    refusal,
    draft: draft && shownDraft(draft),
    blockedBy: blockers,
  }
}

/** What the claimant has to do before the claim goes on; `until` epoch ms, null where nothing ends by itself soon. */
export function waitingFor({
  claim,
}: KycRecord): { what: 'transfer' | 'face' | 'letter'; until: number | null } | null {
  if (claim?.transfer?.state === 'sent') return { what: 'transfer', until: claim.transfer.until }
  if (claim?.face) return { what: 'face', until: null }
  if (claim?.letter?.state === 'signing') return { what: 'letter', until: claim.letter.until }
  return null
}

/** What other parts of the exchange know of a verified account. */
export function verifiedOf(identity: Identity, now: number): VerifiedIdentity {
  const { docExpiry = null, telPhone } = identity.data
  const common = { docExpiry, telPhone, isExpired: isExpired(identity, now), verifiedAt: identity.verifiedAt }
  if (identity.kind === 'person') {
    const { name, docType, docNumber } = identity.data
    return { ...common, kind: 'person', name, docType, docNumber, legalName: null, holder: { name, docNumber } }
  }
  const { name, creditCode, legalName, agentName, agentDocNumber } = identity.data
  const holder = { name: agentName, docNumber: agentDocNumber }
  return { ...common, kind: 'organisation', name, docType: null, docNumber: creditCode, legalName, holder }
}
