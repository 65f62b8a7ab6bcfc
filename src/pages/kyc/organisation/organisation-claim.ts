import type { ClaimConsent } from '#src/features/kyc/commands.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { isManualOrganisation, isOwnAgent, plainDocument } from '#src/model/kyc/rules.ts'
import type { OrganisationClaim } from '#src/model/kyc/schema.ts'
import { numberTyped } from '#src/model/money/typed.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plainAccount } from '#src/model/validation/bank-card.ts'
import { plainCreditCode } from '#src/model/validation/credit-code.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { noText, plainText, regionCode } from '../claim/texts.ts'

export type OrganisationValues = Partial<Omit<OrganisationClaim, 'licenceId' | 'letterId'>> & {
  licence?: UploadedFile[]
  letter?: UploadedFile[]
  code?: TypedCode
  /** Version of the accepted agreement. */
  agreed?: string
}

const peopleFrom = (values: OrganisationValues) => ({
  legalName: plainText(values.legalName),
  legalDocType: values.legalDocType ?? 0,
  legalDocNumber: plainDocument(plainText(values.legalDocNumber)),
  agentName: plainText(values.agentName),
  agentDocType: values.agentDocType ?? 0,
  agentDocNumber: plainDocument(plainText(values.agentDocNumber)),
})

const optionalFrom = (values: OrganisationValues) => ({
  foundedOn: noText(values.foundedOn),
  capital: noText(numberTyped(values.capital)),
  currency: noText(values.currency),
  enterpriseType: noText(values.enterpriseType),
  economyType: noText(values.economyType),
  industry: noText(values.industry),
  scale: noText(values.scale),
  region: regionCode(values.region),
  address: noText(values.address),
  scope: noText(values.scope),
  contact: noText(values.contact),
  contactPhone: noText(values.contactPhone),
  email: noText(values.email),
  fax: noText(values.fax),
})

/** Whether the agent of the organisation is its legal representative. */
export const isOwnAgentIn = (values: OrganisationValues): boolean => isOwnAgent(peopleFrom(values))

const accountFrom = (values: OrganisationValues) => ({
  accountName: plainText(values.accountName),
  bankName: plainText(values.bankName),
  accountNo: plainAccount(plainText(values.accountNo)),
})

/** With the method `letter` the exchange issues the letter, which is signed afterwards. */
const filesFrom = ({ licence, letter }: OrganisationValues, way: OrganisationClaim['way']) => ({
  licenceId: licence?.[0]?.id ?? '',
  letterId: way === 'letter' ? null : (letter?.[0]?.id ?? null),
})

/** The method in effect: some kinds of organisation have no choice. */
export const methodOf = ({ orgType = 0, way = 'transfer' }: OrganisationValues): OrganisationClaim['way'] =>
  isManualOrganisation(orgType) ? 'manual' : way

/** The claim as the contract defines it. */
export function organisationFrom(values: OrganisationValues): OrganisationClaim & ClaimConsent {
  const { orgType = 0, isLongTerm = false } = values
  const way = methodOf(values)
  return {
    ...optionalFrom(values),
    ...peopleFrom(values),
    ...accountFrom(values),
    ...filesFrom(values, way),
    orgType,
    isLongTerm,
    name: plainText(values.name),
    creditCode: plainCreditCode(plainText(values.creditCode)),
    docExpiry: isLongTerm ? null : noText(values.docExpiry),
    telPhone: plainPhone(plainText(values.telPhone)),
    way,
    ...(values.code ?? { code: '' }),
    agreement: plainText(values.agreed),
  }
}
