import * as z from 'zod/mini'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../../worlds.ts'
import type { Bidder, Command } from '../../exchange/bidding/engine/room.ts'
import { isBot } from '../../exchange/bidding/rooms/bots.ts'
import type { Listing } from '../../exchange/tables.ts'
import { escaped } from '../http/html.ts'
import { noUser, type ToolGroup } from './tool.ts'

const order = z.object({
  roomId: z.string(),
  kind: z.enum(['pause', 'resume', 'terminate', 'disqualify']),
  bidNo: z.optional(z.string()),
  reason: z._default(z.string(), ''),
})

/** A room for a project that is none: to see how suppliers underbid each other. */
const reverseOrder = z.object({
  roomId: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  mode: z.enum(['ongoing', 'final']),
  title: z._default(z.string(), '竞价采购演示项目'),
  ceiling: z.string(),
  step: z.optional(z.string()),
  opensInMs: z._default(z.number(), 0),
  openMs: z.number(),
  delayMs: z.optional(z.number()),
  /** Login names of the suppliers who are admitted. */
  suppliers: z._default(z.array(z.string()), []),
  /** Floors of suppliers who quote by themselves where the world has bots. */
  floors: z._default(z.array(z.string()), []),
})

/** Opens the room and admits its suppliers; answers their numbers. */
function openReverse(exchange: Exchange, given: z.infer<typeof reverseOrder>): string[] {
  const { opensInMs, suppliers, floors, step, delayMs, ...rest } = given
  const { roomId } = rest
  const bots = floors.map((floor, place) => ({ name: `模拟供应商${place + 1}`, floor }))
  const opensAt = exchange.now() + opensInMs
  const lengths = { ...(step === undefined ? {} : { step }), ...(delayMs === undefined ? {} : { delayMs }) }
  exchange.take('openReverseRoom', { ...rest, ...lengths, projectId: roomId, no: roomId, opensAt, bots }, noUser)
  const users = [...exchange.tables.users.values()].filter(({ loginName }) => suppliers.includes(loginName))
  return users.map(({ id, loginName }) =>
    exchange.take('admitSupplier', { roomId, userId: id, name: loginName }, noUser),
  )
}

/** The reason if none is given. */
const plainReason = '交易所核查'

/** The exchange's own bidders who may still bid; the enrolment of a person is decided at its own desk. */
const ownBidders = (exchange: Exchange, roomId: string): Bidder[] =>
  Object.values(exchange.rooms.find(roomId).room.bidders).filter(({ userId, qualified }) => isBot(userId) && qualified)

/** Null for a bidder whom this desk cannot disqualify. */
function commandOf(exchange: Exchange, { roomId, kind, bidNo, reason }: z.infer<typeof order>): Command | null {
  if (kind === 'resume') return { kind }
  const given = reason.trim() || plainReason
  if (kind !== 'disqualify') return { kind, reason: given }
  const bidder = ownBidders(exchange, roomId).find((own) => own.bidNo === bidNo)
  return bidder ? { kind, userId: bidder.userId, reason: given } : null
}

const isComing = ({ status, isPackage }: Listing) => !isPackage && status === 'WAIT_BID'
const isRunning = ({ status, isPackage }: Listing) => !isPackage && (status === 'BIDDING' || status === 'PAUSED')

/** The forms of a room, with the reason that the order gives. */
const orderForm = (roomId: string, buttons: string) =>
  `<form method="post" action="/__mock/room-order">
<input type="hidden" name="roomId" value="${escaped(roomId)}"><label>原因 <input name="reason"></label>
${buttons}</form>`

function bidderForm(exchange: Exchange, { assetsId }: Listing): string {
  const numbers = ownBidders(exchange, assetsId).map(({ bidNo }) => `<option>${bidNo}</option>`)
  if (numbers.length === 0) return ''
  const choice = `<label>模拟竞买人 <select name="bidNo">${numbers.join('')}</select></label>`
  return orderForm(assetsId, `${choice} <button name="kind" value="disqualify">取消竞买资格</button>`)
}

function row(exchange: Exchange, listing: Listing): string {
  const { assetsId, assetsName } = listing
  const { paused, phase } = exchange.rooms.find(assetsId).room
  const state = paused ? `暂停中：${paused.reason}` : phase.end === null ? '' : `至 ${dateTimeSeconds(phase.end)}`
  const first = paused
    ? '<button name="kind" value="resume">恢复</button>'
    : '<button name="kind" value="pause">暂停</button>'
  return `<li>${escaped(assetsName)}（${escaped(state)}）${orderForm(assetsId, `${first} <button name="kind" value="terminate">终止</button>`)}${bidderForm(exchange, listing)}</li>`
}

const comingRow = (exchange: Exchange, listing: Listing): string =>
  `<li>${escaped(listing.assetsName)}（${dateTimeSeconds(listing.opensAt)} 开始）${bidderForm(exchange, listing)}</li>`

/** The exchange's actions on a room: pause, resume, terminate while it runs, and before as well the disqualification of its own bidders. */
export const roomTools: ToolGroup = {
  pages: {
    rooms: {
      title: '竞价厅暂停、恢复与终止，取消竞买资格（模拟）',
      body: (exchange) => {
        const all = [...exchange.tables.listings.values()]
        const running = all.filter(isRunning).map((listing) => row(exchange, listing))
        const coming = all.filter(isComing).map((listing) => comingRow(exchange, listing))
        return `${running.length === 0 ? '<p>没有正在进行的竞价厅。</p>' : `<ul>${running.join('')}</ul>`}
<h2>即将竞价</h2><ul>${coming.join('')}</ul>`
      },
    },
  },
  answers: {
    'room-bidders.json': (exchange, url) =>
      ownBidders(exchange, url.searchParams.get('roomId') ?? '').map(({ bidNo }) => bidNo),
  },
  orders: {
    'reverse-room': (exchange, body) => {
      const { success, data } = reverseOrder.safeParse(body)
      return success ? openReverse(exchange, data) : null
    },
    'room-order': (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const command = commandOf(exchange, data)
      return command && exchange.take('interveneInRoom', { roomId: data.roomId, command }, noUser)
    },
  },
}
