import { expect, test } from 'vitest'
import { settlementDetailOf, settlementPage } from '#src/api/endpoints/settlement.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { pastSale } from '../support/contract.ts'
import { actorOf, refusalOf, userNamed } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { linesOfLetter } from '../support/letter.ts'
import { bearerOf } from '../support/sign-in.ts'

function sold() {
  const world = testExchange()
  return { ...world, ...pastSale(world.exchange) }
}

test('[BD-05] the seller learns when the price has arrived, and what of it was paid out after its fee', () => {
  const { exchange, advance, settlement, deal, seller, pay } = sold()
  const latest = () => exchange.mailbox.of(seller.id)[0]
  pay('3188570')
  expect(latest()).toMatchObject({
    title: '对方已付清应付款项',
    text: `“${deal.listing.assetsName}”对方应付款项已全部到账；交易凭证出具后，交易所将划出 3,125,430 元`,
    link: `/projectSettleDetail?id=${settlement.id}`,
  })
  advance(120_000)
  expect(settlement.state).toBe('paidOut')
  expect(latest()).toMatchObject({
    title: '价款已划出',
    text: `“${deal.listing.assetsName}”已划出 3,125,430 元：已收款项 3,157,000 元，扣收交易服务费 31,570 元`,
    link: `/projectSettleDetail?id=${settlement.id}`,
  })
  expect(linesOfLetter(exchange, settlement.sellerDocuments[0]!.url)).toEqual(
    expect.arrayContaining([
      '划出金额：人民币 3,125,430.00 元（大写：叁佰壹拾贰万伍仟肆佰叁拾元整）',
      '成交价款 3,157,000.00',
      '减：转让方交易服务费 -31,570.00',
    ]),
  )
})

test('[BD-05] the seller is told of a late payment as well', () => {
  const { exchange, advance, settlement, seller } = sold()
  advance(settlement.dueAt + 86_400_000 - exchange.now())
  expect(exchange.mailbox.of(seller.id)[0]?.title).toBe('对方逾期付款')
})

test('[BD-05] the seller sees the bills and its payout, and no account, proof or paper of the taker; a third sees nothing', async () => {
  const { exchange, settlement, pay } = sold()
  pay('3188570')
  const data = callerOf(exchange)
  const [own, taker, third] = ['seller', 'person', 'company'].map((name) => bearerOf(exchange, name)) as [
    string,
    string,
    string,
  ]
  const { records, counts } = await data(settlementPage, {}, own)
  expect(records.map(({ role, due, open, fee, payout }) => [role, due, open, fee, payout?.amount])).toEqual([
    ['seller', '3188570.00', '0.00', '31570.00', '3125430.00'],
  ])
  expect(counts).toEqual({ all: 1, due: 0, overdue: 0, settled: 1, ended: 0 })
  const detail = await data(settlementDetailOf, { id: settlement.id }, own)
  expect(detail).toMatchObject({
    role: 'seller',
    proofs: [],
    arrivals: [],
    invoices: [],
    documents: [],
    can: { pay: false, plan: false, answer: false, invoice: false },
  })
  expect(detail.payoutAccount?.account).toMatch(/^\*{4} \*{4} \d{4}$/)
  const { role, payout, payoutAccount } = await data(settlementDetailOf, { id: settlement.id }, taker)
  expect([role, payout, payoutAccount]).toEqual(['taker', null, null])
  expect(await ask(exchange, settlementDetailOf, { id: settlement.id }, third)).toMatchObject({
    code: 403,
    msg: '无权查看',
    data: null,
  })
})

test('[BD-05] what is the taker’s to do is refused to the seller', () => {
  const { exchange, settlement, seller } = sold()
  const { id, bills } = settlement
  const actor = actorOf(seller)
  const proof = {
    id,
    billId: bills.at(-1)!.id,
    payer: seller.name,
    account: '6222020000001234566',
    bank: '岷江银行',
    amount: '1',
    paidOn: '2026-03-06',
    serial: 'BANK-0001',
    purpose: '',
    note: '',
    fileIds: [],
  }
  const refused = [403, '无权查看']
  expect(refusalOf(() => exchange.take('handInProof', proof, actor))).toEqual(refused)
  expect(
    refusalOf(() => exchange.take('askForPlan', { id, firstPercent: '30', restDueAt: [], fileIds: [] }, actor)),
  ).toEqual(refused)
})

