import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[\\da-f]{${digits}}$`)))

/** The code of a contract in its verification address; of a document of the exchange its number and a check. */
export const verifyCode = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** SM3, hex. */
export const sm3Digest = hex(64)

/** One signature of a signed file. */
export const signedBy = z.object({
  /** What the signer is in the contract: 转让方. */
  role: z.string(),
  /** Of a person masked. */
  name: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** The signature covers so many bytes of the file, from its beginning: all that was signed before, and the signer's own marks. */
  length: z.number().check(z.int(), z.positive()),
  /** SM3 of these bytes. */
  digest: sm3Digest,
  /** SM2 over the digest: r and s, with the default user id of GB/T 35276. */
  signature: hex(128),
  /** Uncompressed. */
  publicKey: hex(130),
  /** Of the certificate, and who issued it. */
  serial: z.string(),
  issuer: z.string(),
})
export type SignedBy = z.output<typeof signedBy>

/** What the exchange keeps of a signed contract or a document of its own, for everyone: enough to verify the file, nothing of its content. */
export const contractProof = z.object({
  no: z.string(),
  name: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  /** Epoch ms. */
  completedAt: z.number(),
  /** Bytes. */
  size: z.number(),
  /** SM3 of the file. */
  digest: sm3Digest,
  signers: z.array(signedBy),
  /** Of a document that the exchange issued: for whom; absent of a contract. The name of a person is masked. */
  holder: nullish(z.object({ role: z.string(), name: z.string() })),
})
export type ContractProof = z.output<typeof contractProof>
