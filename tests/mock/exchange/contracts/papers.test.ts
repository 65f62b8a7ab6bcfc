import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPapers, type Papers } from '#src/mock/exchange/contracts/papers.ts'
import type { Contract, Signer } from '#src/mock/exchange/contracts/record.ts'
import type { Deal } from '#src/mock/exchange/deals/record.ts'
import { answerPaper } from '#src/mock/mount/sites/papers.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { beginText } from '#src/model/contract/text/record.ts'
import { checkPaper } from '#src/model/signature/check-paper.ts'
import { codeInPaper } from '#src/model/signature/file.ts'

beforeAll(registerNodeFont)

const at = Date.parse('2026-03-06T02:00:00Z')
const code = 'abcdefghij0123456789'
const paperKey = 'a'.repeat(32)
const square = { shape: 'rectangle' as const, text: '周岷生', across: '', below: '' }

const signer = (over: Partial<Signer>): Signer => ({
  id: 'CT-1-S1',
  order: 1,
  role: 'taker',
  kind: 'person',
  name: '周岷生',
  code: '510104199001010011',
  agent: '周岷生',
  phone: '13800000000',
  way: 'personal',
  needsFace: false,
  userId: 'U1',
  addedBy: null,
  state: 'waiting',
  at: null,
  urgedAt: null,
  signature: null,
  ...over,
})

const contractOf = (): Contract => ({
  id: 'CT-1',
  no: 'HT20260306001',
  name: '标的交易合同',
  deal: { listing: { typeCode: '1', no: 'G32026SC1000012', assetsName: '某公司 35% 股权' } } as unknown as Deal,
  state: 'signing',
  createdAt: at,
  changedAt: at,
  initiator: 'taker',
  text: beginText(['# 第一条 标的', '转让标的为{{company}}的股权。']),
  open: {},
  fieldsVersion: 1,
  confirmed: { taker: at, seller: at },
  returned: null,
  order: 'free',
  signers: [
    signer({}),
    signer({
      id: 'CT-1-S2',
      order: 2,
      role: 'seller',
      kind: 'organisation',
      name: '绵阳涪江资产管理有限公司',
      code: '91510700MA6RP3K85H',
    }),
  ],
  extensions: 0,
  paperKey,
  verifyCode: code,
  agreedAt: at,
  agreedValues: null,
  printedSigners: null,
  completedAt: null,
  effectiveAt: null,
  endedAt: null,
  reason: null,
  nextId: null,
  events: [],
  notedSteps: 0,
})

let contract: Contract
let papers: Papers
beforeEach(() => {
  contract = contractOf()
  papers = createPapers(
    { keyFor: (what) => `key for ${what}` },
    { uploads: { find: () => null }, contracts: { all: () => [contract], valuesOf: () => ({ company: '某公司' }) } },
  )
})

const sign = (index: number, over: Partial<NonNullable<Signer['signature']>> = {}) => {
  const number = contract.signers.filter(({ signature }) => signature !== null).length + 1
  contract.signers[index]!.signature = {
    number,
    at: at + (index + 1) * 60_000,
    picture: { kind: 'seal', design: square },
    marks: [],
    hasSeam: false,
    willingness: 'sms',
    digest: '',
    ...over,
  }
}
const complete = () => {
  sign(0, { marks: [{ page: 9, x: 0.5, y: 0.5 }], hasSeam: true })
  sign(1)
  contract.completedAt = at + 180_000
}