test('[BD-05] [BD-07] the seller’s own fee is invoiced once, to the seller, after it was deducted; each party has its own', async () => {
  const { exchange, advance, settlement, seller, user, pay } = sold()
  const request = (by = seller, more: object = {}) => {
    const input = { id: settlement.id, title: settlement.seller, kind: 'plain' as const, email: 'a@mail.example' }
    return exchange.take('askForInvoice', { ...input, ...more }, actorOf(by))
  }
  expect(refusalOf(() => request())).toEqual([409, '服务费扣收后才能申请发票，且只能申请一次'])
  pay('3188570')
  expect(refusalOf(() => request())[0]).toBe(409)
  advance(120_000)
  const data = callerOf(exchange)
  const seen = (login: string) => data(settlementDetailOf, { id: settlement.id }, bearerOf(exchange, login))
  const before = await seen('seller')
  expect([before.can.invoice, before.taxNo]).toEqual([true, '91510400MA6RP7D2K2'])
  expect(refusalOf(() => request(seller, { title: user.name }))).toEqual([400, '发票抬头须与您在结算单中的名称一致'])
  expect(refusalOf(() => request(userNamed(exchange, 'company')))).toEqual([403, '无权查看'])
  request(seller, { kind: 'special', taxNo: '91510400MA6RP7D2K2' })
  expect(refusalOf(() => request())).toEqual([409, '服务费扣收后才能申请发票，且只能申请一次'])
  request(user, { title: user.name })
  advance(60_000)
  const [own, taker] = [await seen('seller'), await seen('person')]
  expect([own, taker].map(({ invoices }) => invoices.map(({ id, title, state }) => [id, title, state]))).toEqual([
    [[`FP-${settlement.id}-S`, settlement.seller, 'issued']],
    [[`FP-${settlement.id}`, '周岷生', 'issued']],
  ])
  expect(exchange.mailbox.of(seller.id)[0]).toMatchObject({
    title: '服务费发票已开具',
    text: `“${settlement.listing.assetsName}”服务费电子发票已开具，并发送至 a@mail.example`,
  })
  expect(linesOfLetter(exchange, own.invoices[0]!.document!.url)).toEqual(
    expect.arrayContaining([
      `购买方：${settlement.seller}`,
      '纳税人识别号：91510400MA6RP7D2K2',
      '金额：人民币 31,570.00 元（大写：叁万壹仟伍佰柒拾元整）',
    ]),
  )
  const projectId = settlement.listing.assetsId
  const { files } = exchange.caseFiles.folderOf(seller.id, projectId)
  expect(files.filter(({ kind }) => kind === 'invoice').map(({ url }) => url)).toEqual([
    own.invoices[0]!.document!.url.split('?')[0],
  ])
})

test('[BD-05] the invoice is about what was deducted, and not about what the seller still owes', () => {
  const { exchange, advance, settlement, seller, pay } = sold()
  // As of a lease whose first rent is less than the fee.
  settlement.fee = { full: '4000000.00', reduced: '0.00', due: '4000000.00' }
  pay('3188570')
  advance(120_000)
  const input = { id: settlement.id, title: settlement.seller, kind: 'plain' as const, email: 'a@mail.example' }
  exchange.take('askForInvoice', input, actorOf(seller))
  expect(settlement.sellerInvoices.map(({ amount }) => amount)).toEqual(['3157000.00'])
})

test('[BD-05] after a default nothing is paid out', async () => {
  const { exchange, settlement } = sold()
  settlement.state = 'defaulted'
  const { records } = await callerOf(exchange)(settlementPage, {}, bearerOf(exchange, 'seller'))
  expect(records.map(({ state, payout }) => [state, payout])).toEqual([['defaulted', null]])
})
