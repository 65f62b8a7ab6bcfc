import type { UploadedFile } from '#src/model/file/schema.ts'
import { isCitizenDocument, plainDocument } from '#src/model/kyc/rules.ts'
import type { ClaimConsent } from '#src/features/kyc/commands.ts'
import type { PersonClaim } from '#src/model/kyc/schema.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plainAccount } from '#src/model/validation/bank-card.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { noText, plainText, regionCode } from '../claim/texts.ts'

export type PersonValues = Partial<Omit<PersonClaim, 'frontId' | 'backId'>> & {
  front?: UploadedFile[]
  back?: UploadedFile[]
  code?: TypedCode
  /** Version of the accepted agreement. */
  agreed?: string
}

const optionalFrom = ({ bankCard, bankName, region, address, email }: PersonValues) => ({
  bankCard: noText(plainAccount(plainText(bankCard))),
  bankName: noText(bankName),
  region: regionCode(region),
  address: noText(address),
  email: noText(email),
})

const filesFrom = ({ front, back }: PersonValues, isCitizen: boolean) => ({
  frontId: front?.[0]?.id ?? '',
  backId: isCitizen ? (back?.[0]?.id ?? null) : null,
})

/** The method in effect: some documents have no choice. */
export const methodOf = ({ docType = 0, way = 'carrier' }: PersonValues): PersonClaim['way'] =>
  isCitizenDocument(docType) ? way : 'manual'

/** The claim as the contract defines it. */
export function claimFrom(values: PersonValues): PersonClaim & ClaimConsent {
  const { docType = 0, isLongTerm = false } = values
  const isCitizen = isCitizenDocument(docType)
  return {
    ...optionalFrom(values),
    ...filesFrom(values, isCitizen),
    docType,
    isLongTerm,
    name: plainText(values.name),
    docNumber: plainDocument(plainText(values.docNumber)),
    docExpiry: isLongTerm ? null : noText(values.docExpiry),
    telPhone: plainPhone(plainText(values.telPhone)),
    way: methodOf(values),
    ...(values.code ?? { code: '' }),
    agreement: plainText(values.agreed),
  }
}
