import { exactTime } from '#src/model/time/exact.ts'
import { describe, expect, test } from 'vitest'
import { settlementDetailOf, settlementPage } from '#src/api/endpoints/settlement.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { noUser, signedDeal } from '../support/deal.ts'
import { actorOf, depositOf, refusalOf } from '../support/enrolment.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { bearerOf } from '../support/sign-in.ts'
import { linesOfLetter } from '../support/letter.ts'

const dayMs = 86_400_000

function begin(wanted?: Parameters<typeof signedDeal>[1]) {
  const world = testExchange()
  const signed = signedDeal(world, wanted)
  const { exchange } = world
  const file = (owner = signed.actor) =>
    exchange.take(
      'storeFile',
      { name: '回单.pdf', kind: 'pdf', purpose: 'receipt', base64: btoa('%PDF-1.4\n%%EOF') },
      owner,
    ).id
  const proof = (more: Record<string, string> = {}) => ({
    id: signed.settlement.id,
    billId: signed.settlement.bills.at(-1)!.id,
    payer: signed.user.name,
    account: '6222020000001234566',
    bank: '岷江银行成都分行',
    amount: '1000000',
    paidOn: '2026-03-20',
    serial: 'BANK-0001',
    purpose: '项目款项',
    note: '',
    fileIds: [file()],
    ...more,
  })
  const handIn = (more?: Record<string, string>) => exchange.take('handInProof', proof(more), signed.actor)
  return { ...world, ...signed, file, proof, handIn }
}

