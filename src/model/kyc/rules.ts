import { typedAmount } from '../money/typed.ts'
import { bankCard, corporateAccount } from '../validation/bank-card.ts'
import { citizenId, plainCitizenId } from '../validation/citizen-id.ts'
import { creditCode } from '../validation/credit-code.ts'
import { email } from '../validation/addresses.ts'
import { nameInAnyScript, organisationName } from '../validation/names.ts'
import { mobile } from '../validation/phone.ts'
import { optional, plain } from '../validation/rule.ts'
import { parseShanghai } from '../time/shanghai.ts'
import { isSameName } from './same-name.ts'
import type { OrganisationClaim, PersonClaim } from './schema.ts'
import { claimProblems } from './labels.ts'

/** authStatus (domain 5.6). */
export const authStatus = { none: 0, checking: 1, refused: 2, person: 3, organisation: 4 } as const

/** Error codes that name the refused field. */
export const personRefusal = {
  smsCode: 403,
  documentTaken: 4093,
  nameMismatch: 4094,
  phoneUnknown: 4095,
  amount: 4096,
  card: 4097,
  way: 4098,
  agreement: 4099,
  licence: 4100,
} as const

/** Documents that the mainland's automatic source can verify (domain 6.1). */
export const isCitizenDocument = (docType: number): boolean => docType === 0 || docType === 1
/** State bodies and organisations without a licence cannot be verified by a transfer (domain 6.2). */
export const isManualOrganisation = (orgType: number): boolean => orgType === 2 || orgType === 5

/** Verification methods for a person's document of this type (domain 6.1). */
export const personMethods = (docType: number): readonly PersonClaim['way'][] =>
  isCitizenDocument(docType) ? ['carrier', 'bank', 'face', 'manual'] : ['manual']
/** Verification methods for an organisation of this kind (domain 6.2). */
export const organisationMethods = (orgType: number): readonly OrganisationClaim['way'][] =>
  isManualOrganisation(orgType) ? ['manual'] : ['transfer', 'legal', 'letter', 'manual']

const forms: Readonly<Record<number, RegExp>> = {
  8: /^[HM]\d{8}(?:\d{2})?$/,
  9: /^\d{8}(?:\d{2})?$/,
}
const passport = /^[A-Z\d]{5,17}$/
const anyDocument = /^[A-Z\d\p{Script=Han}()（）-]{4,30}$/u

/** A document number in its stored form. */
export const plainDocument = (typed: string): string => plain(typed).toUpperCase().replaceAll(/\s/g, '')

/** The problem of a document number of this type, or null; check digits only for 0 and 1. `now` epoch ms. */
export function documentProblem(docType: number, typed: string, now: number): string | null {
  if (isCitizenDocument(docType)) return citizenId(plainCitizenId(typed), now)
  const number = plainDocument(typed)
  if (number === '') return claimProblems.documentMissing
  const form = forms[docType] ?? (docType >= 4 && docType <= 7 ? passport : anyDocument)
  return form.test(number) ? null : claimProblems.document
}

const hanName = /^\p{Unified_Ideograph}{2,4}$/u
/** Minority names with a point, and long ones. */
const longHanName = /^(?=.{2,30}$)\p{Unified_Ideograph}+(?:·\p{Unified_Ideograph}+)+$/u

/** A name as in the document: Chinese for residents' documents, any letters for passports and passes. */
export function holderProblem(docType: number, typed: string): string | null {
  const name = typed.trim()
  if (name === '') return claimProblems.nameMissing
  const isName = hanName.test(name) || longHanName.test(name) || (docType > 3 && nameInAnyScript.test(name))
  return isName ? null : claimProblems.name
}

/** Epoch ms of the end of a document's last day in China; null for a document without expiry. */
export const endOfDocument = (docExpiry: string | null | undefined): number | null => {
  const day = docExpiry ? parseShanghai(docExpiry) : null
  return day === null ? null : day + 86_400_000
}

/** The problem of a document's expiry date; null when there is none. */
export function expiryProblem(docExpiry: string | null | undefined, isLongTerm: boolean, now: number): string | null {
  if (isLongTerm) return null
  const end = endOfDocument(docExpiry)
  if (end === null) return claimProblems.expiryMissing
  return end <= now ? claimProblems.expired : null
}

