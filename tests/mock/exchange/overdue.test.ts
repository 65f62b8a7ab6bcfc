import { describe, expect, test } from 'vitest'
import { myRooms, roomRecordOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { depositDetailOf, depositPage } from '#src/api/endpoints/deposit.ts'
import { enrolCheck, enrolDetailOf, enrolPage } from '#src/api/endpoints/enroll.ts'
import { messagesPage } from '#src/api/endpoints/message.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { Exchange } from '#src/mock/worlds.ts'
import { openMatters } from '#src/mock/exchange/overview/open-matters.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { actorOf, openListing, userNamed } from '../support/enrolment.ts'
import { bearerOf } from '../support/sign-in.ts'
import { callerOf } from '../support/facts/fact-log.ts'
import { formAt } from '../support/letter.ts'

const id = 'EP-A20075'
const depositId = 'DP-A20075'
const settlementId = 'ST-EP-A20075'
const link = `/enrollDetail?id=${id}`
const name = '乐山广蜀电力工程有限公司报废铁塔及线材 1 批'

function desk() {
  const world = testExchange()
  const bearer = bearerOf(world.exchange, 'overdue')
  return { ...world, data: callerOf(world.exchange), bearer, user: userNamed(world.exchange, 'overdue') }
}

describe('[AC-06] [BD-01] the account that owes a price', () => {
  test('has won the listing: number, amount and deadline are the same wherever they are shown', async () => {
    const { exchange, data, bearer } = desk()
    const enrolment = await data(enrolDetailOf, { id }, bearer)
    const asset = await data(assetInfo, { assetsId: 'A20075' })
    const { result, rows } = await data(roomRecordOf, { roomId: 'A20075' })
    const room = await data(roomSnapshotOf, { roomId: 'A20075' }, bearer)
    expect([enrolment.state, enrolment.bidNo, asset.status]).toEqual(['WON', '5214', 'SETTLING'])
    expect([asset.assetsName, asset.dealPrice]).toEqual([name, '1797000.00'])
    expect([result?.kind, result?.bidNo, Number(result?.price)]).toEqual(['DEAL', '5214', 1_797_000])
    expect(rows.at(-1)!.content).toMatchObject({ bidNo: '5214', amount: '1797000.00' })
    expect([room.me?.bidNo, room.result?.bidNo]).toEqual(['5214', '5214'])
    // Price 1,797,000 and fee 17,970, of which the deposit of 200,000 covers the fee and 182,030 of the price.
    const price = { amount: '1614970.00', dueAt: enrolment.dueAt!, phone: '028-6000-0000', settlementId }
    expect([enrolment.price, room.after?.price]).toEqual([price, price])
    expect(dateTime(enrolment.dueAt)).toBe('2026-02-10 17:00')
    expect(enrolment.documents.map((document) => document.name)).toEqual(['报价记录表.pdf', '成交确认书.pdf'])
    const numbers = enrolment.documents.map(({ url }) => formAt(exchange, url).no)
    expect(new Set(numbers).size).toBe(2)
    expect(enrolment.events.map(({ at, title }) => `${dateTime(at)} ${title}`)).toEqual([
      '2026-01-07 13:35 开始填写报名',
      '2026-01-07 14:00 报名已提交',
      '2026-01-07 14:40 资格审核通过',
      '2026-01-14 14:00 取得竞买资格',
      '2026-01-21 18:00 竞得',
      '2026-02-03 18:00 交易合同已生效',
      '2026-02-10 17:00 应付款项逾期未付',
    ])
  })

  test('has its deposit turned into fee and price, and no one else can see its debt', async () => {
    const { exchange, data, bearer } = desk()
    const { records, summary } = await data(depositPage, {}, bearer)
    const deposit = await data(depositDetailOf, { id: depositId }, bearer)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ id: depositId, due: '200000', paid: '200000', frozen: '0', free: '0' })
    expect([deposit.state, deposit.refund.state, summary.frozen]).toEqual([depositState.turnedToPrice, 'none', '0'])
    expect(deposit.movements.map(({ kind, amount }) => [kind, amount]).slice(-2)).toEqual([
      ['fee', '17970.00'],
      ['price', '182030.00'],
    ])
    expect(deposit.price?.amount).toBe('1614970.00')
    for (const bearerOfOther of [undefined, bearerOf(exchange, 'company')])
      expect((await data(roomSnapshotOf, { roomId: 'A20075' }, bearerOfOther)).after?.price).toBeNull()
  })

  test('is reminded: to-do, counter, recent project, messages and the obstacle to closing the account lead to the enrolment', async () => {
    const { exchange, data, bearer, user } = desk()
    const { todos, counts, recent } = await data(userOverview, {}, bearer)
    const { dueAt } = await data(enrolDetailOf, { id }, bearer)
    expect(todos).toEqual([
      {
        id: `deal DL-${id}`,
        title: `“${name}”的应付款项已逾期，请尽快付款`,
        deadline: dueAt,
        link: `/projectSettleDetail?id=${settlementId}`,
      },
    ])
    expect(counts.paymentsDue).toBe(1)
    expect(recent.map(({ state, link: to }) => [state, to])).toEqual([['应付款项逾期未付', link]])
    const { records } = await data(messagesPage, { size: 50 }, bearer)
    const sum = `“${name}”应付 1,614,970 元，截止 2026-02-10 17:00`
    expect(
      records
        .filter((message) => [link, `/projectSettleDetail?id=${settlementId}`].includes(message.link ?? ''))
        .map(({ at, title, text, isRead }) => [dateTime(at), title, text, isRead]),
    ).toEqual([
      [
        '2026-03-05 09:16',
        '逾期付款催告',
        `${sum}，现已逾期，宽限至 2026-03-12 17:00；宽限期满仍未付清的，保证金不予退还`,
        false,
      ],
      ['2026-02-10 17:00', '应付款项已到期', `${sum}，请尽快付款`, true],
      ['2026-02-09 17:00', '付款期限将至', sum, true],
      ['2026-02-03 18:00', '交易合同已生效', `“${name}”交易合同已生效，请按期付清应付款项`, true],
      ['2026-01-21 18:00', '恭喜您成为最高应价人', `“${name}”竞价结束，您已竞得，请按期签订合同`, true],
      ['2026-01-14 14:00', '保证金已生效', `“${name}”保证金已生效，竞买号 5214`, true],
    ])
    expect(openMatters(exchange, user.id)).toEqual([{ text: `“${name}”的成交手续尚未办结`, link }])
  })

  test('finds it among the won projects and in its rooms, and in no other tab', async () => {
    const { data, bearer } = desk()
    const { records, counts } = await data(enrolPage, {}, bearer)
    expect(records.map((row) => [row.id, row.price?.amount])).toEqual([[id, '1614970.00']])
    expect(Object.entries(counts ?? {}).filter(([, count]) => count > 0)).toEqual([
      ['all', 1],
      ['won', 1],
    ])
    const rooms = await data(myRooms, {}, bearer)
    expect(rooms.map(({ roomId, bidNo, phase, leading }) => [roomId, bidNo, phase, leading])).toEqual([
      ['A20075', '5214', 'ENDED', true],
    ])
  })

  test('cannot enrol elsewhere until it has paid; a company without debts can', async () => {
    const { exchange, bearer, user } = desk()
    const { assetsId } = openListing(exchange)
    const check = (who: string) => ask(exchange, enrolCheck, { assetsId }, who)
    expect(await check(bearer)).toMatchObject({ code: 4121, msg: '您有成交价款逾期未付，付清前不能报名参加新的项目' })
    expect((await check(bearerOf(exchange, 'company'))).code).toBe(200)
    const form = exchange.enrolments.find(id)!.form
    expect(() => exchange.take('submitEnrolment', { assetsId, form }, actorOf(user))).toThrow('成交价款逾期未付')
  })

  test('loses its deposit only by a decision of the exchange', async () => {
    const { exchange, data, bearer } = desk()
    const reason = '逾期未付成交价款'
    exchange.take('forfeitDeposit', { id: depositId, reason }, { userId: null, visitor: '' })
    const deposit = await data(depositDetailOf, { id: depositId }, bearer)
    expect([deposit.state, deposit.frozen]).toEqual([depositState.forfeited, '0'])
  })

  test.each([
    ['in the week of the National Day', '2026-10-08T01:30:00Z'],
    ['after the Spring Festival', '2026-02-24T01:30:00Z'],
    ['on a Sunday', '2026-11-22T14:00:00Z'],
  ])('has the debt whenever a world starts: %s', (_, begun) => {
    const at = Date.parse(begun)
    const exchange = new Exchange({ world: 'late', seed: 'test', real: () => at })
    const { events } = exchange.enrolments.find(id)!
    const price = exchange.settlements.priceDueOf(id)
    const messages = exchange.mailbox.of(userNamed(exchange, 'overdue').id)
    expect(price!.dueAt).toBeLessThan(at)
    expect(events.map((event) => event.at)).toEqual(events.map((event) => event.at).toSorted((one, two) => one - two))
    expect(Math.max(...messages.map((message) => message.at))).toBeLessThanOrEqual(at)
  })

  test('later numbers are the same as without the debt', () => {
    const { exchange } = desk()
    const { assetsId } = openListing(exchange)
    const company = userNamed(exchange, 'company')
    const { id: first } = exchange.take('saveEnrolment', { assetsId, form: {} }, actorOf(company))
    expect(first).toBe('E000001')
  })
})
