import Big from 'big.js'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { myRooms, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { favouritesPage } from '#src/api/endpoints/collect.ts'
import { depositDetailOf, depositPage } from '#src/api/endpoints/deposit.ts'
import { enrolCheck, enrolDetailOf, enrolPage, enrolSheetOf } from '#src/api/endpoints/enroll.ts'
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
import { userNamed } from '../enrolling.ts'
import { type Asking, type Claims, minuteOf, moment, money, pageSize, sayRow, snapshotsOf } from './claims.ts'

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

async function deskOf(data: Asking, name: string, bearer: string): Promise<Desk> {
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
async function sayCounters({ say }: Claims, data: Asking, exchange: Exchange, desk: Desk) {
  const { name, bearer, overview, counts, deposits, messages } = desk
  const { id: userId } = userNamed(exchange, name)
  const [pushed] = snapshotsOf<{ unread: number }>(exchange, [userTopic(userId)], { userId, visitor: 'browser-1' })
  say(`${name} unread`, 'overview', overview.counts.unreadMessages)
  say(`${name} unread`, 'messages', messages.filter(({ isRead }) => !isRead).length)
  say(`${name} unread`, 'counter', (await data(unreadMessages, {}, bearer)).unread)
  say(`${name} unread`, 'push', pushed?.unread)
  for (const tab of ['waiting', 'bidding'] as const) {
    const rooms = await data(myRooms, { tab }, bearer)
    say(`${name} ${tab}`, 'enrolments', counts[tab])
    say(`${name} ${tab}`, 'rooms', new Set(rooms.map(({ enrolId }) => enrolId)).size)
  }
  for (const [counter, tab] of [
    ['roomsWaiting', 'waiting'],
    ['roomsOpen', 'bidding'],
  ] as const) {
    say(`${name} rooms ${tab}`, 'overview', overview.counts[counter])
    say(`${name} rooms ${tab}`, 'rooms', (await data(myRooms, { tab }, bearer)).length)
  }
  say(`${name} due`, 'overview', overview.counts.depositsDue)
  say(`${name} due`, 'enrolments', counts['deposit'])
  say(`${name} due`, 'deposits', deposits.filter(({ state }) => state <= depositState.partly).length)
}

/** Numbers and times in the messages about an enrolment. */
function sayMessages({ say }: Claims, { name, messages }: Desk, { no, asset, bidNo, state, dueAt, price }: EnrolRow) {
  const voice = `${name} messages`
  for (const { text } of messages.filter((message) => message.text.startsWith(`“${asset.assetsName}”`))) {
    const said = (pattern: string) => new RegExp(pattern).exec(text)?.[1]
    if (bidNo) say(`${name} ${no} bidNo`, voice, said(String.raw`竞买号 (\d{4})`))
    say(`${asset.assetsId} opening`, voice, minuteOf(said(`将于 ${moment} 开始竞价`)))
    say(`${asset.assetsId} end of paying`, voice, minuteOf(said(`${moment} (?:前交纳保证金|截止)`)))
    if (price) {
      const [, amount = '', due] = new RegExp(`成交价款 (.+) 元应于 ${moment} 前付清`).exec(text) ?? []
      if (amount) say(`${name} ${no} price`, voice, amount.replaceAll(',', ''))
      say(`${name} ${no} price due`, voice, minuteOf(due))
      say(`${name} ${no} price due`, `${name} enrolments`, dateTime(price.dueAt))
    }
    if (state === 'FIX' && dueAt) {
      say(`${name} ${no} correction`, voice, minuteOf(said(`${moment} 前补正`)))
      say(`${name} ${no} correction`, `${name} enrolments`, dateTime(dueAt))
    }
  }
}

/** The amount due for a won asset, and its room. */
async function sayPrice({ say }: Claims, data: Asking, { name, bearer, deposits, overview }: Desk, row: EnrolRow) {
  const { assetsId } = row.asset
  if (!row.price) return
  const own = deposits.find(({ enrolId }) => enrolId === row.id)
  const { after, result } = await data(roomSnapshotOf, { roomId: assetsId }, bearer)
  const { dealPrice } = await data(assetInfo, { assetsId })
  const about = (fact: string) => `${name} ${row.no} ${fact}`
  for (const [voice, price] of Object.entries({ enrolments: row.price, deposits: own?.price, room: after?.price })) {
    say(about('price'), voice, price?.amount)
    say(about('price due at'), voice, price?.dueAt)
  }
  say(about('price'), 'detail', new Big(dealPrice!).toFixed())
  say(about('price'), 'result', new Big(result!.price!).toFixed())
  say(about('bidNo'), 'result', result!.bidNo)
  say(`${name} prices due`, 'overview', overview.counts.paymentsDue)
  say(`${name} prices due`, 'to do', overview.todos.filter(({ id }) => id.startsWith('price ')).length)
}

/** The facts about the asset in the form of a draft. */
async function saySheet(claims: Claims, data: Asking, exchange: Exchange, { name, bearer }: Desk, assetsId: string) {
  if ((await ask(exchange, enrolCheck, { assetsId }, bearer)).code !== 200) return
  const voice = `${name} sheet`
  const sheet = await data(enrolSheetOf, { assetsId }, bearer)
  sayRow(claims, voice, sheet.asset)
  claims.say(`${assetsId} deposit`, voice, money(sheet.deposit))
  claims.say(`${assetsId} depositMax`, voice, money(sheet.depositMax))
  claims.say(`${assetsId} enrolUntil`, voice, sheet.enrolUntil)
  claims.say(`${assetsId} end of paying`, voice, dateTime(sheet.depositUntil))
  claims.say(`${assetsId} terms`, voice, sheet.agreements.find(({ id }) => id === 'terms')?.paragraphs)
}

function sayLots({ say }: Claims, name: string, { lots }: EnrolDetail) {
  for (const lot of lots) {
    say(`${lot.assetsId} status`, `${name} lots`, lot.status)
    say(`${lot.assetsId} startPrice`, `${name} lots`, money(lot.startPrice))
    say(`${lot.assetsId} deposit`, `${name} lots`, money(lot.deposit))
  }
}

async function sayEnrolment(claims: Claims, data: Asking, desk: Desk, row: EnrolRow) {
  const { say } = claims
  const { name, bearer, deposits, rooms, overview } = desk
  const { assetsId } = row.asset
  const about = (fact: string) => `${name} ${row.no} ${fact}`
  const detail = await data(enrolDetailOf, { id: row.id }, bearer)
  for (const [voice, told] of Object.entries({ enrolments: row, enrolment: detail })) {
    sayRow(claims, `${name} ${voice}`, told.asset)
    for (const field of ['state', 'bidNo', 'dueAt', 'depositState'] as const) say(about(field), voice, told[field])
    say(`${assetsId} bidFrom`, `${name} ${voice}`, told.opensAt)
    say(`${assetsId} bidUntil`, `${name} ${voice}`, told.closesAt)
  }
  say(`${assetsId} enrolUntil`, `${name} enrolment`, detail.enrolUntil)
  sayLots(claims, name, detail)
  sayMessages(claims, desk, row)
  await sayPrice(claims, data, desk, row)
  for (const deposit of deposits.filter(({ enrolId }) => enrolId === row.id)) {
    say(about('depositState'), 'deposits', deposit.state)
    say(`${assetsId} end of paying`, `${name} deposits`, dateTime(deposit.deadline))
    if (row.state === 'WAIT_DEPOSIT') say(about('dueAt'), 'deposits', deposit.deadline)
  }
  for (const room of rooms.filter(({ enrolId }) => enrolId === row.id)) say(about('bidNo'), 'room', room.bidNo)
  for (const { deadline } of overview.todos.filter(({ link }) => link.includes(row.id)))
    say(about('dueAt'), 'todo', deadline)
}

/** A deposit in the list and at the cashier. */
async function sayDeposits({ say }: Claims, data: Asking, { name, bearer, deposits }: Desk) {
  for (const row of deposits) {
    const cashier = await data(depositDetailOf, { id: row.id }, bearer)
    for (const field of ['state', 'deadline', 'due', 'paid', 'frozen', 'free'] as const) {
      say(`${name} ${row.no} ${field}`, 'deposits', row[field])
      say(`${name} ${row.no} ${field}`, 'cashier', cashier[field])
    }
    say(`${row.assetsId} assetsName`, `${name} deposits`, row.assetsName)
    say(`${row.assetsId} no`, `${name} cashier`, cashier.projectNo)
    if (!row.isPackage) say(`${row.assetsId} deposit`, `${name} deposits`, money(row.due))
  }
}

export async function sayAccount(claims: Claims, data: Asking, exchange: Exchange, name: string, bearer: string) {
  const desk = await deskOf(data, name, bearer)
  const { overview, rooms } = desk
  const { records: favourites } = await data(favouritesPage, { size: pageSize }, bearer)
  const rows = { recent: overview.recent.map(({ row }) => row), recommended: overview.recommended, favourites }
  for (const [voice, known] of Object.entries(rows)) for (const row of known) sayRow(claims, `${name} ${voice}`, row)
  for (const { asset } of rooms) sayRow(claims, `${name} rooms`, asset)
  await sayCounters(claims, data, exchange, desk)
  for (const row of desk.enrolments) {
    await sayEnrolment(claims, data, desk, row)
    if (row.state === 'DRAFT') await saySheet(claims, data, exchange, desk, row.asset.assetsId)
  }
  await sayDeposits(claims, data, desk)
}