describe('the paper of a contract', () => {
  test('[BD-07] can be downloaded once it is complete, by who knows its address', async () => {
    expect(await papers.at('CT-1', paperKey)).toBeNull()
    complete()
    const paper = await papers.at('CT-1', paperKey)
    expect(paper?.name).toBe('标的交易合同（HT20260306001）.pdf')
    expect(codeInPaper(paper!.bytes)).toBe(code)
    expect(await papers.at('CT-1', 'b'.repeat(32))).toBeNull()
    expect(await papers.at('CT-2', paperKey)).toBeNull()
  })

  test('[BD-07] Party A, the seller, signs first on the page, whoever is first in the list', async () => {
    const { places, items } = (await papers.of(contract))!
    expect(places.map(({ id }) => id)).toEqual(['CT-1-S2', 'CT-1-S1'])
    const printed = items.flat().flatMap((item) => (item.kind === 'text' ? [item.text] : []))
    expect(printed.filter((text) => /^[甲乙]方（/.test(text))).toEqual([
      '甲方（转让方）：绵阳涪江资产管理有限公',
      '乙方（受让方）：周岷生',
    ])
  })

  test('[BD-07] is made once for each signature, and begins with what was signed before', async () => {
    const unsigned = (await papers.of(contract))!
    expect((await papers.of(contract))!.bytes).toBe(unsigned.bytes)
    sign(1)
    const once = (await papers.of(contract))!
    sign(0, { at: at + 300_000 })
    const twice = (await papers.of(contract))!
    expect(twice.revisions.map(({ signerId }) => signerId)).toEqual(['CT-1-S2', 'CT-1-S1'])
    expect(Buffer.compare(once.bytes.subarray(0, unsigned.bytes.length), unsigned.bytes)).toBe(0)
    expect(Buffer.compare(twice.bytes.subarray(0, once.bytes.length), once.bytes)).toBe(0)
  })

  test('[BD-07] of a complete contract can be verified by its code and its digest, with persons masked', async () => {
    complete()
    const proof = (await papers.proofOf({ code }))!
    expect(proof).toMatchObject({
      no: 'HT20260306001',
      name: '标的交易合同',
      projectNo: 'G32026SC1000012',
      projectName: '某公司 35% 股权',
      completedAt: at + 180_000,
    })
    expect(proof.signers.map(({ role, name, issuer }) => [role, name, issuer])).toEqual([
      ['受让方', '周**', '岷江电子认证（模拟）'],
      ['转让方', '绵阳涪江资产管理有限公司', '岷江电子认证（模拟）'],
    ])
    const { bytes } = (await papers.at('CT-1', paperKey))!
    const check = checkPaper(bytes, proof)
    expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([true, true])
    expect(await papers.proofOf({ digest: proof.digest })).toEqual(proof)
    expect(await papers.proofOf({ digest: '0'.repeat(64) })).toBeNull()
  })

  test('[BD-07] is no proof before all have signed', async () => {
    complete()
    const { digest } = (await papers.proofOf({ code }))!
    contract.completedAt = null
    expect(await papers.proofOf({ code })).toBeNull()
    expect(await papers.proofOf({ digest })).toBeNull()
  })

  test('[BD-07] is shown page by page to who knows its address, after each of its signatures', async () => {
    const marksIn = async (signatures: number) =>
      (await papers.pictureAt('CT-1', paperKey, 1, signatures))?.split('<use href="#mark-').length
    expect(await marksIn(0)).toBe(1)
    expect(await marksIn(1)).toBeUndefined()
    const { pages: before } = (await papers.shownOf(contract))!
    complete()
    const { pages } = (await papers.shownOf(contract))!
    expect([before, pages].map((all) => all.map(({ url }) => url.replace(/\?.*/, '')))).toEqual([
      [`/mock-files/contracts/CT-1/${paperKey}/page-1-0.svg`],
      [`/mock-files/contracts/CT-1/${paperKey}/page-1-2.svg`],
    ])
    expect(await Promise.all([0, 1, 2, 3].map(marksIn))).toEqual([1, 2, 3, undefined])
    expect(await papers.pictureAt('CT-1', 'b'.repeat(32), 1, 0)).toBeNull()
    expect(await papers.pictureAt('CT-1', paperKey, 2, 0)).toBeNull()
  })

  test('[BD-07] is served as a picture that no cache keeps', async () => {
    const rights = { advance: () => 0, privateFiles: { accessTo: () => 'open' } }
    const exchange = { contracts: { papers }, ...rights } as unknown as Exchange
    const answer = (path: string) =>
      answerPaper(exchange, new URL(`http://x/mock-files/contracts/${path}`), { 'x-content-type-options': 'nosniff' })
    const page = await answer(`CT-1/${paperKey}/page-1-0.svg`)
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(await page.text()).toMatch(/^<svg /)
    const none = [`${'b'.repeat(32)}/page-1-0.svg`, `${paperKey}/page-0-0.svg`, `${paperKey}/page-1-1.svg`]
    expect((await Promise.all(none.map((path) => answer(`CT-1/${path}`)))).map(({ status }) => status)).toEqual([
      404, 404, 404,
    ])
  })
})