/** Amount of the verification transfer, below 1 元 (domain 6.2). */
export const amountProblem = (typed: string): string | null =>
  /^0\.(?:0[1-9]|[1-9]\d?)$/.test(typedAmount(typed) ?? '') ? null : claimProblems.amount

export const capitalProblem = optional((typed: string) =>
  /^\d{1,10}(?:\.\d{1,2})?$/.test(typedAmount(typed) ?? '') ? null : claimProblems.capital,
)
export const dayProblem = optional((typed: string) =>
  parseShanghai(plain(typed)) !== null && plain(typed).length === 10 ? null : claimProblems.date,
)

const firstOf = (...problems: (string | null)[]): string | null => problems.find((problem) => problem !== null) ?? null
const unless = (isRight: boolean, problem: string): string | null => (isRight ? null : problem)

/** The first problem of a person's claim, or null; the form checks the same field by field. */
export function personProblem(claim: PersonClaim, now: number): string | null {
  const { docType, way } = claim
  const isCitizen = isCitizenDocument(docType)
  return firstOf(
    unless(docType >= 0 && docType <= 10, claimProblems.docType),
    holderProblem(docType, claim.name),
    documentProblem(docType, claim.docNumber, now),
    expiryProblem(claim.docExpiry, claim.isLongTerm, now),
    unless(claim.frontId !== '', isCitizen ? claimProblems.front : claimProblems.page),
    unless(!isCitizen || Boolean(claim.backId), claimProblems.back),
    mobile(claim.telPhone),
    (way === 'bank' ? bankCard : optional(bankCard))(claim.bankCard ?? ''),
    optional(email)(claim.email ?? ''),
    unless(personMethods(docType).includes(way), claimProblems.methodManual),
  )
}

export const isOwnAgent = (
  claim: Pick<OrganisationClaim, 'agentName' | 'agentDocNumber' | 'legalName' | 'legalDocNumber'>,
) =>
  claim.agentName.trim() === claim.legalName.trim() &&
  plainDocument(claim.agentDocNumber) === plainDocument(claim.legalDocNumber)

const peopleProblem = (claim: OrganisationClaim, now: number): string | null =>
  firstOf(
    holderProblem(claim.legalDocType, claim.legalName),
    documentProblem(claim.legalDocType, claim.legalDocNumber, now),
    holderProblem(claim.agentDocType, claim.agentName),
    documentProblem(claim.agentDocType, claim.agentDocNumber, now),
    mobile(claim.telPhone),
    // With the method `letter` it is signed after the claim.
    unless(isOwnAgent(claim) || claim.way === 'letter' || Boolean(claim.letterId), claimProblems.letter),
  )

/** The problem of the chosen verification method, or null. */
export const organisationMethodProblem = (claim: OrganisationClaim): string | null => {
  if (!organisationMethods(claim.orgType).includes(claim.way)) return claimProblems.methodManual
  return firstOf(
    unless(claim.way !== 'legal' || isOwnAgent(claim), claimProblems.methodLegal),
    unless(claim.way !== 'letter' || !isOwnAgent(claim), claimProblems.methodLetter),
  )
}

/** The first problem of an organisation's claim, or null. */
export function organisationProblem(claim: OrganisationClaim, now: number): string | null {
  return firstOf(
    unless(claim.orgType >= 0 && claim.orgType <= 5, claimProblems.orgType),
    organisationName(claim.name),
    creditCode(claim.creditCode),
    unless(claim.licenceId !== '', claimProblems.licence),
    expiryProblem(claim.docExpiry, claim.isLongTerm, now),
    dayProblem(claim.foundedOn ?? ''),
    capitalProblem(claim.capital ?? ''),
    peopleProblem(claim, now),
    unless(isSameName(claim.accountName, claim.name), claimProblems.accountName),
    unless(claim.bankName.trim() !== '', claimProblems.bankName),
    corporateAccount(claim.accountNo),
    optional(email)(claim.email ?? ''),
    organisationMethodProblem(claim),
  )
}

/** State of a face check at `now` (epoch ms): an open one expires by the clock, also without a message of the exchange. */
export const faceStateAt = <S extends string>({ state, until }: { state: S; until: number }, now: number) =>
  (state === 'waiting' || state === 'scanned') && until <= now ? ('expired' as const) : state
