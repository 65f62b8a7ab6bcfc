import { priceName } from '#src/model/asset-kind/labels.ts'
import type { RoomPhase } from '#src/model/bidding/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Core } from '../../core.ts'
import type { Mailbox, NewMessage } from '../../messages/mailbox.ts'
import { priceText, yuanText } from '../../seed/texts/amounts.ts'
import type { Listing } from '../../tables.ts'
import { leaderOf } from '../engine/ranking.ts'
import type { Room, RoomEvent } from '../engine/room.ts'
import { isBot } from './bots.ts'
import type { Group, RoomProcurement } from './record.ts'

/** A text message would come too late in the last minutes (domain 6.22). */
const noSmsWithinMs = 10 * 60_000

type Draft = Omit<NewMessage, 'kind' | 'link'>

const phaseMessages: Readonly<Record<string, (name: string, phase: RoomPhase) => Draft>> = {
  DELAY: (name) => ({ title: '已进入延时报价期', text: `“${name}”已进入延时报价期`, also: ['push'] }),
  LIMIT: (name) => ({ title: '已进入限时竞价期', text: `“${name}”已进入限时竞价期`, also: ['push'] }),
  INQUIRY: (name, { end }) => ({
    title: '请确认参与报价',
    text: `“${name}”已进入询问确认，请在 ${end ? dateTimeSeconds(end) : '时限'} 前确认，未确认的不能密封报价`,
    also: ['push'],
  }),
}

/** The former leader and the amount that leads now, when a bid has changed the leader. */
function overtakenIn(room: Room, before: Room | undefined) {
  const former = before && leaderOf(before)?.userId
  const now = leaderOf(room)
  return former && now && now.userId !== former ? { former, amount: now.amount } : null
}

/** What a room is held for, and what its former leader is told. */
type Matter = { name: string; overtaken: (amount: string) => Pick<Draft, 'title' | 'text'> }

const matterOfLot = (lot: Listing): Matter => ({
  name: lot.assetsName,
  overtaken: (amount) => ({
    title: '您已被超越',
    text: `“${lot.assetsName}”您已被超越，${priceName('current', lot.typeCode)} ${priceText(amount, lot)}`,
  }),
})

const matterOfProject = ({ title }: RoomProcurement): Matter => ({
  name: title,
  overtaken: (amount) => ({
    title: '已有更低报价',
    text: `“${title}”已有更低报价，当前最低价 ${yuanText(amount)}`,
  }),
})

/** Null for a practice room. */
function matterOf({ lots, procurement }: Group, roomId: string): Matter | null {
  const lot = lots.get(roomId)
  if (lot) return matterOfLot(lot)
  return procurement && matterOfProject(procurement)
}

type Happened = { roomId: string; event: RoomEvent; before: Room | undefined }

/** Messages to bidders about what happens in their room (domain 6.22). */
export function createBidderMessages(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>) {
  const isPerson = (userId: string): boolean => !isBot(userId) && core.tables.users.has(userId)
  const peopleIn = ({ bidders }: Room): string[] => Object.keys(bidders).filter(isPerson)

  const write = (userId: string, roomId: string, message: Draft) =>
    mailbox.write(userId, { kind: 'bidding', link: linkToOwn.quoteHall(roomId), ...message })

  const onBid = (room: Room, matter: Matter, { roomId, before }: Happened) => {
    const change = overtakenIn(room, before)
    if (!change || !isPerson(change.former)) return
    const rest = (room.phase.end ?? Infinity) - core.now()
    write(change.former, roomId, {
      ...matter.overtaken(change.amount),
      also: rest > noSmsWithinMs ? ['push', 'sms'] : ['push'],
    })
  }

  const onPhase = (room: Room, { name }: Matter, { roomId, before }: Happened, phase: RoomPhase) => {
    // The count of rooms that a bidder waits for has changed.
    if (before?.phase.name === 'NOT_STARTED' && room.phase.name !== 'NOT_STARTED')
      for (const userId of peopleIn(room))
        for (const matter of ['rooms', 'enrolments'] as const) mailbox.changed(userId, matter)
    const message = phaseMessages[phase.name]?.(name, phase)
    if (message) for (const userId of peopleIn(room)) write(userId, roomId, message)
  }

  const askHolders = (room: Room, { name }: Matter, roomId: string, until: number) => {
    for (const userId of peopleIn(room).filter((id) => room.bidders[id]?.rank !== null))
      write(userId, roomId, {
        title: '请确认是否行使优先权',
        text: `“${name}”请在 ${exactTime(until)} 前确认是否行使优先权`,
        also: ['push', 'sms'],
      })
  }

  return (group: Group, happened: Happened): void => {
    const { roomId, event } = happened
    const room = group.state.rooms[roomId]
    const matter = matterOf(group, roomId)
    if (!room || !matter) return
    if (event.type === 'BID') onBid(room, matter, happened)
    if (event.type === 'PHASE') onPhase(room, matter, happened, event.data.phase)
    // The end of an asset's room reaches its bidders with their enrolments.
    if (event.type === 'RESULT' && group.procurement)
      for (const userId of peopleIn(room)) mailbox.changed(userId, 'rooms')
    if (event.type === 'PRIORITY_OPEN') askHolders(room, matter, roomId, event.data.until)
  }
}
