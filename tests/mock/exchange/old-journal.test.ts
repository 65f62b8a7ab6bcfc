import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'

/**
 * The journal of a world in which people registered, verified themselves, enrolled, paid, bid in a room and for a package, practised,
 * appealed, sent demands, changed and closed accounts. Names and inputs of commands are a stored format: when this test fails, the
 * worlds on people's disks cannot be restored either.
 */
const lines = readFileSync('tests/mock/exchange/old-journal.jsonl', 'utf8').trim().split('\n')

test('a world is restored from a journal of an early version', () => {
  const { exchange } = testExchange({ world: 'old', journal: memoryJournal(lines) })
  const { tables, enrolments, deposits, rooms, mailbox } = exchange
  expect(exchange.now()).toBe(1_773_036_137_000)

  expect(
    enrolments.all().map(({ id, no, state, bidNo, depositId, documents, events }) => ({
      is: [id, no, state, bidNo, depositId].join(' '),
      events: events.length,
      documents: documents.map(({ name }) => name.replace('.pdf', '')).join(' '),
    })),
  ).toEqual([
    { is: 'EP-A20075 BM202601070001 WON 5214 DP-A20075', events: 7, documents: '报价记录表 成交确认书' },
    {
      is: 'E000001 BM202603060001 LOST 9404 D000001',
      events: 5,
      documents: '报名回执 竞买资格确认书 报价记录表',
    },
    {
      is: 'E000002 BM202603060002 WON 8903 D000002',
      events: 6,
      documents: '报名回执 竞买资格确认书 报价记录表 成交确认书',
    },
    {
      is: 'E000003 BM202603060003 WON 5916 D000003',
      events: 6,
      documents: '报名回执 竞买资格确认书 报价记录表 成交确认书',
    },
  ])

  expect(
    deposits.all().map(({ id, subAccount, code, state, spent, refund, movements }) => ({
      is: [id, subAccount, code, state, spent, refund.state].join(' '),
      movements: movements.map(({ kind, amount }) => `${kind} ${amount}`),
    })),
  ).toEqual([
    {
      is: 'DP-A20075 6228765988560393 220663 7 200000 none',
      movements: ['arrived 200000', 'frozen 200000', 'fee 17970.00', 'price 182030.00'],
    },
    {
      is: 'D000001 6228252136758528 834708 6 200000 done',
      movements: ['arrived 200000', 'frozen 200000', 'freed 200000', 'refund 200000'],
    },
    { is: 'D000002 6228963080012239 919053 3 0 none', movements: ['arrived 200000', 'frozen 200000'] },
    {
      is: 'D000003 6228770930195460 540490 3 270000 done',
      movements: ['arrived 370000', 'frozen 100000', 'refund 270000'],
    },
  ])
  expect(deposits.find('D000002').orders.map(({ state }) => state)).toEqual(['paid'])

  const { room } = rooms.find('R02-0')
  expect(room.bids.map(({ bidNo, amount }) => `${bidNo} ${amount}`)).toEqual([
    '9404 21.78',
    '8903 21.98',
    '9404 22.38',
    '7777 22.58',
    '8903 22.98',
  ])
  expect(room.result).toMatchObject({
    kind: 'DEAL',
    price: '22.98',
    bidNo: '8903',
    at: 1_772_763_597_000,
    head: 'f7fa186bcd5e336158176ac0f5581bdc5d0029e2fc9f86e23edf3f1da23430b1',
  })
  expect(
    Object.values(rooms.groupOf('R03-0')!.state.rooms).map(({ result, winnerId }) => [result?.kind, winnerId]),
  ).toEqual([
    ['DEAL', 'U0004'],
    ['FAILED', null],
    ['FAILED', null],
    ['FAILED', null],
  ])

  expect(exchange.appeals.of('U0004').map(({ id, state, steps }) => [id, state, steps.length])).toEqual([
    ['SS202603060001', 'supported', 5],
  ])
  const demand = exchange.demands.ofUser('U0004', 'XQ202603060015')
  expect([demand.state, demand.officer, demand.steps.map(({ event }) => event).join(' ')]).toEqual([
    'done',
    '许清和',
    'submitted accepted answered asked answered rated',
  ])
  expect(exchange.kyc.identityOf('U0001')).toMatchObject({ name: '林知秋', verifiedAt: 1_772_760_783_000 })
  expect([...tables.users.values()].map(({ id, authStatus, telPhone }) => `${id} ${authStatus} ${telPhone}`)).toEqual([
    'U0001 3 13900000001',
    'U0002 1 13900000002',
    'U0003 2 13900000003',
    'U0004 3 13900000004',
    'U0005 4 13800005555',
    'U0006 4 13900000006',
    'U0007 3 13900000007',
    'U0008 4 13900000008',
    'U0009 3 13900000009',
    'U0010 4 13900000010',
    'U0011 4 13900000011',
    'U0012 3 13900000012',
  ])
  expect(
    exchange.favourites
      .of('U0004')
      .map(({ listing, isReminded, notifiedPrice, notifiedStatus }) => [
        listing.assetsId,
        isReminded,
        notifiedPrice,
        notifiedStatus,
      ]),
  ).toEqual([
    ['R03-0', false, '2842200.00', 'DEAL_PUBLICITY'],
    ['R02-0', true, '22.98', 'DEAL_PUBLICITY'],
  ])
  expect(mailbox.settingsOf('U0004').find(({ kind }) => kind === 'bidding')?.sms).toBe(false)
  expect(
    mailbox
      .of('U0005')
      .slice(0, 6)
      .map(({ id, title }) => `${id} ${title}`),
  ).toEqual([
    'M00000170 采购文件发售即将截止',
    'M00000169 您的需求有新回复',
    'M00000167 您的需求已受理',
    'M00000165 采购项目发布澄清',
    'M00000162 项目方已确认成交',
    'M00000161 恭喜您成为最高应价人',
  ])
  expect(mailbox.countsOf('U0004').all).toEqual({ total: 45, unread: 30 })
  expect(exchange.supportChat.historyOf('browser-1').map(({ from }) => from)).toEqual(['desk', 'visitor', 'desk'])
  expect(exchange.sms.inbox).toHaveLength(30)
})
