import Big from 'big.js'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { myRooms, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { dealDetailOf } from '#src/api/endpoints/deal.ts'
import { settlementDetailOf } from '#src/api/endpoints/settlement.ts'
import { favouritesPage } from '#src/api/endpoints/collect.ts'
import { depositDetailOf, depositPage } from '#src/api/endpoints/deposit.ts'
import { enrolCheck, enrolDetailOf, enrolPage, enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { messagesPage, unreadMessages } from '#src/api/endpoints/message.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import type { DataOf } from '#src/api/endpoint.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import type { EnrolDetail, EnrolRow } from '#src/model/enrolment/schema.ts'
import type { Message } from '#src/model/message/schema.ts'
import { userTopic } from '#src/model/push/topics.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { ask } from '#tests/support/exchange.ts'
import { userNamed } from '../enrolment.ts'
import { type Caller, type FactLog, minuteOf, moment, money, pageSize, recordRow, snapshotsOf } from './fact-log.ts'

/** All data that an account sees of its own. */
type Desk = {
  name: string
  bearer: string
  overview: DataOf<typeof userOverview>
  enrolments: EnrolRow[]
  counts: Record<string, number>
  deposits: DataOf<typeof depositPage>['records']
  messages: Message[]
  rooms: DataOf<typeof myRooms>
}

async function deskOf(data: Caller, name: string, bearer: string): Promise<Desk> {
  const all = { size: pageSize }
  const { records: enrolments, counts } = await data(enrolPage, all, bearer)
  return {
    name,
    bearer,
    overview: await data(userOverview, {}, bearer),
    enrolments,
    counts,
    deposits: (await data(depositPage, all, bearer)).records,
    messages: (await data(messagesPage, all, bearer)).records,
    rooms: await data(myRooms, {}, bearer),
  }
}

/** The counters of an account, compared with its lists. */
async function recordCounters({ record }: FactLog, data: Caller, exchange: Exchange, desk: Desk) {
  const { name, bearer, overview, counts, deposits, messages } = desk
  const { id: userId } = userNamed(exchange, name)
  const [pushed] = snapshotsOf<{ unread: number }>(exchange, [userTopic(userId)], { userId, visitor: 'browser-1' })
  record(`${name} unread`, 'overview', overview.counts.unreadMessages)
  record(`${name} unread`, 'messages', messages.filter(({ isRead }) => !isRead).length)
  record(`${name} unread`, 'counter', (await data(unreadMessages, {}, bearer)).unread)
  record(`${name} unread`, 'push', pushed?.unread)
  for (const tab of ['waiting', 'bidding'] as const) {
    const rooms = await data(myRooms, { tab }, bearer)
    record(`${name} ${tab}`, 'enrolments', counts[tab])
    record(`${name} ${tab}`, 'rooms', new Set(rooms.flatMap(({ enrolId }) => enrolId ?? [])).size)
  }
  for (const [counter, tab] of [
    ['roomsWaiting', 'waiting'],
    ['roomsOpen', 'bidding'],
  ] as const) {
    record(`${name} rooms ${tab}`, 'overview', overview.counts[counter])
    record(`${name} rooms ${tab}`, 'rooms', (await data(myRooms, { tab }, bearer)).length)
  }
  record(`${name} due`, 'overview', overview.counts.depositsDue)
  record(`${name} due`, 'enrolments', counts['deposit'])
  record(`${name} due`, 'deposits', deposits.filter(({ state }) => state <= depositState.partly).length)
}

/** Numbers and times in the messages about an enrolment. */
function recordMessages(
  { record }: FactLog,
  { name, messages }: Desk,
  { no, asset, bidNo, state, dueAt, price }: EnrolRow,
) {
  const source = `${name} messages`
  for (const { text } of messages.filter((message) => message.text.startsWith(`“${asset.assetsName}”`))) {
    const matchOf = (pattern: string) => new RegExp(pattern).exec(text)?.[1]
    if (bidNo) record(`${name} ${no} bidNo`, source, matchOf(String.raw`竞买号 (\d{4})`))
    record(`${asset.assetsId} opening`, source, minuteOf(matchOf(`将于 ${moment} 开始竞价`)))
    record(`${asset.assetsId} end of paying`, source, minuteOf(matchOf(`${moment} (?:前交纳保证金|截止)`)))
    if (price) {
      const [, amount = '', due] = new RegExp(`成交价款 (.+) 元应于 ${moment} 前付清`).exec(text) ?? []
      if (amount) record(`${name} ${no} price`, source, amount.replaceAll(',', ''))
      record(`${name} ${no} price due`, source, minuteOf(due))
      record(`${name} ${no} price due`, `${name} enrolments`, dateTime(price.dueAt))
    }
    if (state === 'FIX' && dueAt) {
      record(`${name} ${no} correction`, source, minuteOf(matchOf(`${moment} 前补正`)))
      record(`${name} ${no} correction`, `${name} enrolments`, dateTime(dueAt))
    }
  }
}

/** The amount due for a won asset, and its room. */
async function recordPrice(
  { record }: FactLog,
  data: Caller,
  { name, bearer, deposits, overview }: Desk,
  row: EnrolRow,
) {
  const { assetsId } = row.asset
  if (!row.price) return
  const own = deposits.find(({ enrolId }) => enrolId === row.id)
  const { after, result } = await data(roomSnapshotOf, { roomId: assetsId }, bearer)
  const { dealPrice } = await data(assetInfo, { assetsId })
  const about = (fact: string) => `${name} ${row.no} ${fact}`
  for (const [source, price] of Object.entries({ enrolments: row.price, deposits: own?.price, room: after?.price })) {
    record(about('price'), source, price?.amount)
    record(about('price due at'), source, price?.dueAt)
  }
  const settlement = await data(settlementDetailOf, { id: row.price.settlementId! }, bearer)
  record(about('price'), 'settlement', settlement.open)
  record(about('price due at'), 'settlement', settlement.nextDueAt)
  const deal = await data(dealDetailOf, { enrolId: row.id }, bearer)
  record(about('price due at'), 'deal', deal?.payBy)
  for (const [source, price] of Object.entries({
    settlement: settlement.price,
    deal: deal?.price,
    detail: dealPrice!,
    result: result!.price!,
  }))
    record(about('deal price'), source, new Big(price!).toFixed())
  record(about('bidNo'), 'result', result!.bidNo)
  record(`${name} prices due`, 'overview', overview.counts.paymentsDue)
  record(`${name} prices due`, 'to do', overview.todos.filter(({ id }) => id.startsWith('deal ')).length)
}

/** The facts about the asset in the form of a draft. */
async function recordSetup(log: FactLog, data: Caller, exchange: Exchange, { name, bearer }: Desk, assetsId: string) {
  if ((await ask(exchange, enrolCheck, { assetsId }, bearer)).code !== 200) return
  const source = `${name} setup`
  const setup = await data(enrolSetupOf, { assetsId }, bearer)
  recordRow(log, source, setup.asset)
  log.record(`${assetsId} deposit`, source, money(setup.deposit))
  log.record(`${assetsId} depositMax`, source, money(setup.depositMax))
  log.record(`${assetsId} enrolUntil`, source, setup.enrolUntil)
  log.record(`${assetsId} end of paying`, source, dateTime(setup.depositUntil))
  log.record(`${assetsId} terms`, source, setup.agreements.find(({ id }) => id === 'terms')?.paragraphs)
}

function recordLots({ record }: FactLog, name: string, { lots }: EnrolDetail) {
  for (const lot of lots) {
    record(`${lot.assetsId} status`, `${name} lots`, lot.status)
    record(`${lot.assetsId} startPrice`, `${name} lots`, money(lot.startPrice))
    record(`${lot.assetsId} deposit`, `${name} lots`, money(lot.deposit))
  }
}

async function recordEnrolment(log: FactLog, data: Caller, desk: Desk, row: EnrolRow) {
  const { record } = log
  const { name, bearer, deposits, rooms, overview } = desk
  const { assetsId } = row.asset
  const about = (fact: string) => `${name} ${row.no} ${fact}`
  const detail = await data(enrolDetailOf, { id: row.id }, bearer)
  for (const [source, state] of Object.entries({ enrolments: row, enrolment: detail })) {
    recordRow(log, `${name} ${source}`, state.asset)
    for (const field of ['state', 'bidNo', 'dueAt', 'depositState'] as const) record(about(field), source, state[field])
    record(`${assetsId} bidFrom`, `${name} ${source}`, state.opensAt)
    record(`${assetsId} bidUntil`, `${name} ${source}`, state.closesAt)
  }
  record(`${assetsId} enrolUntil`, `${name} enrolment`, detail.enrolUntil)
  recordLots(log, name, detail)
  recordMessages(log, desk, row)
  await recordPrice(log, data, desk, row)
  for (const deposit of deposits.filter(({ enrolId }) => enrolId === row.id)) {
    record(about('depositState'), 'deposits', deposit.state)
    record(`${assetsId} end of paying`, `${name} deposits`, dateTime(deposit.deadline))
    if (row.state === 'WAIT_DEPOSIT') record(about('dueAt'), 'deposits', deposit.deadline)
  }
  for (const room of rooms.filter(({ enrolId }) => enrolId === row.id)) record(about('bidNo'), 'room', room.bidNo)
  for (const { deadline } of overview.todos.filter(({ link }) => link.includes(row.id)))
    record(about('dueAt'), 'todo', deadline)
}

/** A deposit in the list and at the cashier. */
async function recordDeposits({ record }: FactLog, data: Caller, { name, bearer, deposits }: Desk) {
  for (const row of deposits) {
    const cashier = await data(depositDetailOf, { id: row.id }, bearer)
    for (const field of ['state', 'deadline', 'due', 'paid', 'frozen', 'free'] as const) {
      record(`${name} ${row.no} ${field}`, 'deposits', row[field])
      record(`${name} ${row.no} ${field}`, 'cashier', cashier[field])
    }
    record(`${row.assetsId} assetsName`, `${name} deposits`, row.assetsName)
    record(`${row.assetsId} no`, `${name} cashier`, cashier.projectNo)
    if (!row.isPackage) record(`${row.assetsId} deposit`, `${name} deposits`, money(row.due))
  }
}

export async function recordAccount(log: FactLog, data: Caller, exchange: Exchange, name: string, bearer: string) {
  const desk = await deskOf(data, name, bearer)
  const { overview, rooms } = desk
  const { records: favourites } = await data(favouritesPage, { size: pageSize }, bearer)
  const rows = { recent: overview.recent.map(({ row }) => row), recommended: overview.recommended, favourites }
  for (const [source, known] of Object.entries(rows)) for (const row of known) recordRow(log, `${name} ${source}`, row)
  for (const { asset } of rooms) if (asset) recordRow(log, `${name} rooms`, asset)
  await recordCounters(log, data, exchange, desk)
  for (const row of desk.enrolments) {
    await recordEnrolment(log, data, desk, row)
    if (row.state === 'DRAFT') await recordSetup(log, data, exchange, desk, row.asset.assetsId)
  }
  await recordDeposits(log, data, desk)
}
