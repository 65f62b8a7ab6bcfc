import type { InputOf } from '#src/api/endpoint.ts'
import { saveSeal } from '#src/api/endpoints/seal.ts'
import type { Seal, SealApplication } from '#src/model/seal/schema.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { pdf, png } from '#tests/support/files.ts'
import { userNamed } from './enrolment.ts'

const binary = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Stores a letter of authority, or a picture of this size, for a seal. */
export function sealFile(
  exchange: Exchange,
  loginName: string,
  size?: readonly [width: number, height: number],
): string {
  const given = size
    ? { name: '印章.png', kind: 'png' as const, purpose: 'sealPicture', base64: binary(png(...size)) }
    : { name: '授权书.pdf', kind: 'pdf' as const, purpose: 'sealLetter', base64: binary(pdf()) }
  return exchange.take('storeFile', given, { userId: userNamed(exchange, loginName).id, visitor: '' }).id
}

/** The personal seal that `person` applies for. */
export const personalSeal = (exchange: Exchange, over: Partial<SealApplication> = {}): SealApplication => ({
  kind: 'personal',
  name: '新签名',
  design: { shape: 'rectangle', text: '周岷生印', across: '', below: '' },
  pictureId: null,
  letterId: sealFile(exchange, 'person'),
  scopes: ['contract'],
  validTo: '2027-03-05',
  ...over,
})

let requests = 0

/** An application as a form sends it. */
export const sealRequest = (application: SealApplication, id: Seal['id'] | null = null): InputOf<typeof saveSeal> => {
  requests += 1
  return { application, id, requestId: `seal-request-${requests}` }
}