describe('[BD-05] a settlement', () => {
  test('begins with the contract: bills, what the deposit covers, a notice with the account', () => {
    const { exchange, settlement, enrolId, listing, user } = begin()
    // 3,355,000 at 10 ‰ is 33,550; the deposit of 200,000 covers it and 166,450 of the price.
    expect(settlement.bills.map(({ kind, amount, offset }) => [kind, amount, offset])).toEqual([
      ['fee', '33550.00', '33550.00'],
      ['price', '3355000.00', '166450.00'],
    ])
    expect(exchange.settlements.priceDueOf(enrolId)).toMatchObject({ amount: '3188550.00', dueAt: settlement.dueAt })
    const deposit = depositOf(exchange, enrolId)
    expect([deposit.state, exchange.deposits.freeOf(deposit.id)]).toEqual([7, '0'])
    const account = { name: '周岷生', bank: '岷江银行', account: '6222020000001234566' }
    expect(refusalOf(() => exchange.take('correctRefundAccount', { id: deposit.id, account }, actorOf(user)))).toEqual([
      409,
      '保证金已转为价款或已扣除，无需补录或更正',
    ])
    const { url } = settlement.documents[0]!
    expect(linesOfLetter(exchange, url)).toEqual(
      expect.arrayContaining([
        '合计尚需支付：人民币 3,188,550.00 元（大写：叁佰壹拾捌万捌仟伍佰伍拾元整）',
        `付款用途：请注明“${settlement.no} ${listing.no} 项目款项”`,
        `成交价款，${exactTime(settlement.dueAt)} 前 3,355,000.00 166,450.00 3,188,550.00`,
        '合计 3,388,550.00 200,000.00 3,188,550.00',
      ]),
    )
  })

  test('money with its number counts at once, several transfers add up, what is too much goes back', () => {
    const { exchange, settlement, pay, enrolId, user } = begin()
    expect(pay('1000000').match).toBe('counted')
    expect(exchange.settlements.priceDueOf(enrolId)?.amount).toBe('2188550.00')
    expect(exchange.mailbox.of(user.id)[0]?.text).toContain('已到账 1,000,000 元，尚需支付 2,188,550 元')
    pay('2188550.01')
    expect([settlement.state, exchange.settlements.priceDueOf(enrolId)]).toEqual(['settled', null])
    expect(exchange.mailbox.of(user.id).find(({ title }) => title === '多付款项退还')?.text).toContain(
      '多付的 0.01 元已原路退还',
    )
    expect(settlement.arrivals.map(({ amount, excess }) => [amount, excess])).toEqual([
      ['1000000', null],
      ['2188550.01', '0.01'],
    ])
    expect(pay('1').match).toBe('unknown')
  })

  test('a default after the payment returns what was kept of it, not what went back before', () => {
    const { exchange, settlement, pay, user } = begin()
    pay('3188550.01')
    exchange.take('endDealByDefault', { id: settlement.dealId, reason: '拒不移交' }, noUser)
    expect(exchange.mailbox.of(user.id).find(({ title }) => title === '已付款项退还')?.text).toContain(
      '已付的 3,188,550 元已原路退还',
    )
  })

  test('money of another payer goes back, one serial number counts once', () => {
    const { exchange, settlement, pay, enrolId } = begin()
    expect(pay('1000', '某某有限公司').match).toBe('returned')
    expect(exchange.settlements.priceDueOf(enrolId)?.amount).toBe('3188550.00')
    pay('1000', undefined, settlement.no, 'S-1')
    expect(refusalOf(() => pay('1000', undefined, settlement.no, 'S-1'))).toEqual([400, '该流水号已登记'])
    expect(refusalOf(() => pay('0'))).toEqual([400, '金额格式不正确'])
  })

  test('a proof is compared with the bank’s record: refused without one, accepted with it, and counted once', () => {
    const { exchange, advance, settlement, pay, handIn, enrolId, user } = begin()
    handIn()
    advance(20_000)
    expect([settlement.proofs[0]?.state, settlement.proofs[0]?.reason]).toEqual([
      'refused',
      '未查询到该笔入账，请核对银行流水号',
    ])
    expect(exchange.mailbox.of(user.id)[0]).toMatchObject({
      title: '付款凭证被驳回',
      link: `/settleDetailPayInfo?id=${settlement.id}`,
    })
    pay('1000000', user.name, '忘记附言', 'BANK-0001')
    expect(exchange.settlements.priceDueOf(enrolId)?.amount).toBe('3188550.00')
    handIn()
    expect(refusalOf(() => handIn())).toEqual([400, '该流水号已登记'])
    const { id } = settlement.proofs.at(-1)!
    expect(exchange.take('checkProof', { id }, noUser).state).toBe('accepted')
    advance(20_000)
    expect(exchange.settlements.priceDueOf(enrolId)?.amount).toBe('2188550.00')
    expect(settlement.arrivals.map(({ serial, match }) => [serial, match])).toEqual([['BANK-0001', 'counted']])
  })

  test.each([
    ['amount', '999999', '付款金额与到账金额不一致'],
    ['account', '6222020000009999', '付款账号与银行入账记录不一致'],
  ])('a proof whose %s differs from the bank’s record is refused', (part, value, reason) => {
    const { exchange, settlement, pay, handIn, user } = begin()
    pay('1000000', user.name, '', 'BANK-0001')
    handIn({ [part]: value })
    expect(exchange.take('checkProof', { id: settlement.proofs[0]!.id }, noUser).reason).toBe(reason)
  })

  test('the exchange refuses a wrong proof as the page does', () => {
    const { exchange, handIn, proof, other, file } = begin()
    const refused = (more: Record<string, string>) => refusalOf(() => handIn(more))
    expect(refused({ amount: '3188550.01' })).toEqual([400, '付款金额大于应付金额'])
    expect(refused({ amount: '0' })).toEqual([400, '金额应大于零'])
    expect(refused({ payer: '别人' })).toEqual([400, '付款单位须与受让方一致；他人代付的款项不计入，将原路退回'])
    expect(refused({ paidOn: '2027-01-01' })).toEqual([400, '付款日期不能晚于今天'])
    expect(refused({ paidOn: '2025-01-01' })).toEqual([400, '付款日期不能早于成交日期'])
    expect(refused({ account: '62' })?.[0]).toBe(400)
    expect(refused({ bank: ' ' })).toEqual([400, '开户行不能为空'])
    expect(refused({ serial: '1' })).toEqual([400, '银行流水号应为4至40位字母、数字或短横线'])
    expect(refused({ billId: 'other' })).toEqual([409, '该款项无需支付，请刷新后查看'])
    const foreign = { ...proof(), fileIds: [file(actorOf(other))] }
    expect(refusalOf(() => exchange.take('handInProof', foreign, actorOf(other)))).toEqual([403, '无权查看'])
  })

  test('is seen by its payer alone, in the list and by its id', async () => {
    const { exchange, settlement } = begin()
    const data = callerOf(exchange)
    const [own, foreign] = ['person', 'company'].map((name) => bearerOf(exchange, name)) as [string, string]
    const { records, counts } = await data(settlementPage, {}, own)
    expect(records.map(({ no, due, covered, open, fee }) => [no, due, covered, open, fee])).toEqual([
      [settlement.no, '3388550.00', '200000.00', '3188550.00', '33550.00'],
    ])
    expect(counts).toEqual({ all: 1, due: 1, overdue: 0, settled: 0, ended: 0 })
    expect((await data(settlementPage, {}, foreign)).records).toEqual([])
    expect(await ask(exchange, settlementDetailOf, { id: settlement.id }, foreign)).toMatchObject({
      code: 403,
      msg: '无权查看',
      data: null,
    })
  })

  test('an invoice of the paid fee is asked for once, in the payer’s name, with a right tax number', () => {
    const { exchange, advance, settlement, actor, user } = begin()
    const invoice = (more: object = {}) =>
      exchange.take(
        'askForInvoice',
        { id: settlement.id, title: user.name, kind: 'plain', email: 'zhou@example.com', ...more },
        actor,
      )
    expect(refusalOf(() => invoice({ title: '别人' }))).toEqual([400, '发票抬头须与付款人一致'])
    expect(refusalOf(() => invoice({ kind: 'special', taxNo: '91110000802100433A' }))[0]).toBe(400)
    // The number of somebody else.
    expect(refusalOf(() => invoice({ kind: 'special', taxNo: '91110000802100433B' }))).toEqual([
      400,
      '税号与发票抬头不一致，请填写该名称实名认证的统一社会信用代码',
    ])
    invoice()
    expect(refusalOf(() => invoice())).toEqual([409, '服务费付清后才能申请发票，且只能申请一次'])
    advance(60_000)
    expect([settlement.invoices[0]?.state, settlement.invoices[0]?.amount]).toEqual(['issued', '33550.00'])
    expect(settlement.invoices[0]?.document?.name).toBe('交易服务费电子发票.pdf')
  })
})

