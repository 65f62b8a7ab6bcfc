import { issuer, serialOf, signDigest, signerKey } from '#src/mock/exchange/signing/keys.ts'
import { digestOf } from '#src/model/signature/check-paper.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'

const signers = [
  { role: '转让方', name: '绵阳涪江资产管理有限公司' },
  { role: '受让方', name: '周*' },
]

/** The proof of a file that two signers have signed: the first one its first half, the other one all of it. */
export function proofOf(bytes: Uint8Array, over: Partial<ContractProof> = {}): ContractProof {
  return {
    no: 'MJHT-2026-0001278',
    name: '产权交易合同',
    projectNo: 'G32026SC1000012',
    projectName: '成都某公司 35% 股权转让',
    completedAt: Date.parse('2026-03-06T02:00:00Z'),
    size: bytes.length,
    digest: digestOf(bytes),
    signers: signers.map((signer, index) => {
      const { privateKey, publicKey } = signerKey(signer.name)
      const length = index === 0 ? Math.ceil(bytes.length / 2) : bytes.length
      const digest = digestOf(bytes.subarray(0, length))
      const signature = signDigest(privateKey, digest)
      const at = Date.parse('2026-03-06T01:30:00Z') + index * 1_800_000
      return { ...signer, at, length, digest, signature, publicKey, serial: serialOf(publicKey), issuer }
    }),
    ...over,
  }
}
