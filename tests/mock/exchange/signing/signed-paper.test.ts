import { beforeAll, expect, test } from 'vitest'
import { samplePaper } from '#tests/mock/files/paper/sample.ts'
import { issuer } from '#src/mock/exchange/signing/keys.ts'
import { signedPaper } from '#src/mock/exchange/signing/signed-paper.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { checkPaper, digestOf } from '#src/model/signature/check-paper.ts'

beforeAll(registerNodeFont)

test('[BD-07] each signer signs the file up to the own marks, and the whole can be verified', async () => {
  const paper = { ...samplePaper, blocks: samplePaper.blocks.slice(0, 6), parties: samplePaper.parties.slice(0, 2) }
  const seal = { kind: 'seal', design: { shape: 'rectangle', text: '周远', across: '', below: '' } } as const
  const signings = ['P1', 'P2'].map((signerId, index) => ({
    signerId,
    at: paper.at + index,
    secret: `secret of ${signerId}`,
    marks: [{ page: 0, x: 70, y: 400, width: 200, height: 124, picture: seal }],
    seam: seal,
    note: null,
  }))
  const { bytes, base, revisions } = await signedPaper(paper, () => signings)
  expect(revisions.map(({ signerId, at }) => [signerId, at - paper.at])).toEqual([
    ['P1', 0],
    ['P2', 1],
  ])
  expect(base.digest).toBe(digestOf(bytes.subarray(0, base.length)))
  expect([base.length < revisions[0]!.length, revisions[0]!.length < revisions[1]!.length]).toEqual([true, true])
  expect(bytes).toHaveLength(revisions[1]!.length)

  const signers = revisions.map((revision) => ({ ...revision, role: '转让方', name: '某公司', issuer }))
  const proof = { no: '', name: '', projectNo: '', projectName: '', completedAt: 0 }
  const check = checkPaper(bytes, { ...proof, size: bytes.length, digest: digestOf(bytes), signers })
  expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([true, true])

  // Without the second signer the file is the part that the first one signed.
  const half = await signedPaper(paper, () => signings.slice(0, 1))
  expect(half.revisions).toEqual(revisions.slice(0, 1))
})
