import Big from 'big.js'
import { assetsByIds, assetsPage } from '#src/api/endpoints/assets.ts'
import { roomHeadOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import {
  assetsTotals,
  biddingData,
  hallPage,
  hotProjects,
  newestProjects,
  upcomingBids,
} from '#src/api/endpoints/project.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { AssetDetail, LotSnapshot } from '#src/model/listing/detail.ts'
import { groupsOf } from '#src/model/listing/filters.ts'
import type { ListingRow, ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic, lotTopic } from '#src/model/push/topics.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { type Asking, type Claims, minuteOf, moment, money, pageSize, sayRow, snapshotsOf } from './claims.ts'

const nobody = { userId: null, visitor: 'browser-1' }

async function everyRow(data: Asking): Promise<ListingRow[]> {
  const rows: ListingRow[] = []
  for (let current = 1; ; current += 1) {
    const { records, total } = await data(assetsPage, { current, size: pageSize })
    rows.push(...records)
    if (current * pageSize >= total) return rows
  }
}

const tally = (keys: readonly string[]): Map<string, number> =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>())

/** Counters, compared with the counted lists. */
async function sayCounts({ say }: Claims, data: Asking, rows: readonly ListingRow[]) {
  const states = tally(rows.map(({ status }) => status ?? ''))
  const groups = tally(rows.flatMap(({ status }) => groupsOf(status)))
  const { facets, total } = await data(assetsPage, {})
  for (const { key, count } of facets.status) {
    say(`count of ${key}`, 'facets', count)
    say(`count of ${key}`, 'list', groups.get(key) ?? 0)
  }
  say('count of all', 'list', total)
  say('count of all', 'totals', (await data(assetsTotals, {})).quoteAssetsCount)
  for (const status of ['BIDDING', 'WAIT_BID']) say(`count of ${status}`, 'list', states.get(status) ?? 0)
  say('count of BIDDING', 'hall', (await data(hallPage, {})).total)
  say('count of BIDDING', 'statistics', (await data(biddingData, {})).biddingCount)
  say('count of WAIT_BID', 'upcoming', (await data(upcomingBids, {})).total)
}

/** Every list of the portal; resolves with the ids of all listed assets. */
export async function sayLists(claims: Claims, data: Asking): Promise<string[]> {
  const rows = await everyRow(data)
  for (const row of rows) sayRow(claims, 'list', row)
  await sayCounts(claims, data, rows)
  const lists = { hall: hallPage, upcoming: upcomingBids, hot: hotProjects, newest: newestProjects }
  for (const [voice, endpoint] of Object.entries(lists))
    for (const row of (await data(endpoint, { size: pageSize })).records) sayRow(claims, voice, row)
  return rows.map(({ assetsId }) => assetsId)
}

/** The data pushed to open pages. */
export function sayPushed({ say }: Claims, exchange: Exchange, ids: readonly string[]) {
  for (const tick of snapshotsOf<ListingTick[]>(exchange, [hallTopic], nobody).flat()) {
    for (const field of ['status', 'deadline', 'biddingCount'] as const)
      say(`${tick.assetsId} ${field}`, 'tick', tick[field])
    say(`${tick.assetsId} biddingPrice`, 'tick', money(tick.biddingPrice))
  }
  for (const { head } of snapshotsOf<LotSnapshot>(exchange, ids.map(lotTopic), nobody)) {
    for (const field of ['status', 'biddingCount', 'enrolled', 'bidFrom', 'bidUntil'] as const)
      say(`${head.assetsId} ${field}`, 'lot', head[field])
    for (const field of ['biddingPrice', 'dealPrice'] as const)
      say(`${head.assetsId} ${field}`, 'lot', money(head[field]))
  }
}

const tenThousand = 10_000