test('[BD-05] [BD-07] its documents and proofs are in the files of its payer, by kind', () => {
  const { exchange, advance, settlement, actor, pay, handIn, user, enrolId } = begin()
  pay('1000000', user.name, '', 'BANK-0001')
  handIn()
  advance(20_000)
  exchange.take(
    'askForInvoice',
    { id: settlement.id, title: user.name, kind: 'plain', email: 'zhou@mail.example' },
    actor,
  )
  pay(exchange.settlements.priceDueOf(enrolId)!.amount)
  advance(60_000)
  const [project] = exchange.caseFiles.projectsOf(user.id)
  const { files } = exchange.caseFiles.folderOf(user.id, project!.id)
  const namesIn = (kind: string) => files.filter((file) => file.kind === kind).map(({ name }) => name)
  expect(namesIn('certificate')).toEqual(['产权交易凭证.pdf'])
  expect(namesIn('invoice')).toEqual(['交易服务费电子发票.pdf'])
  expect(namesIn('payments')).toEqual(expect.arrayContaining(['回单.pdf', '付款通知单.pdf', '结算单.pdf']))
})

describe('[BD-05] the deposit of a lease becomes its performance bond', () => {
  test('and then first rent, after the fee', () => {
    // A60002: 1,973,100 for 36 months, paid by half-years, a bond of four months; deposit 500,000.
    const { exchange, settlement, enrolId } = begin(({ assetsId }) => assetsId === 'A60002')
    expect(settlement.bills.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', '23677.20'],
      ['bond', '219233.33'],
      ['rent', '328850.00'],
    ])
    expect(exchange.settlements.priceDueOf(enrolId)?.amount).toBe('71760.53')
    const deposit = depositOf(exchange, enrolId)
    expect(deposit.movements.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', '23677.2'],
      ['price', '476322.8'],
    ])
  })
})

