import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Room } from '../../bidding/engine/room.ts'
import type { Group } from '../../bidding/rooms/record.ts'
import type { DocumentLine, Documents, IssuedDocument } from '../../files/documents.ts'
import type { WonLot } from '../../deals/record.ts'
import { datesAfterDeal } from '../../listings/lifecycle.ts'
import { priceText } from '../../seed/texts/amounts.ts'
import type { User } from '../../tables.ts'
import type { Enrolment } from '../record.ts'

type Issue = Documents['issue']

/** The link of the last bid of each room, by which a bidder can later verify that its record is the same. */
const lastLinks = ({ state, lots, listing }: Group): [string, string][] =>
  Object.values(state.rooms).flatMap(({ config: { roomId }, bids, head }): [string, string][] =>
    bids.length === 0 ? [] : [[`末条摘要（${lots.get(roomId)?.assetsName ?? listing?.assetsName ?? roomId}）`, head]],
  )

/** The quotes of one bidder as a document; `pastAt` is its time of issue, if that was before the world began. */
export function issueQuoteRecord(
  issue: Issue,
  group: Group,
  { userId, bidNo, listing }: Enrolment,
  pastAt?: number,
): IssuedDocument {
  const rows = Object.values(group.state.rooms).flatMap((room) =>
    room.bids
      .filter((bid) => bid.userId === userId)
      .map(({ seq, amount, time, link }) => {
        const lot = group.lots.get(room.config.roomId) ?? listing
        return `第 ${seq} 次 ${dateTimeSeconds(time)} ${lot.assetsName} ${priceText(amount, lot)} 回执摘要 ${link}`
      }),
  )
  const lines: DocumentLine[] = [
    ['项目名称', listing.assetsName],
    ['竞买号', bidNo ?? ''],
    ...(rows.length > 0 ? rows : ['本场未报价。']),
    ...lastLinks(group),
  ]
  return issue('报价记录表', lines, pastAt)
}

const headOf = ({ bidNo, listing, no }: Enrolment, winner: User | undefined): DocumentLine[] => [
  ['报名编号', no],
  ['项目名称', listing.assetsName],
  ['项目编号', listing.no],
  [sellerLabel(listing.typeCode), listing.seller],
  ['竞得人', winner?.name ?? ''],
  ['竞买号', bidNo ?? ''],
]

/** What the winner must do, and by when. */
const signBefore = (signBy: number): string =>
  `请在成交公示期满后、${exactTime(signBy)} 前签订交易合同，逾期不签的，保证金不予退还。`

type Win = { winner: User | undefined; won: readonly Room[]; now: number; pastAt?: number }

/** The confirmation for the winner of these rooms. */
export function issueDealConfirmation(
  issue: Issue,
  group: Group,
  enrolment: Enrolment,
  { winner, won, now, pastAt }: Win,
): IssuedDocument {
  const { listing } = enrolment
  const lines: DocumentLine[] = [
    ...headOf(enrolment, winner),
    ...won.map((room): [string, string] => {
      const lot = group.lots.get(room.config.roomId) ?? listing
      return [lot.assetsName, priceText(room.result?.price ?? '0', lot)]
    }),
    ['成交时间', dateTimeSeconds(won[0]?.result?.at ?? now)],
    ...lastLinks(group),
    signBefore(datesAfterDeal(listing.closesAt).signBy),
  ]
  return issue('成交确认书', lines, pastAt)
}

type Succession = { winner: User | undefined; lot: WonLot; now: number }

/** The confirmation for the bidder who takes the place of a winner in default. */
export function issueSecondConfirmation(
  issue: Issue,
  enrolment: Enrolment,
  { winner, lot, now }: Succession,
): IssuedDocument {
  return issue('成交确认书', [
    ...headOf(enrolment, winner),
    [lot.name, lot.priceText],
    ['成交时间', dateTimeSeconds(now)],
    '原竞得人违约，成交终止，由次高报价人按其本人最后一次有效报价递补。',
    signBefore(datesAfterDeal(now).signBy),
  ])
}