/** The times and the amount of the terms to agree to. */
function sayTerms({ say }: Claims, { assetsId, terms, enrolUntil, bidFrom, pack }: AssetDetail) {
  const [times = ''] = terms
  const deposit = terms.find((text) => text.startsWith('保证金：')) ?? ''
  const found = (text: string, pattern: string) => new RegExp(pattern).exec(text)?.[1]
  say(`${assetsId} end of enrolment`, 'terms', minuteOf(found(times, `报名时间：.+? 至 ${moment}`)))
  say(`${assetsId} end of enrolment`, 'detail', dateTime(enrolUntil))
  say(`${assetsId} opening`, 'terms', minuteOf(found(times, `竞价开始时间：${moment}`)))
  say(`${assetsId} opening`, 'detail', dateTime(bidFrom))
  say(`${assetsId} end of paying`, 'terms', minuteOf(found(deposit, `应在 ${moment} 前`)))
  const yuan = (before: string) => {
    const [, amount = '', unit] = new RegExp(`${before}([\\d,.]+) (万元|元)`).exec(deposit) ?? []
    return new Big(amount.replaceAll(',', '')).times(unit === '万元' ? tenThousand : 1).toFixed(2)
  }
  if (!pack) return say(`${assetsId} deposit`, 'terms', yuan('^保证金：'))
  say(`${pack.assetsId} deposit`, `terms of ${assetsId}`, yuan('保证金按资产包交纳：'))
  say(`${pack.assetsId} depositMax`, `terms of ${assetsId}`, yuan('交纳：[\\d,.]+ (?:万元|元) 至 '))
  say(`${assetsId} deposit`, 'terms', yuan('本标的保证金要求为 '))
}

/** Details per call. */
const perCall = 4

export async function sayDetails(claims: Claims, data: Asking, ids: readonly string[]) {
  const { say } = claims
  for (let from = 0; from < ids.length; from += perCall)
    for (const detail of await data(assetsByIds, { ids: ids.slice(from, from + perCall) })) {
      const of = (field: string) => `${detail.assetsId} ${field}`
      sayRow(claims, 'detail', detail)
      for (const field of ['bidFrom', 'bidUntil', 'mode', 'terms'] as const) say(of(field), 'detail', detail[field])
      for (const field of ['deposit', 'depositMax', 'dealPrice'] as const)
        say(of(field), 'detail', money(detail[field]))
      const { pack } = detail
      for (const field of ['deposit', 'depositMax'] as const)
        if (pack) say(`${pack.assetsId} ${field}`, `pack of ${detail.assetsId}`, money(pack[field]))
      say(of('enrolled'), 'detail', detail.counts.enrolled)
      sayTerms(claims, detail)
      for (const member of detail.members) sayRow(claims, `package ${detail.assetsId}`, member)
    }
}

const withRoom: ReadonlySet<string> = new Set(['NOTICE', 'CLOSED', 'WAIT_BID', 'BIDDING', 'PAUSED'])
const sealedModes: ReadonlySet<string> = new Set(['final', 'once-off'])

const isSecret = ({ mode, phase }: RoomSnapshot) =>
  sealedModes.has(mode) || phase.name === 'SEALED' || phase.name === 'OPENING'

export async function sayRooms(claims: Claims, data: Asking, exchange: Exchange, ids: readonly string[]) {
  const { say } = claims
  const listings = ids.map((id) => exchange.tables.listings.get(id)!)
  for (const { assetsId: roomId, status } of listings.filter((one) => !one.isPackage && withRoom.has(one.status))) {
    const of = (field: string) => `${roomId} ${field}`
    const room = await data(roomSnapshotOf, { roomId })
    const head = await data(roomHeadOf, { roomId })
    const hasBegun = room.phase.name !== 'NOT_STARTED'
    say(of('has begun'), 'room', hasBegun)
    say(of('has begun'), 'listing', status === 'PAUSED' ? hasBegun : status === 'BIDDING')
    if (head.listing) sayRow(claims, `room ${roomId}`, head.listing)
    say(of('bidFrom'), 'room', head.opensAt)
    say(of('deposit'), 'room', money(head.deposit))
    say(of('mode'), 'room', room.mode)
    say(of('startPrice'), 'room', money(room.rules.P0))
    say(of('priceUnitName'), 'room', room.rules.unit === '元' ? null : room.rules.unit)
    say(of('assetsName'), 'room', head.name)
    say(of('no'), 'room', head.no)
    say(of('enrolled'), 'room', room.counts.enrolled)
    if (!isSecret(room)) say(of('price'), 'room', money(room.current ?? room.rules.P0))
  }
}
