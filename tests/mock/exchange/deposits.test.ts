import { describe, expect, test } from 'vitest'
import { depositState } from '#src/model/deposit/schema.ts'
import { overOf, overReturnedOf } from '#src/mock/exchange/deposits/record.ts'
import { date } from '#src/model/time/shanghai.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, openListing, refusalOf, transfer, userNamed } from '../support/enrolment.ts'
import { linesOfLetter } from '../support/letter.ts'

const begin = () => {
  const { exchange } = testExchange()
  const listing = openListing(exchange)
  listing.deposit = '50000'
  const person = userNamed(exchange, 'person')
  const id = enrolled(exchange, listing, person)
  const deposit = depositOf(exchange, id)
  const wait = (ms: number) => {
    exchange.shift(ms)
    exchange.advance()
  }
  return { exchange, listing, person, id, deposit, wait, actor: actorOf(person) }
}

const kindsOf = (movements: readonly { kind: string; amount: string }[]) =>
  movements.map(({ kind, amount }) => `${kind} ${amount}`)

describe('money that arrives (domain 5.2, 5.6)', () => {
  test('[BD-02] several transfers add up', () => {
    const { exchange, listing, id, deposit } = begin()
    transfer(exchange, id, '20000')
    expect(deposit.state).toBe(depositState.partly)
    expect(exchange.mailbox.of(deposit.userId)[0]?.text).toBe(`“${listing.assetsName}”已到账 20,000 元，尚需 30,000 元`)
    transfer(exchange, id, '30000')
    expect(deposit.state).toBe(depositState.arrived)
    expect(exchange.enrolments.find(id)?.state).toBe('QUALIFIED')
  })

  test('[BD-02] an excess is refunded at once', () => {
    const { exchange, listing, id, deposit } = begin()
    transfer(exchange, id, '50000.01')
    expect(kindsOf(deposit.movements)).toEqual(['arrived 50000', 'refund 0.01'])
    expect([overOf(deposit).toFixed(), overReturnedOf(deposit).toFixed()]).toEqual(['0.01', '0.01'])
    expect(exchange.mailbox.of(deposit.userId).find(({ title }) => title === '保证金超额部分退回')?.text).toBe(
      `“${listing.assetsName}”应缴 50,000 元，到账 50,000.01 元，多缴的 0.01 元已原路退回`,
    )
    expect(exchange.deposits.freeOf(deposit.id)).toBe('50000')
  })

  test('[BD-02] a former name is not recognised until the payment is claimed as the bank booked it', () => {
    const { exchange, id, deposit, wait, actor } = begin()
    transfer(exchange, id, '50000', '周民生', 'S-1')
    expect([deposit.state, deposit.receipts[0]?.match]).toEqual([depositState.due, 'unknown'])
    expect(exchange.mailbox.of(deposit.userId)[0]?.text).toContain('请补录付款信息')
    const { id: fileId } = exchange.take(
      'storeFile',
      { name: '回单.pdf', kind: 'pdf', purpose: 'receipt', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
    const claim = (serial: string, amount: string, account = '6222020000001234') =>
      exchange.take(
        'claimTransfer',
        {
          id: deposit.id,
          payer: '周民生',
          bank: '蜀川银行',
          account,
          amount,
          paidOn: date(exchange.now()),
          serial,
          fileIds: [fileId],
        },
        actor,
      )
    claim('S-1', '49999')
    expect(refusalOf(() => claim('S-1', '50000'))).toEqual([400, '该流水号已登记'])
    wait(20_000)
    expect(deposit.claims[0]?.reason).toBe('付款金额与到账金额不一致')
    claim('S-1', '50000', '6222020000004321')
    wait(20_000)
    expect(deposit.claims[1]?.reason).toBe('付款账号与银行入账记录不一致')
    claim('S-1', '50000')
    wait(20_000)
    expect(deposit.state).toBe(depositState.arrived)
  })

  test('[BD-02] a third party’s money is never credited to the bidder, whatever payer is claimed', () => {
    const { exchange, id, deposit, wait, actor } = begin()
    transfer(exchange, id, '50000', '某某有限公司', 'S-1')
    expect(deposit.receipts[0]?.match).toBe('unknown')
    expect(exchange.mailbox.of(deposit.userId)[0]?.text).toContain('他人代付的款项不计入保证金，将原路退回')
    const claim = (payer: string) =>
      exchange.take(
        'claimTransfer',
        {
          id: deposit.id,
          payer,
          bank: '蜀川银行',
          account: '6222020000001234',
          amount: '50000',
          paidOn: date(exchange.now()),
          serial: 'S-1',
          fileIds: [],
        },
        actor,
      )
    expect(refusalOf(() => claim('某某有限公司'))).toEqual([
      400,
      '付款户名须与报名主体一致，他人代付的款项不计入保证金，将原路退回',
    ])
    claim(deposit.payerName)
    wait(20_000)
    expect(deposit.claims[0]?.reason).toBe('付款户名与银行入账记录不一致')
    expect([deposit.state, deposit.receipts[0]?.match]).toEqual([depositState.due, 'unknown'])
  })

  test.each(['周岷生', ' 周 岷 生 ', '周\u200B岷生'])('[BD-02] the bidder’s own name as %j is recognised', (payer) => {
    const { exchange, id, deposit } = begin()
    transfer(exchange, id, '50000', payer)
    expect([deposit.state, deposit.receipts[0]?.match]).toEqual([depositState.arrived, 'matched'])
  })

  test('[BD-02] one serial number is one receipt', () => {
    const { exchange, id } = begin()
    transfer(exchange, id, '1', undefined, 'S-9')
    expect(refusalOf(() => transfer(exchange, id, '1', undefined, 'S-9'))).toEqual([400, '该流水号已登记'])
  })

  test('[BD-02] a late payment is sent back', () => {
    const { exchange, id, deposit } = begin()
    deposit.deadline = exchange.now() - 1
    expect(transfer(exchange, id, '50000').match).toBe('returned')
    expect(deposit.state).toBe(depositState.due)
  })

  test('[BD-02] the bank may be changed until money has arrived', () => {
    const { exchange, id, deposit, actor } = begin()
    const before = deposit.subAccount
    exchange.take('chooseDepositBank', { id: deposit.id, bank: '蜀川银行营业部' }, actor)
    expect(deposit.subAccount).not.toBe(before)
    transfer(exchange, id, '1')
    expect(
      refusalOf(() => exchange.take('chooseDepositBank', { id: deposit.id, bank: '岷江商业银行成都高新支行' }, actor)),
    ).toEqual([400, '该账户已有款项到账，不能重新选择银行'])
  })
})

describe('the gateway', () => {
  const pay = ({ exchange, deposit, actor }: ReturnType<typeof begin>, idemKey: string, amount = '50000') =>
    exchange.take('payDeposit', { id: deposit.id, amount, idemKey }, actor)

  test('[BD-02] one key is one payment, and never two at a time', () => {
    const world = begin()
    const first = pay(world, 'key-00000001')
    expect(pay(world, 'key-00000001').id).toBe(first.id)
    expect(refusalOf(() => pay(world, 'key-00000002'))).toEqual([409, '支付结果确认中，请勿重复支付'])
    expect(
      refusalOf(() => pay({ ...world, actor: actorOf(userNamed(world.exchange, 'company')) }, 'key-3-xxxxxx'))[0],
    ).toBe(404)
  })

  test('[BD-02] a payment reported twice by the bank counts once', () => {
    const world = begin()
    const { exchange, deposit, actor } = world
    const { id: orderId } = pay(world, 'key-00000001')
    exchange.take('bankSays', { orderId, word: 'paid' }, actor)
    exchange.take('bankSays', { orderId, word: 'paid' }, actor)
    expect(deposit.receipts).toHaveLength(1)
    expect(deposit.state).toBe(depositState.arrived)
  })

  test('[BD-02] after a refusal of the bank or no answer, another payment may start', () => {
    const world = begin()
    const { exchange, deposit, actor, wait } = world
    exchange.take('bankSays', { orderId: pay(world, 'key-00000001').id, word: 'failed' }, actor)
    pay(world, 'key-00000002')
    wait(15 * 60_000)
    expect(deposit.orders.map(({ state }) => state)).toEqual(['failed', 'closed'])
  })

  test('[BD-02] each party pays by the banking of its kind', () => {
    const { exchange, listing } = begin()
    const attempt = (loginName: string, channel: string) => {
      const user = userNamed(exchange, loginName)
      const known = exchange.enrolments.current(user.id, listing.assetsId)
      const id = known?.id ?? enrolled(exchange, listing, user)
      const order = { id: depositOf(exchange, id).id, amount: '1', idemKey: `key-${loginName}-${channel}`, channel }
      const { id: orderId } = exchange.take('payDeposit', order, actorOf(user))
      exchange.take('cancelPayment', { id: order.id, orderId }, actorOf(user))
    }
    const refused = [400, '该支付方式不适用于您的账户类型，请更换']
    for (const channel of ['b2c', 'quick']) expect(refusalOf(() => attempt('company', channel))).toEqual(refused)
    expect(refusalOf(() => attempt('person', 'b2b'))).toEqual(refused)
    attempt('company', 'b2b')
    attempt('person', 'b2c')
    attempt('person', 'quick')
  })

  test('[BD-02] no more than the missing amount', () => {
    expect(refusalOf(() => pay(begin(), 'key-00000001', '50000.01'))[0]).toBe(400)
  })
})

describe('guarantee, refund, freezing', () => {
  test('[BD-02] a letter of guarantee that covers amount and time replaces money', () => {
    const { exchange, id, deposit, listing, wait, actor } = begin()
    const { id: fileId } = exchange.take(
      'storeFile',
      { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
    const submitGuarantee = (amount: string) =>
      exchange.take(
        'handInGuarantee',
        { id: deposit.id, issuer: '蜀川银行', no: 'BH-1', amount, validUntil: '2099-12-31', fileIds: [fileId] },
        actor,
      )
    submitGuarantee('1')
    wait(20_000)
    expect(deposit.guarantee?.reason).toBe('保函金额低于应缴保证金')
    submitGuarantee(listing.deposit)
    wait(20_000)
    expect(exchange.enrolments.find(id)?.state).toBe('QUALIFIED')
  })

  test('[BD-05] frozen, released, and refunded to the named account', () => {
    const { exchange, id, deposit, wait } = begin()
    transfer(exchange, id, '50000')
    exchange.deposits.freeze(deposit.id, 'lot', '50000', '竞价开始')
    expect(exchange.deposits.freeOf(deposit.id)).toBe('0')
    exchange.deposits.unfreeze(deposit.id, 'lot', '未竞得')
    exchange.deposits.release(deposit.id, '未竞得')
    expect(deposit.state).toBe(depositState.toRefund)
    wait(60_000)
    expect(deposit.state).toBe(depositState.refunding)
    wait(60_000)
    expect(deposit.state).toBe(depositState.refunded)
    expect(kindsOf(deposit.movements)).toEqual(['arrived 50000', 'frozen 50000', 'freed 50000', 'refund 50000'])
  })

  test.each([
    ['6217000000000543219', '退款账户已挂失或销户，请更正后重新提交'],
    ['6228480000000998872', '退款账户户名与付款人不一致，请核对后重新提交'],
  ])('[BD-05] a refund to %s is refused by the bank until the account is corrected', (account, reason) => {
    const { exchange, id, deposit, wait, actor } = begin()
    transfer(exchange, id, '50000')
    exchange.take(
      'correctRefundAccount',
      { id: deposit.id, account: { name: deposit.payerName, bank: '蜀川银行', account } },
      actor,
    )
    exchange.deposits.release(deposit.id, '未竞得')
    wait(120_000)
    expect([deposit.state, deposit.refund.state]).toEqual([depositState.toRefund, 'failed'])
    expect(deposit.refund.reason).toBe(reason)
    exchange.take(
      'correctRefundAccount',
      { id: deposit.id, account: { name: deposit.payerName, bank: '蜀川银行', account: '622200' } },
      actor,
    )
    wait(120_000)
    expect(deposit.state).toBe(depositState.refunded)
  })

  test('[BD-05] a refund goes to the bidder only; the order has the name as it was verified', () => {
    const { exchange, deposit, actor } = begin()
    const correct = (name: string) =>
      exchange.take(
        'correctRefundAccount',
        { id: deposit.id, account: { name, bank: '蜀川银行', account: '62220200' } },
        actor,
      )
    for (const other of ['别人', '', '周岷', '周民生'])
      expect(refusalOf(() => correct(other))).toEqual([400, '退款账户户名须与付款人一致'])
    correct('周　岷生')
    expect(deposit.refund.account).toEqual({ name: '周岷生', bank: '蜀川银行', account: '62220200' })
  })

  test('[BD-05] the winner’s money becomes part of the price', () => {
    const { exchange, id, deposit } = begin()
    transfer(exchange, id, '50000')
    exchange.deposits.freeze(deposit.id, 'lot', '50000', '竞价开始')
    const turned = exchange.deposits.turnToPrice(deposit.id, { fee: '1200', rest: '90000' }, '交易合同生效')
    expect(turned).toEqual({ fee: '1200.00', rest: '48800.00' })
    expect(deposit.state).toBe(depositState.turnedToPrice)
    expect(deposit.movements.slice(-2).map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['fee', '1200', '交易合同生效'],
      ['price', '48800', '交易合同生效'],
    ])
    expect(exchange.deposits.freeOf(deposit.id)).toBe('0')
  })
})

describe('a deposit that is no longer due', () => {
  const stateOf = ({ deposit: { state, closedReason } }: ReturnType<typeof begin>) => [state, closedReason]

  test('[BD-05] of a withdrawn enrolment is cancelled, and is not shown as expired', () => {
    const world = begin()
    const { exchange, id, deposit, actor } = world
    transfer(exchange, id, '50000', '某某有限公司', 'S-1')
    const order = { id: deposit.id, amount: '50000', idemKey: 'key-00000001' }
    exchange.take('payDeposit', order, actor)
    exchange.take('withdrawEnrolment', { id }, actor)
    expect(stateOf(world)).toEqual([depositState.cancelled, '报名已撤回'])
    expect(deposit.movements.at(-1)?.reason).toBe('报名已撤回，未识别的款项原路退回')
    expect(deposit.orders[0]).toMatchObject({ state: 'closed', reason: '报名已撤回' })
    const again = () => exchange.take('payDeposit', { ...order, idemKey: 'key-00000002' }, actor)
    expect(refusalOf(again)).toEqual([400, '该保证金已取消，无需交纳'])
    expect(transfer(exchange, id, '1').match).toBe('returned')
    expect(deposit.movements.at(-1)?.reason).toBe('报名已撤回，款项原路退回')
  })

  test('[BD-05] of a room that ended first is cancelled, too, and a part payment is refunded with that reason', () => {
    const world = begin()
    world.exchange.enrolments.lapseUnqualified(world.listing, '本场竞买已终止，报名失效')
    expect(stateOf(world)).toEqual([depositState.cancelled, '本场竞买已终止，报名失效'])
    const partly = begin()
    transfer(partly.exchange, partly.id, '1')
    partly.exchange.enrolments.lapseUnqualified(partly.listing, '本场竞买已终止，报名失效')
    expect(stateOf(partly)).toEqual([depositState.toRefund, '本场竞买已终止，报名失效'])
    expect(partly.deposit.refund).toMatchObject({ amount: '1', reason: '本场竞买已终止，报名失效' })
  })

  test('[BD-05] not paid in time is shown as expired', () => {
    const world = begin()
    world.wait(world.deposit.deadline - world.exchange.now())
    expect(stateOf(world)).toEqual([depositState.lapsed, null])
  })
})

describe('edge cases of payments', () => {
  const from = (payer: string, world: ReturnType<typeof begin>, serial: string) =>
    transfer(world.exchange, world.id, '50000', payer, serial)
  const matches = ({ deposit }: ReturnType<typeof begin>) => deposit.receipts.map(({ match }) => match)

  test('[BD-02] an unclaimed payment is returned to its account at the deadline', () => {
    const world = begin()
    from('某某有限公司', world, 'S-1')
    world.exchange.deposits.lapse(world.deposit.id)
    expect(matches(world)).toEqual(['returned'])
    expect(kindsOf(world.deposit.movements)).toEqual(['returned 50000'])
    expect(world.deposit.state).toBe(depositState.lapsed)
  })

  test('[BD-02] a payment after the full amount is sent back, too', () => {
    const world = begin()
    transfer(world.exchange, world.id, '50000')
    from(world.deposit.payerName, world, 'S-2')
    expect(matches(world)).toEqual(['matched', 'returned'])
    expect(world.exchange.deposits.freeOf(world.deposit.id)).toBe('50000')
  })

  test('[BD-02] finance sends back an unassigned payment, once', () => {
    const world = begin()
    from('某某有限公司', world, 'S-3')
    world.exchange.take('returnReceipt', { serial: 'S-3' }, world.actor)
    expect(matches(world)).toEqual(['returned'])
    expect(refusalOf(() => world.exchange.take('returnReceipt', { serial: 'S-3' }, world.actor))[0]).toBe(404)
  })

  test('[BD-02] a slow bank: no second payment, no cancellation, and then it counts once', () => {
    const world = begin()
    const { exchange, deposit, actor, wait } = world
    const { id: orderId } = exchange.take(
      'payDeposit',
      { id: deposit.id, amount: '50000', idemKey: 'key-00000001' },
      actor,
    )
    exchange.take('bankSays', { orderId, word: 'later' }, actor)
    expect(deposit.orders[0]?.state).toBe('processing')
    expect(refusalOf(() => exchange.take('cancelPayment', { id: deposit.id, orderId }, actor))[0]).toBe(409)
    expect(
      refusalOf(() => exchange.take('payDeposit', { id: deposit.id, amount: '1', idemKey: 'key-00000002' }, actor))[0],
    ).toBe(409)
    wait(30_000)
    exchange.take('bankSays', { orderId, word: 'paid' }, actor)
    expect([deposit.state, deposit.receipts.length]).toEqual([depositState.arrived, 1])
  })

  test('[BD-02] a guarantee above the amount due leads to no refund in money, and is returned as a guarantee', () => {
    const { exchange, deposit, wait, actor } = begin()
    const { id: fileId } = exchange.take(
      'storeFile',
      { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
    exchange.take(
      'handInGuarantee',
      { id: deposit.id, issuer: '蜀川银行', no: 'BH-2', amount: '90000', validUntil: '2099-12-31', fileIds: [fileId] },
      actor,
    )
    wait(20_000)
    expect(kindsOf(deposit.movements)).toEqual(['arrived 50000'])
    expect(overOf(deposit).toFixed()).toBe('0')
    exchange.deposits.release(deposit.id, '未竞得')
    expect([deposit.guarantee?.state, deposit.state]).toEqual(['returned', depositState.refunded])
  })

  test('[BD-02] a guarantee has a payable amount, and remains a guarantee when another bank is chosen', () => {
    const { exchange, deposit, wait, actor } = begin()
    const { id: fileId } = exchange.take(
      'storeFile',
      { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
    const guarantee = { id: deposit.id, issuer: '蜀川银行', no: 'BH-5', validUntil: '2099-12-31', fileIds: [fileId] }
    const submitGuarantee = (amount: string) => exchange.take('handInGuarantee', { ...guarantee, amount }, actor)
    for (const amount of ['50000.123', '1234567890123', '-50000', '0'])
      expect(refusalOf(() => submitGuarantee(amount))).toEqual([400, '金额格式不正确'])
    submitGuarantee('50000')
    wait(20_000)
    expect(deposit.state).toBe(depositState.arrived)
    const { documents, subAccount } = deposit
    expect(
      refusalOf(() => exchange.take('chooseDepositBank', { id: deposit.id, bank: '蜀川银行营业部' }, actor)),
    ).toEqual([400, '该账户已有款项到账，不能重新选择银行'])
    expect(deposit).toMatchObject({ documents, subAccount })
    expect(documents).toHaveLength(2)
  })

  test('[BD-02] a guarantee still in review when the money has arrived is returned', () => {
    const { exchange, id, deposit, wait, actor } = begin()
    const { id: fileId } = exchange.take(
      'storeFile',
      { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
    const guarantee = {
      id: deposit.id,
      issuer: '蜀川银行',
      amount: '50000',
      validUntil: '2099-12-31',
      fileIds: [fileId],
    }
    exchange.take('handInGuarantee', { ...guarantee, no: 'BH-3' }, actor)
    expect(refusalOf(() => exchange.take('handInGuarantee', { ...guarantee, no: 'BH-4' }, actor))[0]).toBe(409)
    transfer(exchange, id, '50000')
    wait(20_000)
    expect(deposit.guarantee).toMatchObject({ state: 'returned', reason: '保证金已足额到账，保函退还' })
    expect(exchange.deposits.freeOf(deposit.id)).toBe('50000')
  })

  test('[BD-05] a defaulter loses the frozen deposit, by a written decision', () => {
    const { exchange, id, deposit, actor } = begin()
    expect(refusalOf(() => exchange.take('forfeitDeposit', { id: deposit.id, reason: '违约' }, actor))[0]).toBe(400)
    transfer(exchange, id, '50000')
    exchange.deposits.freeze(deposit.id, 'lot', '50000', '竞价开始')
    exchange.take('forfeitDeposit', { id: deposit.id, reason: '逾期未签订合同' }, actor)
    expect([deposit.state, exchange.deposits.freeOf(deposit.id)]).toEqual([depositState.forfeited, '0'])
    const decision = deposit.documents.at(-1)!
    expect(decision.name).toBe('保证金扣除决定书.pdf')
    expect(linesOfLetter(exchange, decision.url)).toEqual(
      expect.arrayContaining(['扣除金额：人民币 50,000.00 元（大写：伍万元整）', '扣除原因：逾期未签订合同']),
    )
  })
})

test('the replay of the journal gives the same deposits', () => {
  const lines: string[] = []
  const { exchange, advance } = testExchange({ journal: memoryJournal(lines) })
  const person = userNamed(exchange, 'person')
  const id = enrolled(exchange, openListing(exchange), person)
  const deposit = depositOf(exchange, id)
  const half = String(Math.floor(Number(deposit.due) / 2))
  const actor = actorOf(person)
  const order = { id: deposit.id, amount: half, channel: 'b2c', idemKey: 'key-00000001' }
  const { id: orderId } = exchange.take('payDeposit', order, actor)
  exchange.take('bankSays', { orderId, word: 'later' }, actor)
  advance(30_000)
  transfer(exchange, id, half, '某某有限公司', 'S-1')
  exchange.take('returnReceipt', { serial: 'S-1' }, actor)
  const { exchange: again, advance: on } = testExchange({ journal: memoryJournal([...lines]) })
  on(60_000)
  const replayed = depositOf(again, id)
  expect(replayed.receipts).toEqual(deposit.receipts)
  expect(replayed.orders).toEqual(deposit.orders)
  expect(replayed.documents).toEqual(deposit.documents)
  expect(replayed.movements).toEqual(deposit.movements)
})
