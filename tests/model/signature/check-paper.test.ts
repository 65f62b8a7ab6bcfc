import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPaper, digestOf } from '#src/model/signature/check-paper.ts'
import { codeInPaper, isPdf } from '#src/model/signature/file.ts'
import { contractProof } from '#src/model/signature/schema.ts'
import { proofOf } from './proof.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const file = bytesOf(
  `%PDF-1.7\n/URI (https://a.example/contract/verify?code=7K3M9QXW2T5B8RDN)\n${'0123456789'.repeat(20)}`,
)
const proof = proofOf(file)

/** The same text with another digit at a place. */
const changed = (hex: string, at: number): string =>
  `${hex.slice(0, at)}${hex[at] === '0' ? '1' : '0'}${hex.slice(at + 1)}`

describe('a file and its proof', () => {
  test('[BD-07] the digest is SM3', () => {
    // GM/T 0004, example 1.
    expect(digestOf(bytesOf('abc'))).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
  })

  test('[BD-07] the signed file is the same, and each signature is valid', () => {
    expect(contractProof.parse(proof)).toEqual(proof)
    const check = checkPaper(file, proof)
    expect(check.kind === 'same' && check.signers.map(({ role, isValid }) => [role, isValid])).toEqual([
      ['转让方', true],
      ['受让方', true],
    ])
  })

  test('[BD-07] one changed byte anywhere makes it another file, as one byte less or more does', () => {
    const anyByte = fc.record({ at: fc.nat(file.length - 1), by: fc.integer({ min: 1, max: 255 }) })
    fc.assert(
      fc.property(anyByte, ({ at, by }) => {
        const other = file.map((byte, index) => (index === at ? byte ^ by : byte))
        expect(checkPaper(other, proof)).toEqual({ kind: 'other' })
      }),
      { numRuns: 60 },
    )
    expect(checkPaper(file.subarray(0, -1), proof)).toEqual({ kind: 'other' })
    expect(checkPaper(Uint8Array.from([...file, 10]), proof)).toEqual({ kind: 'other' })
  })

  test('[BD-07] one changed digit of a signature, its digest or its key makes it invalid, and no other', () => {
    const anyDigit = fc.oneof(
      fc.record({ part: fc.constant('signature' as const), at: fc.nat(127) }),
      fc.record({ part: fc.constant('digest' as const), at: fc.nat(63) }),
      fc.record({ part: fc.constant('publicKey' as const), at: fc.nat(129) }),
    )
    fc.assert(
      fc.property(anyDigit, ({ part, at }) => {
        const [first, second] = proof.signers
        const check = checkPaper(file, {
          ...proof,
          signers: [{ ...first!, [part]: changed(first![part], at) }, second!],
        })
        expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([false, true])
      }),
      { numRuns: 25 },
    )
  })

  test('[BD-07] a signature of another part of the file is invalid', () => {
    const [first, second] = proof.signers
    for (const length of [first!.length - 1, file.length, file.length + 1]) {
      const check = checkPaper(file, { ...proof, signers: [{ ...first!, length }, second!] })
      expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([false, true])
    }
  })
})

describe('a file to verify', () => {
  test('[BD-07] is a PDF by its beginning', () => {
    expect(isPdf(file)).toBe(true)
    expect(isPdf(bytesOf('PK\u0003\u0004 a document'))).toBe(false)
    expect(isPdf(new Uint8Array())).toBe(false)
    expect(isPdf(bytesOf(`${' '.repeat(1100)}%PDF-1.7`))).toBe(false)
  })

  test('[BD-07] names its contract in its verification address, wherever that is', () => {
    expect(codeInPaper(file)).toBe('7K3M9QXW2T5B8RDN')
    const far = bytesOf(`${'x'.repeat(65_530)}${new TextDecoder().decode(file)}`)
    expect(codeInPaper(far)).toBe('7K3M9QXW2T5B8RDN')
    expect(codeInPaper(bytesOf('%PDF-1.7 /contract/verify?code=short)'))).toBeNull()
    expect(codeInPaper(new Uint8Array())).toBeNull()
  })
})
