import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dealEvidence } from '#src/api/endpoints/evidence.ts'
import { contractDetail } from '#src/api/endpoints/contract.ts'
import { evidenceFault } from '#src/model/evidence/chain.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import script from '#src/pages/evidence/package/verify-script.js?raw'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { agree, contractToSign, pastContract, pastDraft, sign } from '../support/contract.ts'
import { actorOf, userNamed } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { noUser } from '../support/deal.ts'
import { bearerOf } from '../support/sign-in.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The titles of the first entries, whatever the parties do. */
const course = [
  '竞价结束并成交',
  '受让方确认成交',
  '转让方确认成交',
  '已生成合同文本',
  '受让方确认合同文本',
  '转让方确认合同文本',
  '已开始签署',
]

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
  test('has the room, both confirmations, the text, the signatures, the payment, the certificate and the payout, in a chain', () => {
    const { entries, head } = given.evidence
    expect(entries.map(({ title }) => title)).toEqual([
      ...course,
      '签署合同',
      '签署合同',
      '签署合同',
      '合同生效',
      '款项到账',
      '出具交易凭证',
      '款项划出',
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
    // The address of the contract is the reader's own.
    const shared = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll(/\.pdf\?[^"]*/g, '.pdf')) as unknown
    const other = await data(dealEvidence, { dealId: deal.id }, bearerOf(exchange, 'seller'))
    expect(shared(other)).toEqual(shared(evidence))
    expect(JSON.stringify(evidence)).not.toMatch(/6222020000001234566|4566"|岷江银行/)
    for (const dealId of [deal.id, 'none'])
      expect(await ask(exchange, dealEvidence, { dealId }, bearerOf(exchange, 'company'))).toMatchObject({
        code: 403,
        msg: '无权查看',
        data: null,
      })
  })
})

const typed = (text: string) => ({
  stepType: 'replace',
  from: 1,
  to: 1,
  slice: { content: [{ type: 'text', text }] },
})

describe('[BD-07] the history of a contract in its evidence', () => {
  test('has who edited, returned, saved, changed signers and the deadline, urged and ended it, in the same words as its history', async () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { contract, user, seller } = pastContract(exchange, userNamed(exchange, 'person'))
    const { id, deal } = contract
    const [taker, sellers] = [actorOf(user), actorOf(seller)]
    const edit = (text: string, by: typeof taker) =>
      exchange.take(
        'editContractText',
        { id, version: contract.text!.steps.length, steps: [typed(text)], clientId: `window-${by.userId}` },
        by,
      )
    edit('一', taker)
    edit('二', taker)
    edit('三', sellers)
    advance(11 * 60_000)
    exchange.take('returnContract', { id, reason: '交割期限过长' }, sellers)
    exchange.take('saveContractFields', { id, version: 1, open: { ...contract.open, registrationDays: '20' } }, taker)
    exchange.take('saveContractVersion', { id, version: contract.text!.steps.length, note: '第二稿' }, taker)
    const {
      name,
      docNumber: code,
      holder,
      telPhone: phone,
    } = exchange.kyc.identityOf(userNamed(exchange, 'company').id)!
    const signer = {
      kind: 'organisation',
      name,
      code,
      agent: holder.name,
      phone,
      way: 'official',
      needsFace: false,
    } as const
    exchange.take('addSigner', { id, signer, order: 'free' }, sellers)
    const added = contract.signers.find(({ role }) => role === 'other')!
    exchange.take('replaceSigner', { id, signerId: added.id, agent: '王江', phone }, sellers)
    agree(exchange, contract, [user, seller])
    exchange.take('extendContract', { id }, taker)
    exchange.take('openContract', { id }, sellers)
    exchange.take('urgeSigner', { id, signerId: added.id }, taker)
    exchange.take('revokeContract', { id, reason: '双方另行约定' }, taker)

    const data = callerOf(exchange)
    const { entries, head } = await data(dealEvidence, { dealId: deal.id }, bearerOf(exchange, 'seller'))
    const shown = entries
      .filter(({ kind }) => kind === 'contract')
      .map(({ title, facts }) => [
        title,
        ...facts.filter(({ label }) => !/摘要|时间|合同编号/.test(label)).map(({ value }) => value),
      ])
    const [buyer, vendor] = ['受让方（周岷生）', '转让方（攀枝花峨辰机械制造有限公司）']
    expect(shown).toEqual([
      ['已生成合同文本', buyer],
      ['已在线编辑文本', buyer],
      ['已在线编辑文本', vendor],
      ['已退回修改', vendor, '交割期限过长'],
      ['已修改约定条款', buyer, '变更登记申请期限（日）'],
      ['已保存版本', buyer, '1', '第二稿'],
      ['已添加签署方', vendor, name, '蒋**'],
      ['已替换经办人', vendor, name, '王*'],
      ['受让方确认合同文本', buyer],
      ['转让方确认合同文本', vendor],
      ['已延长签署期限', buyer, exactTime(deal.signBy)],
      ['已开始签署', vendor],
      ['已催签', buyer, name],
      ['合同已撤销', buyer, '双方另行约定'],
    ])
    expect(evidenceFault({ entries, head }, sha256)).toBeNull()
    const { events } = await data(contractDetail, { id }, bearerOf(exchange, 'person'))
    expect(events.find(({ title }) => title === '已退回修改')).toEqual({
      at: expect.any(Number),
      title: '已退回修改',
      by: 'seller',
      facts: [{ label: '原因', value: '交割期限过长' }],
    })
  })
})

describe('[BD-07] what happened in one moment is in the order of what happened', () => {
  const titlesOf = async (exchange: Exchange, dealId: string) => {
    const { entries } = await callerOf(exchange)(dealEvidence, { dealId }, bearerOf(exchange, 'person'))
    return entries.slice(1).map(({ title }) => title)
  }

  test('confirmations by both parties, the seller first, and acts between two signatures', async () => {
    const world = testExchange()
    const { exchange } = world
    const person = userNamed(exchange, 'person')
    const { contract, user, seller } = pastDraft(exchange, person, 'DL-past', { isSellerFirst: true })
    const { id, deal } = contract
    exchange.take('drawContract', { id }, actorOf(user))
    agree(exchange, contract, [seller, user])
    sign(exchange, contract, user)
    const others = contract.signers.find(({ role }) => role === 'seller')!
    exchange.take('urgeSigner', { id, signerId: others.id }, actorOf(user))
    sign(exchange, contract, seller)
    expect(new Set(contract.events.map(({ at }) => at))).toEqual(new Set([exchange.now()]))
    expect(await titlesOf(exchange, deal.id)).toEqual([
      '转让方确认成交',
      '受让方确认成交',
      '已生成合同文本',
      '转让方确认合同文本',
      '受让方确认合同文本',
      '已开始签署',
      '签署合同',
      '已催签',
      '签署合同',
    ])
  })

  test('a contract on paper, and only then the end of the electronic one', async () => {
    const { exchange } = testExchange()
    const { deal } = pastContract(exchange, userNamed(exchange, 'person')).contract
    exchange.take('registerContract', { id: deal.id }, noUser)
    expect((await titlesOf(exchange, deal.id)).slice(2)).toEqual(['已生成合同文本', '合同生效', '合同已撤销'])
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
      '链条完整，共 14 条。',
      'The chain is complete: 14 entries.',
    ])
  })

  test('names the entry in which one character was changed', () => {
    const shown = exported()
    shown.entries[11]!.facts[1]!.value = shown.entries[11]!.facts[1]!.value.replace(/.$/, '9')
    expect(verify.chainVerdict(shown)).toEqual([
      false,
      '第 12 条内容与摘要不符。',
      'Entry 12: its content does not match its digest.',
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
    expect(verify.paperVerdict(exported(), changed)[1]).toBe('文件与第 9、10 条签名的 SM3 摘要不符。')
    expect(verify.paperVerdict(exported(), new Uint8Array([...paper.bytes, 10]))[0]).toBe(false)
  })

  test('is told apart from other files', () => {
    expect(verify.evidenceIn('{"entries":[{}]}')).toBeNull()
    expect(verify.evidenceIn('%PDF')).toBeNull()
  })
})
