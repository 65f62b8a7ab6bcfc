import Big from 'big.js'
import { assetsByIds, assetsPage } from '#src/api/endpoints/assets.ts'
import { roomHeadOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import { assetsTotals, biddingData, hotProjects, newestProjects } from '#src/api/endpoints/project.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { AssetDetail, LotSnapshot } from '#src/model/listing/detail.ts'
import { groupsOf } from '#src/model/listing/filters.ts'
import type { ListingRow, ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic, lotTopic } from '#src/model/push/topics.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { type Caller, type FactLog, minuteOf, moment, money, pageSize, recordRow, snapshotsOf } from './fact-log.ts'

const anonymous = { userId: null, visitor: 'browser-1' }

async function everyRow(data: Caller): Promise<ListingRow[]> {
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
async function recordCounts({ record }: FactLog, data: Caller, rows: readonly ListingRow[]) {
  const states = tally(rows.map(({ status }) => status ?? ''))
  const groups = tally(rows.flatMap(({ status }) => groupsOf(status)))
  const { facets, total } = await data(assetsPage, {})
  for (const { key, count } of facets.status) {
    record(`count of ${key}`, 'facets', count)
    record(`count of ${key}`, 'list', groups.get(key) ?? 0)
  }
  record('count of all', 'list', total)
  record('count of all', 'totals', (await data(assetsTotals, {})).quoteAssetsCount)
  for (const status of ['BIDDING', 'WAIT_BID']) record(`count of ${status}`, 'list', states.get(status) ?? 0)
  record('count of BIDDING', 'hall', (await data(hallPage, {})).total)
  record('count of BIDDING', 'statistics', (await data(biddingData, {})).biddingCount)
  record('count of WAIT_BID', 'upcoming', (await data(upcomingBids, {})).total)
}

/** Every list of the portal; resolves with the ids of all listed assets. */
export async function recordLists(log: FactLog, data: Caller): Promise<string[]> {
  const rows = await everyRow(data)
  for (const row of rows) recordRow(log, 'list', row)
  await recordCounts(log, data, rows)
  const lists = { hall: hallPage, upcoming: upcomingBids, hot: hotProjects, newest: newestProjects }
  for (const [source, endpoint] of Object.entries(lists))
    for (const row of (await data(endpoint, { size: pageSize })).records) recordRow(log, source, row)
  return rows.map(({ assetsId }) => assetsId)
}

/** The data pushed to open pages. */
export function recordPushed({ record }: FactLog, exchange: Exchange, ids: readonly string[]) {
  for (const tick of snapshotsOf<ListingTick[]>(exchange, [hallTopic], anonymous).flat()) {
    for (const field of ['status', 'deadline', 'biddingCount'] as const)
      record(`${tick.assetsId} ${field}`, 'tick', tick[field])
    record(`${tick.assetsId} biddingPrice`, 'tick', money(tick.biddingPrice))
  }
  for (const { head } of snapshotsOf<LotSnapshot>(exchange, ids.map(lotTopic), anonymous)) {
    for (const field of ['status', 'biddingCount', 'enrolled', 'bidFrom', 'bidUntil'] as const)
      record(`${head.assetsId} ${field}`, 'lot', head[field])
    for (const field of ['biddingPrice', 'dealPrice'] as const)
      record(`${head.assetsId} ${field}`, 'lot', money(head[field]))
  }
}

const tenThousand = 10_000

/** The times and the amount of the terms to agree to. */
function recordTerms({ record }: FactLog, { assetsId, terms, enrolUntil, bidFrom, pack }: AssetDetail) {
  const [times = ''] = terms
  const deposit = terms.find((text) => text.startsWith('保证金：')) ?? ''
  const found = (text: string, pattern: string) => new RegExp(pattern).exec(text)?.[1]
  record(`${assetsId} end of enrolment`, 'terms', minuteOf(found(times, `报名时间：.+? 至 ${moment}`)))
  record(`${assetsId} end of enrolment`, 'detail', dateTime(enrolUntil))
  record(`${assetsId} opening`, 'terms', minuteOf(found(times, `竞价开始时间：${moment}`)))
  record(`${assetsId} opening`, 'detail', dateTime(bidFrom))
  record(`${assetsId} end of paying`, 'terms', minuteOf(found(deposit, `应在 ${moment} 前`)))
  const yuan = (before: string) => {
    const [, amount = '', unit] = new RegExp(`${before}([\\d,.]+) (万元|元)`).exec(deposit) ?? []
    return new Big(amount.replaceAll(',', '')).times(unit === '万元' ? tenThousand : 1).toFixed(2)
  }
  if (!pack) return record(`${assetsId} deposit`, 'terms', yuan('^保证金：'))
  record(`${pack.assetsId} deposit`, `terms of ${assetsId}`, yuan('保证金按资产包交纳：'))
  record(`${pack.assetsId} depositMax`, `terms of ${assetsId}`, yuan('交纳：[\\d,.]+ (?:万元|元) 至 '))
  record(`${assetsId} deposit`, 'terms', yuan('本标的保证金要求为 '))
}

/** Details per call. */
const perCall = 4

export async function recordDetails(log: FactLog, data: Caller, ids: readonly string[]) {
  const { record } = log
  for (let from = 0; from < ids.length; from += perCall)
    for (const detail of await data(assetsByIds, { ids: ids.slice(from, from + perCall) })) {
      const of = (field: string) => `${detail.assetsId} ${field}`
      recordRow(log, 'detail', detail)
      for (const field of ['bidFrom', 'bidUntil', 'mode', 'terms'] as const) record(of(field), 'detail', detail[field])
      for (const field of ['deposit', 'depositMax', 'dealPrice'] as const)
        record(of(field), 'detail', money(detail[field]))
      const { pack } = detail
      for (const field of ['deposit', 'depositMax'] as const)
        if (pack) record(`${pack.assetsId} ${field}`, `pack of ${detail.assetsId}`, money(pack[field]))
      record(of('enrolled'), 'detail', detail.counts.enrolled)
      recordTerms(log, detail)
      for (const member of detail.members) recordRow(log, `package ${detail.assetsId}`, member)
    }
}

const withRoom: ReadonlySet<string> = new Set(['NOTICE', 'CLOSED', 'WAIT_BID', 'BIDDING', 'PAUSED'])
const sealedModes: ReadonlySet<string> = new Set(['final', 'once-off'])

const isSecret = ({ mode, phase }: RoomSnapshot) =>
  sealedModes.has(mode) || phase.name === 'SEALED' || phase.name === 'OPENING'

export async function recordRooms(log: FactLog, data: Caller, exchange: Exchange, ids: readonly string[]) {
  const { record } = log
  const listings = ids.map((id) => exchange.tables.listings.get(id)!)
  for (const { assetsId: roomId, status } of listings.filter((one) => !one.isPackage && withRoom.has(one.status))) {
    const of = (field: string) => `${roomId} ${field}`
    const room = await data(roomSnapshotOf, { roomId })
    const head = await data(roomHeadOf, { roomId })
    const hasBegun = room.phase.name !== 'NOT_STARTED'
    record(of('has begun'), 'room', hasBegun)
    record(of('has begun'), 'listing', status === 'PAUSED' ? hasBegun : status === 'BIDDING')
    if (head.listing) recordRow(log, `room ${roomId}`, head.listing)
    record(of('bidFrom'), 'room', head.opensAt)
    record(of('deposit'), 'room', money(head.deposit))
    record(of('mode'), 'room', room.mode)
    record(of('startPrice'), 'room', money(room.rules.P0))
    record(of('priceUnitName'), 'room', room.rules.unit === '元' ? null : room.rules.unit)
    record(of('assetsName'), 'room', head.name)
    record(of('no'), 'room', head.no)
    record(of('enrolled'), 'room', room.counts.enrolled)
    if (!isSecret(room)) record(of('price'), 'room', money(room.current ?? room.rules.P0))
  }
}
