import { creditCode, creditCodeSigns } from '#src/model/validation/credit-code.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Picture } from '../../files/paper/picture/picture.ts'
import { randomStream } from '../random.ts'

/** The number of an organisation without an account: made up, and valid in form. */
export function fictitiousCode(name: string): string {
  const random = randomStream(`code ${name}`)
  const middle = Array.from({ length: 8 }, () => Math.floor(random() * 10)).join('')
  const head = `91510000${middle}A`
  return Array.from(creditCodeSigns, (last) => head + last).find((code) => creditCode(code) === null) ?? head
}

/** The exchange as it signs contracts and its own papers, with one key for all of them. */
export const exchangeSigner = { name: brand.operator, code: fictitiousCode(brand.operator) } as const

/** What the secret of a signer's key is asked for by; `code` is the signer's number. */
export const signingKeyOf = (code: string): string => `signing key ${code}`

/** The seal of an organisation that has none of its own here; `across` says what it is for. */
export const sealOf = (name: string, across: string): Extract<Picture, { kind: 'seal' }> => ({
  kind: 'seal',
  design: { shape: 'round', text: name, across, below: '' },
})
