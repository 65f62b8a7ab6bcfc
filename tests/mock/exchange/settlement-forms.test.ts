import { keyOfDocument } from '#src/mock/exchange/files/documents.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { beforeAll, expect, test } from 'vitest'
import { verifyContract } from '#src/api/endpoints/verification.ts'
import { createForms, type FormDraft } from '#src/mock/exchange/files/forms.ts'
import { statementOf } from '#src/mock/exchange/settlement/forms.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { checkPaper, digestOf } from '#src/model/signature/check-paper.ts'
import { codeInPaper } from '#src/model/signature/file.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { signedDeal } from '../support/deal.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { formAt } from '../support/letter.ts'
import { addressOf, readAddress } from '../support/private-files.ts'

beforeAll(registerNodeFont)

test('[BD-05] [BD-07] anyone can verify the certificate and the statement: whose, which, when; a changed byte is another file', async () => {
  const world = testExchange()
  const { exchange, settlement, listing, pay, advance } = { ...world, ...signedDeal(world) }
  pay('1000000')
  advance(3_600_000)
  pay('2188550.01')
  advance(60_000)
  const data = callerOf(exchange)
  const [, statement, certificate] = settlement.documents
  const bytesOf = async (url: string) =>
    new Uint8Array(await (await readAddress(exchange, addressOf(exchange, 'person', url))).arrayBuffer())
  const bytes = await bytesOf(certificate!.url)
  const { proof } = await data(verifyContract, { digest: digestOf(bytes) })
  expect(proof).toMatchObject({
    no: settlement.certificate!.no,
    name: '产权交易凭证',
    projectNo: listing.no,
    completedAt: certificate!.at,
    holder: { role: '受让方', name: '周**' },
    signers: [{ role: '出具方', name: '岷江联合产权交易所' }],
  })
  const check = checkPaper(bytes, proof!)
  expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([true])
  const changed = bytes.map((byte, index) => (index === 5000 ? byte ^ 1 : byte))
  expect(checkPaper(changed, proof!)).toEqual({ kind: 'other' })
  expect((await data(verifyContract, { digest: digestOf(changed) })).proof ?? null).toBe(null)

  // Its own address has its number, and leads to the same; the number alone does not.
  const code = codeInPaper(bytes)!
  expect(code.startsWith(`${settlement.certificate!.no}-`)).toBe(true)
  expect(await data(verifyContract, { code })).toEqual({ proof })
  expect((await data(verifyContract, { code: settlement.certificate!.no })).proof ?? null).toBe(null)
  const other = await data(verifyContract, { digest: digestOf(await bytesOf(statement!.url)) })
  expect([other.proof?.name, other.proof?.no]).toEqual(['结算单', settlement.no])

  // Printed again it has the same bytes.
  const forms = createForms(exchange)
  expect(digestOf(await forms.bytesOf(formAt(exchange, certificate!.url)))).toBe(digestOf(bytes))
})

const figures = ({ figures: tables }: Pick<FormDraft, 'figures'>) => tables.map(({ rows, total }) => [...rows, total])

test('[BD-05] the statement adds up to the 分: deposit, transfers, what went back, and when the last 分 had arrived', () => {
  const world = testExchange()
  const { settlement, pay, advance } = { ...world, ...signedDeal(world) }
  const firstAt = world.exchange.now()
  pay('1000000.01')
  advance(3_600_000)
  pay('2188550')
  const statement = statementOf(settlement, { isPerson: true })
  expect(settlement.settledAt).toBe(firstAt + 3_600_000)
  expect(Object.fromEntries(statement.facts)).toMatchObject({
    成交价: '人民币 3,355,000.00 元（大写：叁佰叁拾伍万伍仟元整）',
    应付合计: '人民币 3,388,550.00 元（大写：叁佰叁拾捌万捌仟伍佰伍拾元整）',
  })
  const [bills, arrivals] = figures(statement)
  expect(bills).toEqual([
    ['交易服务费', '33,550.00', '33,550.00', '0.00', '0.00'],
    ['成交价款', '3,355,000.00', '166,450.00', '3,188,550.00', '0.00'],
    ['合计', '3,388,550.00', '200,000.00', '3,188,550.00', '0.00'],
  ])
  expect(arrivals!.map((row) => row!.at(-1))).toEqual(['1,000,000.01', '2,188,550.00', '-0.01', '3,188,550.00'])
})

test('[BD-05] [BD-07] the deal confirmation and the invoice say amounts to the 分 and in capitals, and can be verified', async () => {
  const world = testExchange()
  const { exchange, enrolId, settlement, listing, deal, actor, user, pay, advance } = { ...world, ...signedDeal(world) }
  const { url } = exchange.enrolments.find(enrolId)!.documents.find(({ name }) => name === '成交确认书.pdf')!
  const confirmation = formAt(exchange, url)
  expect(Object.fromEntries(confirmation.facts)).toMatchObject({
    项目编号: listing.no,
    项目名称: '绵阳青衣路桥工程有限公司汽车起重机 8 台',
    转让方: '绵阳青衣路桥工程有限公司',
    '受让方（竞得人）': '周岷生',
    成交时间: dateTimeSeconds(deal.closedAt),
    成交价: '人民币 3,355,000.00 元（大写：叁佰叁拾伍万伍仟元整）',
    保证金: '人民币 200,000.00 元（大写：贰拾万元整）',
    合同签订期限: `成交公示期满后、${exactTime(deal.signBy)} 前`,
    付款期限: '合同生效后 5 个工作日内',
  })
  const digest = digestOf(await exchange.documents.bytesOf(exchange.documents.find(keyOfDocument(url))!))
  const { proof } = await callerOf(exchange)(verifyContract, { digest })
  expect(proof).toMatchObject({ no: confirmation.no, name: '成交确认书', holder: { role: '受让方', name: '周**' } })

  pay('3188550')
  const invoice = { id: settlement.id, title: user.name, kind: 'plain', email: 'zhou@mail.example' } as const
  exchange.take('askForInvoice', invoice, actor)
  advance(60_000)
  const { facts } = formAt(exchange, settlement.invoices[0]!.document!.url)
  expect(Object.fromEntries(facts)).toMatchObject({
    购买方: '周岷生',
    销售方: '岷江联合产权交易所',
    金额: '人民币 33,550.00 元（大写：叁万叁仟伍佰伍拾元整）',
  })
})
