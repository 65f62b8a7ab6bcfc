import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { holderLabels } from '#src/model/signature/labels.ts'
import type { FormFigures } from '../../../files/paper/form/form.ts'
import type { Room } from '../../bidding/engine/room.ts'
import type { Group } from '../../bidding/rooms/record.ts'
import type { Documents, IssuedDocument } from '../../files/documents.ts'
import { type Fact, holderOf, inFull, type Letter, lotFigures, projectFacts } from '../../files/letter.ts'
import type { WonLot } from '../../deals/record.ts'
import { datesAfterDeal } from '../../listings/lifecycle.ts'
import { worthAt } from '../../listings/package.ts'
import { priceText } from '../../seed/texts/amounts.ts'
import type { Listing, User } from '../../tables.ts'
import type { Enrolment } from '../record.ts'

type Issue = Documents['issue']
type Lot = Omit<WonLot, 'assetsId'>

const lotOf = ({ lots }: Group, { config }: Room, whole: Listing): Listing => lots.get(config.roomId) ?? whole

/** The link of the last bid of each room, by which a bidder can later verify that its record is the same. */
function lastLinks(group: Group, listing: Listing): FormFigures[] {
  const rooms = Object.values(group.state.rooms).filter(({ bids }) => bids.length > 0)
  if (rooms.length === 0) return []
  const rows = rooms.map((room) => [`${lotOf(group, room, listing).assetsName}：${room.head}`])
  return [{ title: '竞价记录末条摘要', columns: [], rows, total: null }]
}

type QuoteRecord = { bidder: Pick<User, 'name' | 'authStatus'>; pastAt?: number }

/** The quotes of one bidder as a document; `pastAt` is its time of issue, if that was before the world began. */
export function issueQuoteRecord(
  issue: Issue,
  group: Group,
  { userId, bidNo, no, listing }: Enrolment,
  { bidder, pastAt }: QuoteRecord,
): IssuedDocument {
  const quotes = Object.values(group.state.rooms).flatMap((room) =>
    room.bids
      .filter((bid) => bid.userId === userId)
      .map(({ seq, amount, time, link }) => {
        const lot = lotOf(group, room, listing)
        const name = group.lots.size > 1 ? `${lot.assetsName} ` : ''
        return { name: `${name}第 ${seq} 次`, time: dateTimeSeconds(time), amount: priceText(amount, lot), link }
      }),
  )
  const tables: FormFigures[] = [
    {
      title: '本人报价',
      columns: ['报价和时间', '金额'],
      rows: quotes.map(({ name, time, amount }) => [`${name}　${time}`, amount]),
      total: null,
    },
    {
      title: '报价回执摘要',
      columns: [],
      rows: quotes.map(({ name, link }) => [`${name}：${link}`]),
      total: null,
    },
  ]
  return issue(
    '报价记录表',
    {
      listing,
      holder: holderOf(holderLabels.bidder, bidder),
      facts: [
        ['报名编号', no],
        ...projectFacts(listing),
        [holderLabels.bidder, bidder.name],
        ['竞买号', bidNo ?? ''],
        ['交易方式', modeLabels[listing.mode]],
      ],
      figures: [...(quotes.length > 0 ? tables : []), ...lastLinks(group, listing)],
      closing: quotes.length > 0 ? [] : ['本场未报价。'],
    },
    pastAt,
  )
}

/** The final bid where the room counts in a unit of its own; elsewhere the price says it. */
const lastBid = ({ unitName }: Listing, lots: readonly Lot[]): Fact[] =>
  unitName === null || lots.length !== 1 ? [] : [['最终报价', lots[0]!.priceText]]

type Won = { winner: User | undefined; lots: readonly Lot[]; at: number; signBy: number }

/** What the winner and the seller are to confirm: who, what, for how much, and what follows by when. */
function confirmationOf({ bidNo, listing, no }: Enrolment, { winner, lots, at, signBy }: Won): Letter {
  const { typeCode, seller, deposit } = listing
  const role = takerLabel(typeCode)
  return {
    listing,
    holder: holderOf(role, winner ?? { name: '', authStatus: 0 }),
    opening: '下列项目经本所平台公开竞价产生竞得人，成交结果确认如下。',
    facts: [
      ['报名编号', no],
      ...projectFacts(listing),
      [sellerLabel(typeCode), seller],
      [`${role}（竞得人）`, winner?.name ?? ''],
      ['竞买号', bidNo ?? ''],
      ['交易方式', modeLabels[listing.mode]],
      ['成交时间', dateTimeSeconds(at)],
      ...lastBid(listing, lots),
      [priceName('deal', typeCode), inFull(sumOf(lots.map(({ yuan }) => yuan)))],
      ['保证金', inFull(deposit)],
      ['合同签订期限', `成交公示期满后、${exactTime(signBy)} 前`],
      ['付款期限', `合同生效后 ${termDays.payment} 个工作日内`],
    ],
    figures: lotFigures(typeCode, lots),
    closing: ['请在上述期限内签订交易合同，逾期不签的，保证金不予退还。'],
  }
}

type Win = { winner: User | undefined; won: readonly Room[]; now: number; pastAt?: number }

/** The confirmation for the winner of these rooms. */
export function issueDealConfirmation(
  issue: Issue,
  group: Group,
  enrolment: Enrolment,
  { winner, won, now, pastAt }: Win,
): IssuedDocument {
  const { listing } = enrolment
  const lots = won.map((room) => {
    const lot = lotOf(group, room, listing)
    const price = room.result?.price ?? '0'
    return { name: lot.assetsName, priceText: priceText(price, lot), yuan: worthAt(lot, price) }
  })
  const at = won[0]?.result?.at ?? now
  const letter = confirmationOf(enrolment, { winner, lots, at, signBy: datesAfterDeal(listing.closesAt).signBy })
  const figures = [...(letter.figures ?? []), ...lastLinks(group, listing)]
  return issue('成交确认书', { ...letter, figures }, pastAt)
}

type Succession = { winner: User | undefined; lot: WonLot; now: number }

/** The confirmation for the bidder who takes the place of a winner in default. */
export function issueSecondConfirmation(
  issue: Issue,
  enrolment: Enrolment,
  { winner, lot, now }: Succession,
): IssuedDocument {
  const letter = confirmationOf(enrolment, { winner, lots: [lot], at: now, signBy: datesAfterDeal(now).signBy })
  const opening = '原竞得人违约，成交终止，由次高报价人按其本人最后一次有效报价递补，成交结果确认如下。'
  return issue('成交确认书', { ...letter, opening })
}
