import * as bidding from '#src/api/endpoints/bidding.ts'
import { roomTabOf } from '#src/model/bidding/room-tab.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { QuoteRequest } from '#src/model/bidding/schema.ts'
import { isInsideInTime } from '../exchange/step-up.ts'
import { ledger } from '../exchange/bidding/engine/views/view.ts'
import type { Exchange } from '../worlds.ts'
import { userIdOf } from '../exchange/actor.ts'
import type { Group } from '../exchange/bidding/rooms/record.ts'
import { recordOf } from '../exchange/bidding/rooms/public-record.ts'
import { assetPicture } from '../exchange/seed/pictures.ts'
import { handle, type Ask } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { enrolledRooms, supplierRooms } from './shapes/my-room.ts'
import { listingRowOf } from './shapes/rows.ts'

/** One handler for eight calls: the room knows its mode, the path names the one that the page expects. */
const quoted = ({
  input: { practiceKey, ...request },
  exchange,
  actor,
}: Ask<QuoteRequest & { practiceKey?: string | undefined }>) =>
  exchange.take('quoteInRoom', { request, ...(practiceKey ? { key: practiceKey } : {}) }, actor)

const modeCalls = [
  bidding.ongoingQuote,
  bidding.phasedQuote,
  bidding.finalQuote,
  bidding.onceOffQuote,
  bidding.firstComeQuote,
  bidding.twoStageQuote,
  bidding.vShapedQuote,
  bidding.dutchQuote,
]

const practicePicture = assetPicture('office', 'practice')

/** The room by its own id, or the first room of an asset. */
function roomIdOf(
  exchange: Exchange,
  { roomId, assetsId }: { roomId?: string | undefined; assetsId?: string | undefined },
) {
  const id = roomId ?? assetsId ?? ''
  return exchange.tables.listings.get(id)?.memberIds[0] ?? id
}

/** What a room is called: after its lot, its procurement project, or as one for practice. */
function titleOf({ lots, procurement }: Group, roomId: string): Pick<RoomHead, 'name' | 'no' | 'imgSrc'> {
  const lot = lots.get(roomId)
  if (lot) return { name: lot.assetsName, no: lot.no, imgSrc: assetPicture(lot.picture, lot.assetsId) }
  if (procurement) return { name: procurement.title, no: procurement.no, imgSrc: '' }
  return { name: '模拟竞价标的（练习用，与任何真实项目无关）', no: '', imgSrc: practicePicture }
}

function headOf(exchange: Exchange, roomId: string): RoomHead {
  const { group, room } = exchange.rooms.find(roomId)
  const { listing, lots, practice, state, procurement } = group
  return {
    roomId,
    assetsId: room.config.assetsId,
    ...titleOf(group, roomId),
    mode: room.config.mode,
    isPractice: practice !== null,
    origin: procurement?.origin ?? null,
    listing: listing ? listingRowOf(listing, exchange.now()) : null,
    lots: [...lots.values()].map(({ assetsId, assetsName }) => ({ roomId: assetsId, name: assetsName })),
    deposit: state.requirements[roomId] ?? lots.get(roomId)?.deposit ?? null,
    opensAt: room.config.opensAt,
  }
}

const bidders: ReadonlySet<string> = new Set(['QUALIFIED', 'WON', 'LOST', 'DEFAULT'])

export const biddingHandlers = [
  ...modeCalls.map((call) => handle(call, quoted)),
  handle(bidding.roomAct, ({ input: { roomId, action, practiceKey }, exchange, actor }) =>
    exchange.take('actInRoom', { roomId, action, ...(practiceKey ? { key: practiceKey } : {}) }, actor),
  ),
  handle(bidding.roomSnapshotOf, ({ input: { roomId, practiceKey }, exchange, actor }) => {
    if (isInsideInTime(exchange, roomId, actor)) exchange.take('noteInRoom', { roomId }, actor)
    return exchange.rooms.viewFor(roomId, actor.userId, practiceKey)
  }),
  handle(bidding.roomHeadOf, ({ input, exchange }) => headOf(exchange, roomIdOf(exchange, input))),
  handle(bidding.roomBids, ({ input, exchange }) =>
    pageOfRows(ledger(exchange.rooms.find(input.roomId).room), input, 50),
  ),
  handle(
    bidding.roomAnswerOf,
    ({ input: { roomId, idemKey, practiceKey }, exchange, actor }) =>
      exchange.rooms.answerTo(roomId, idemKey, actor.userId, practiceKey) ??
      exchange.take('settleKey', { roomId, idemKey, ...(practiceKey ? { key: practiceKey } : {}) }, actor),
  ),
  handle(bidding.roomRecordOf, ({ input, exchange }) => recordOf(exchange, input.roomId)),
  handle(bidding.myRooms, ({ input, exchange, actor }) => {
    const userId = userIdOf(actor)
    const own = exchange.enrolments.ofUser(userId).filter(({ state }) => bidders.has(state))
    return [...own.flatMap((enrolment) => enrolledRooms(exchange, enrolment)), ...supplierRooms(exchange, userId)]
      .filter((room) => !input.tab || roomTabOf(room) === input.tab)
      .sort((a, b) => a.start - b.start)
  }),
  handle(bidding.practiceBegin, ({ input, exchange, actor }) => exchange.take('practise', { mode: input.mode }, actor)),
]
