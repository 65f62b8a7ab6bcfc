import { sellerLabel } from '#src/model/parties/labels.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Room } from '../engine/room.ts'
import { datesAfterDeal } from '../../listings/lifecycle.ts'
import type { Enrolment } from '../../enrolments/record.ts'
import type { Exchange } from '../../exchange.ts'
import { priceText } from '../../seed/texts/amounts.ts'
import type { Listing } from '../../tables.ts'
import type { Group } from './record.ts'

const entered = (exchange: Exchange, listing: Listing): Enrolment[] =>
  exchange.enrolments.all().filter((enrolment) => enrolment.listing === listing && enrolment.state === 'QUALIFIED')

const wonBy = ({ state }: Group, userId: string): Room[] =>
  Object.values(state.rooms).filter((room) => room.winnerId === userId)

const refunded = `保证金将于 ${termDays.refund} 个工作日内退还`

const unsoldWords: Readonly<Record<string, string>> = {
  FAILED: `本场竞买已流拍，${refunded}`,
  EXTEND: `本场竞买已流拍，${refunded}`,
  TERMINATED: `本场竞买已终止，${refunded}`,
}

const lostText = ({ state }: Group): string => {
  const kinds = Object.values(state.rooms).map(({ result }) => result?.kind ?? '')
  const isSold = kinds.some((kind) => kind === 'DEAL' || kind === 'AGREEMENT')
  return isSold ? `未竞得，${refunded}` : (unsoldWords[kinds[0] ?? ''] ?? unsoldWords['FAILED']!)
}

const isTerminated = ({ state }: Group): boolean =>
  Object.values(state.rooms).every(({ result }) => result?.kind === 'TERMINATED')

/** The link of the last bid of each room, by which a bidder can later tell that its record is the same. */
const lastLinks = ({ state, lots, listing }: Group): [string, string][] =>
  Object.values(state.rooms).flatMap(({ config: { roomId }, bids, head }): [string, string][] =>
    bids.length === 0 ? [] : [[`末条摘要（${lots.get(roomId)?.assetsName ?? listing?.assetsName ?? roomId}）`, head]],
  )

/** The quotes of one bidder as a document of their own; `pastAt` is when it was issued, if that was before the world began. */
export function quoteSheet(exchange: Exchange, group: Group, { userId, bidNo, listing }: Enrolment, pastAt?: number) {
  const rows = Object.values(group.state.rooms).flatMap((room) =>
    room.bids
      .filter((bid) => bid.userId === userId)
      .map(({ seq, amount, time, link }) => {
        const lot = group.lots.get(room.config.roomId) ?? listing
        return `第 ${seq} 次 ${dateTimeSeconds(time)} ${lot.assetsName} ${priceText(amount, lot)} 回执摘要 ${link}`
      }),
  )
  const lines: Parameters<typeof exchange.documents.issue>[1] = [
    ['项目名称', listing.assetsName],
    ['竞买号', bidNo ?? ''],
    ...(rows.length > 0 ? rows : ['本场未报价。']),
    ...lastLinks(group),
  ]
  return exchange.documents.issue('报价记录表', lines, pastAt)
}

export function winnersLetter(
  exchange: Exchange,
  group: Group,
  { userId, bidNo, listing, no }: Enrolment,
  won: Room[],
  pastAt?: number,
) {
  const user = exchange.tables.users.get(userId)
  const { signBy } = datesAfterDeal(listing.closesAt)
  const lines: Parameters<typeof exchange.documents.issue>[1] = [
    ['报名编号', no],
    ['项目名称', listing.assetsName],
    ['项目编号', listing.no],
    [sellerLabel(listing.typeCode), listing.seller],
    ['竞得人', user?.name ?? ''],
    ['竞买号', bidNo ?? ''],
    ...won.map((room): [string, string] => {
      const lot = group.lots.get(room.config.roomId) ?? listing
      return [lot.assetsName, priceText(room.result?.price ?? '0', lot)]
    }),
    ['成交时间', dateTimeSeconds(won[0]?.result?.at ?? exchange.now())],
    ...lastLinks(group),
    `请在成交公示期满后、${exactTime(signBy)} 前签订交易合同，逾期不签的，保证金不予退还。`,
  ]
  return exchange.documents.issue('成交确认书', lines, pastAt)
}

/** Once every room of the listing is over: who won, who did not, and what becomes of their deposits (domain 5.6). */
export function concludeGroup(exchange: Exchange, group: Group): void {
  const { listing, state } = group
  if (!listing || Object.values(state.rooms).some(({ result }) => result === null)) return
  for (const enrolment of entered(exchange, listing)) {
    const { id, userId, depositId } = enrolment
    if (group.told.has(id)) continue
    group.told.add(id)
    const won = wonBy(group, userId)
    exchange.enrolments.attach(id, quoteSheet(exchange, group, enrolment))
    if (won.length > 0) {
      exchange.enrolments.attach(id, winnersLetter(exchange, group, enrolment, won))
      exchange.enrolments.conclude(id, 'WON', {
        title: '恭喜您成为最高应价人',
        text: `“${listing.assetsName}”竞价结束，您已竞得，请按期签订合同`,
        also: ['push', 'sms'],
      })
    } else
      exchange.enrolments.conclude(id, 'LOST', {
        title: '竞价结果',
        text: `“${listing.assetsName}”${lostText(group)}`,
        also: ['push', 'sms'],
      })
    if (depositId !== null) {
      const kept = won.map(({ config }) => config.roomId)
      exchange.deposits.release(depositId, kept.length > 0 ? '未竞得标的的保证金' : '未竞得', kept)
    }
    exchange.mailbox.changed(userId, 'rooms')
  }
  exchange.enrolments.lapseUnqualified(
    listing,
    isTerminated(group) ? '本场竞买已终止，报名失效' : '竞价已结束，报名失效',
  )
}
