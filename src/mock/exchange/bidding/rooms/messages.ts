import type { RoomPhase } from '#src/model/bidding/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { leaderOf } from '../engine/ranking.ts'
import type { Room, RoomEvent } from '../engine/room.ts'
import type { Enrolment } from '../../enrolments/record.ts'
import type { Exchange } from '../../exchange.ts'
import type { NewMessage } from '../../messages/mailbox.ts'
import { priceText } from '../../seed/texts/amounts.ts'
import { isHouse } from './group.ts'
import type { Group } from './record.ts'

const minuteMs = 60_000
/** A text message would come too late in the last minutes (domain 6.22). */
const noSmsWithinMs = 10 * minuteMs

const isPerson = (exchange: Exchange, userId: string): boolean => !isHouse(userId) && exchange.tables.users.has(userId)

type Draft = Omit<NewMessage, 'kind' | 'link'>

const write = (exchange: Exchange, userId: string, roomId: string, letter: Draft) =>
  exchange.mailbox.write(userId, { kind: 'bidding', link: linkTo.quoteHall(roomId), ...letter })

const peopleIn = (exchange: Exchange, { bidders }: Room): string[] =>
  Object.keys(bidders).filter((userId) => isPerson(exchange, userId))

/** Who led before and leads no longer, and the amount that stands now. */
function overtakenIn(room: Room, before: Room | undefined) {
  const former = before && leaderOf(before)?.userId
  const now = leaderOf(room)
  return former && now && now.userId !== former ? { former, amount: now.amount } : null
}

function tellOutbid(exchange: Exchange, group: Group, roomId: string, before: Room | undefined): void {
  const room = group.state.rooms[roomId]
  const lot = group.lots.get(roomId)
  const change = room && overtakenIn(room, before)
  if (!room || !lot || !change || !isPerson(exchange, change.former)) return
  const rest = (room.phase.end ?? Infinity) - exchange.now()
  write(exchange, change.former, roomId, {
    title: '您已被超越',
    text: `“${lot.assetsName}”您已被超越，当前价 ${priceText(change.amount, lot)}`,
    also: rest > noSmsWithinMs ? ['push', 'sms'] : ['push'],
  })
}

const phaseLetters: Readonly<Record<string, (name: string, phase: RoomPhase) => Draft>> = {
  DELAY: (name) => ({ title: '已进入延时报价期', text: `“${name}”已进入延时报价期`, also: ['push'] }),
  LIMIT: (name) => ({ title: '已进入限时竞价期', text: `“${name}”已进入限时竞价期`, also: ['push'] }),
  INQUIRY: (name, { end }) => ({
    title: '请确认参与报价',
    text: `“${name}”已进入询问确认，请在 ${end ? dateTimeSeconds(end) : '时限'} 前确认，未确认的不能密封报价`,
    also: ['push'],
  }),
}

/** Whose room opens has one room fewer to wait for. */
function recount(exchange: Exchange, room: Room): void {
  for (const userId of peopleIn(exchange, room))
    for (const matter of ['rooms', 'enrolments'] as const) exchange.mailbox.changed(userId, matter)
}

function tellPhase(exchange: Exchange, room: Room, roomId: string, name: string, phase: RoomPhase): void {
  const letter = phaseLetters[phase.name]?.(name, phase)
  if (letter) for (const userId of peopleIn(exchange, room)) write(exchange, userId, roomId, letter)
}

function askHolders(exchange: Exchange, room: Room, roomId: string, name: string, until: number): void {
  for (const userId of peopleIn(exchange, room).filter((id) => room.bidders[id]?.rank !== null))
    write(exchange, userId, roomId, {
      title: '请确认是否行使优先权',
      text: `“${name}”请在 ${exactTime(until)} 前确认是否行使优先权`,
      also: ['push', 'sms'],
    })
}

/** What bidders are told of what happens in their room (domain 6.22). */
export function tellBidders(
  exchange: Exchange,
  group: Group,
  roomId: string,
  event: RoomEvent,
  before: Room | undefined,
): void {
  const room = group.state.rooms[roomId]
  const lot = group.lots.get(roomId)
  if (!room || !lot) return
  if (event.type === 'BID') tellOutbid(exchange, group, roomId, before)
  if (event.type === 'PHASE') {
    if (before?.phase.name === 'NOT_STARTED' && room.phase.name !== 'NOT_STARTED') recount(exchange, room)
    tellPhase(exchange, room, roomId, lot.assetsName, event.data.phase)
  }
  if (event.type === 'PRIORITY_OPEN') askHolders(exchange, room, roomId, lot.assetsName, event.data.until)
}

const reminders: readonly (readonly [beforeMs: number, title: string])[] = [
  [24 * 60 * minuteMs, '竞价将于 24 小时后开始'],
  [60 * minuteMs, '竞价将于 1 小时后开始'],
  [10 * minuteMs, '竞价将于 10 分钟后开始'],
]

/** Reminds a qualified bidder before the room opens. */
export function remindBidders(exchange: Exchange, { id, userId, listing }: Enrolment): void {
  for (const [beforeMs, title] of reminders) {
    const at = listing.opensAt - beforeMs
    if (at <= exchange.now()) continue
    exchange.timers.set(at, () => {
      if (exchange.enrolments.find(id)?.state !== 'QUALIFIED') return
      const roomId = listing.memberIds[0] ?? listing.assetsId
      write(exchange, userId, roomId, {
        title,
        text: `“${listing.assetsName}”将于 ${exactTime(listing.opensAt)} 开始竞价`,
        also: ['push', 'sms'],
      })
    })
  }
}
