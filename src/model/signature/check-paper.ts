import { sm2, sm3 } from 'sm-crypto-v2'
import type { ContractProof, SignedBy } from './schema.ts'

/** `same`: the file is the signed one, and which of its signatures are valid. */
export type PaperCheck = { kind: 'same'; signers: (SignedBy & { isValid: boolean })[] } | { kind: 'other' }

export const digestOf = (bytes: Uint8Array): string => sm3(bytes)

function isSignature({ digest, signature, publicKey }: SignedBy): boolean {
  try {
    return sm2.doVerifySignature(sm2.hexToArray(digest), signature, publicKey, { hash: true })
  } catch {
    // Not a point of the curve.
    return false
  }
}

const isValid = (bytes: Uint8Array, signer: SignedBy): boolean =>
  signer.length <= bytes.length && digestOf(bytes.subarray(0, signer.length)) === signer.digest && isSignature(signer)

/** Compares a file with the proof of a contract. A file of the same digest is the same; its signatures are verified one by one. */
export function checkPaper(bytes: Uint8Array, proof: ContractProof): PaperCheck {
  if (bytes.length !== proof.size || digestOf(bytes) !== proof.digest) return { kind: 'other' }
  return { kind: 'same', signers: proof.signers.map((signer) => ({ ...signer, isValid: isValid(bytes, signer) })) }
}
