import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dealEvidence } from '#src/api/endpoints/evidence.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import script from '#src/pages/evidence/package/verify-script.js?raw'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { contractToSign, sign } from '../support/contract.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { noUser } from '../support/deal.ts'
import { bearerOf } from '../support/sign-in.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The titles of the first entries, whatever the parties do. */
const course = ['竞价结束并成交', '受让方确认成交', '转让方确认成交', '受让方确认合同文本', '转让方确认合同文本']

type Verdict = [isGood: boolean, zh: string, en: string]
type Script = {
  chainVerdict: (evidence: Evidence) => Verdict
  paperVerdict: (evidence: Evidence, bytes: Uint8Array) => Verdict
  sha256: (bytes: Uint8Array) => string
  sm3: (bytes: Uint8Array) => string
  evidenceIn: (text: string) => Evidence | null
}
const names = '{ chainVerdict, paperVerdict, sha256, sm3, evidenceIn }'
const verify = runInNewContext(`${script}\n;(${names})`, { TextEncoder }) as Script

/** A deal that is signed, paid and certified. */
async function played() {
  const world = testExchange()
  const { exchange, advance } = world
  const won = contractToSign(world)
  const { contract, user, seller, deal } = won
  sign(exchange, contract, user)
  sign(exchange, contract, seller)
  advance(60_000)
  const settlement = exchange.settlements.byEnrolment(won.enrolId)!
  const payment = {
    payer: user.name,
    account: '6222020000001234566',
    bank: '岷江银行成都分行',
    amount: settlement.bills.reduce((sum, { amount, offset }) => sum + Number(amount) - Number(offset), 0).toFixed(2),
    remark: settlement.no,
    serial: 'S-20260401-7',
  }
  exchange.take('settlementTransfer', payment, noUser)
  advance(120_000)
  const data = callerOf(exchange)
  const evidence = await data(dealEvidence, { dealId: deal.id }, bearerOf(exchange, 'person'))
  return { ...won, exchange, data, evidence, payment }
}

let given: Awaited<ReturnType<typeof played>>
beforeAll(async () => {
  registerNodeFont()
  given = await played()
}, 60_000)

describe('[BD-07] the evidence of a deal', () => {
  test('has the room, both confirmations, the text, the signatures, the payment and the certificate, in a chain', () => {
    const { entries, head } = given.evidence
    expect(entries.map(({ title }) => title)).toEqual([
      ...course,
      '签署合同',
      '签署合同',
      '签署合同',
      '合同生效',
      '款项到账',
      '出具交易凭证',
    ])
    const last = entries.reduce((previous, { at, kind, title, facts, ...entry }) => {
      const content = JSON.stringify({ at, facts: facts.map(({ label, value }) => ({ label, value })), kind, title })
      const digest = sha256(content)
      expect(entry).toEqual({ content, digest, previous, chain: sha256(previous + digest) })
      return entry.chain
    }, '0'.repeat(64))
    expect(head).toBe(last)
  })

  test('names what each step has left: the head of the room, the digests of the file, the payment', () => {
    const { exchange, listing, evidence } = given
    const values = (title: string) =>
      Object.fromEntries(
        evidence.entries.findLast((entry) => entry.title === title)!.facts.map(({ label, value }) => [label, value]),
      )
    expect(values('竞价结束并成交')).toMatchObject({
      报价次数: '1',
      '竞价记录末条链值（SHA-256）': exchange.rooms.find(listing.assetsId).room.head,
    })
    expect(values('款项到账')).toMatchObject({ 银行流水号: 'S-20260401-7', '到账金额（元）': given.payment.amount })
    expect(Object.keys(values('签署合同'))).toEqual([
      '合同编号',
      '签署方',
      '签名覆盖字节数',
      '文件摘要（SM3）',
      '数字签名（SM2）',
      '签名公钥',
      '证书序列号',
      '证书颁发者',
    ])
    expect(values('出具交易凭证')['文件摘要（SHA-256）']).toMatch(/^[\da-f]{64}$/)
  })

  test('is the same for both parties, without the account that paid; others are refused without data', async () => {
    const { exchange, data, deal, evidence } = given
    expect(await data(dealEvidence, { dealId: deal.id }, bearerOf(exchange, 'seller'))).toEqual(evidence)
    expect(JSON.stringify(evidence)).not.toMatch(/6222020000001234566|4566"|岷江银行/)
    for (const dealId of [deal.id, 'none'])
      expect(await ask(exchange, dealEvidence, { dealId }, bearerOf(exchange, 'company'))).toMatchObject({
        code: 403,
        msg: '无权查看',
        data: null,
      })
  })
})

describe('[BD-07] the page that verifies an export', () => {
  const exported = () => structuredClone(given.evidence)

  test('computes SHA-256 and SM3', () => {
    for (const length of [0, 3, 55, 56, 64, 1000])
      expect(verify.sha256(new Uint8Array(length).fill(97))).toBe(sha256('a'.repeat(length)))
    // GB/T 32905, examples 1 and 2.
    const text = new TextEncoder()
    expect(verify.sm3(text.encode('abc'))).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
    expect(verify.sm3(text.encode('abcd'.repeat(16)))).toBe(
      'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732',
    )
  })

  test('accepts a good one', () => {
    expect(verify.chainVerdict(exported())).toEqual([
      true,
      '链条完整，共 11 条。',
      'The chain is complete: 11 entries.',
    ])
  })

  test('names the entry in which one character was changed', () => {
    const shown = exported()
    shown.entries[9]!.facts[1]!.value = shown.entries[9]!.facts[1]!.value.replace(/.$/, '9')
    expect(verify.chainVerdict(shown)).toEqual([
      false,
      '第 10 条内容与摘要不符。',
      'Entry 10: its content does not match its digest.',
    ])
    const linked = exported()
    linked.entries[3]!.previous = linked.entries[3]!.previous.replace(/^./, 'x')
    expect(verify.chainVerdict(linked)[1]).toBe('第 4 条与上一条的链接不符。')
    const cut = exported()
    cut.entries.pop()
    expect(verify.chainVerdict(cut)[1]).toBe('末尾缺少条目。')
  })

  test('compares the file with each signature', async () => {
    const paper = (await given.exchange.contracts.papers.of(given.contract))!
    expect(verify.paperVerdict(exported(), paper.bytes)[1]).toBe('文件与全部 3 个签名的 SM3 摘要一致。')
    const changed = paper.bytes.slice()
    changed[paper.revisions[1]!.length - 10]! ^= 1
    expect(verify.paperVerdict(exported(), changed)[1]).toBe('文件与第 7、8 条签名的 SM3 摘要不符。')
    expect(verify.paperVerdict(exported(), new Uint8Array([...paper.bytes, 10]))[0]).toBe(false)
  })

  test('is told apart from other files', () => {
    expect(verify.evidenceIn('{"entries":[{}]}')).toBeNull()
    expect(verify.evidenceIn('%PDF')).toBeNull()
  })
})