describe('[BD-05] payment by instalments', () => {
  /** Shares for 50,900,000. */
  const isLarge = ({ assetsId }: { assetsId: string }) => assetsId === 'A10051'

  test('of a large price is agreed by the seller; the bills follow the plan and sum up to the price', () => {
    const { exchange, advance, settlement, actor, file, user, handIn } = begin(isLarge)
    const days = [100, 200].map((count) => settlement.dueAt + count * dayMs)
    const plan = (more: object = {}) =>
      exchange.take(
        'askForPlan',
        { id: settlement.id, firstPercent: '40', restDueAt: days, fileIds: [file()], ...more },
        actor,
      )
    expect(refusalOf(() => plan({ firstPercent: '29.99' }))).toEqual([400, '首期付款不得低于总价款的30%'])
    expect(refusalOf(() => plan({ fileIds: [] }))).toEqual([400, '请上传其余价款的担保文件'])
    plan()
    expect(refusalOf(() => plan())).toEqual([409, '本项目现在不能申请分期付款'])
    advance(20_000)
    expect(settlement.bills.map(({ kind }) => kind)).toEqual(['fee', 'first', 'rest', 'rest'])
    const cents = settlement.bills.slice(1).reduce((sum, { principal }) => sum + Math.round(Number(principal) * 100), 0)
    expect(cents).toBe(Math.round(Number(settlement.price) * 100))
    expect(exchange.mailbox.of(user.id)[0]?.title).toBe('分期付款已获同意')
    expect(exchange.settlements.priceDueOf(settlement.enrolId)?.dueAt).toBe(settlement.dueAt)
    const first = { billId: settlement.bills[1]!.id, amount: '1000000' }
    expect(refusalOf(() => handIn(first))).toEqual([400, '首期付款不得低于总价款的30%'])
  })

  test('a deal that ends by default ends the request', () => {
    const { exchange, advance, settlement, deal, actor, file } = begin(isLarge)
    const plan = { id: settlement.id, firstPercent: '30', restDueAt: [settlement.dueAt + dayMs], fileIds: [file()] }
    exchange.take('askForPlan', plan, actor)
    exchange.take('endDealByDefault', { id: deal.id, reason: '逾期未付清应付款项' }, noUser)
    advance(20_000)
    expect([settlement.plan?.state, settlement.plan?.reason]).toEqual(['refused', '成交已终止，申请失效'])
  })

  test('a refusal has its reason, and may be followed by another plan; assets cannot be paid so', () => {
    const { exchange, settlement, actor, file } = begin(isLarge)
    const plan = { id: settlement.id, firstPercent: '30', restDueAt: [settlement.dueAt + dayMs], fileIds: [file()] }
    exchange.take('askForPlan', plan, actor)
    exchange.take('answerPlan', { id: settlement.id, refusal: '担保不足' }, noUser)
    expect([settlement.plan?.state, settlement.plan?.reason]).toEqual(['refused', '担保不足'])
    exchange.take('askForPlan', plan, actor)
    expect(settlement.plan?.state).toBe('asked')
    const assets = begin()
    const refused = { ...plan, id: assets.settlement.id, fileIds: [assets.file()] }
    expect(refusalOf(() => assets.exchange.take('askForPlan', refused, assets.actor))).toEqual([
      409,
      '本项目现在不能申请分期付款',
    ])
  })
})
