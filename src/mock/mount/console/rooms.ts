import * as z from 'zod/mini'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../../worlds.ts'
import type { Listing } from '../../exchange/tables.ts'
import { escaped } from '../http/html.ts'
import { noUser, type ToolGroup } from './tool.ts'

const order = z.object({
  roomId: z.string(),
  kind: z.enum(['pause', 'resume', 'terminate']),
  reason: z._default(z.string(), ''),
})

/** The reason if none is given. */
const plainReason = '交易所核查'

const isRunning = ({ status, isPackage }: Listing) => !isPackage && (status === 'BIDDING' || status === 'PAUSED')

function row(exchange: Exchange, { assetsId, assetsName }: Listing): string {
  const { paused, phase } = exchange.rooms.find(assetsId).room
  const state = paused ? `暂停中：${paused.reason}` : phase.end === null ? '' : `至 ${dateTimeSeconds(phase.end)}`
  const first = paused
    ? '<button name="kind" value="resume">恢复</button>'
    : '<button name="kind" value="pause">暂停</button>'
  return `<li>${escaped(assetsName)}（${escaped(state)}）<form method="post" action="/__mock/room-order">
<input type="hidden" name="roomId" value="${escaped(assetsId)}"><label>原因 <input name="reason"></label>
${first} <button name="kind" value="terminate">终止</button></form></li>`
}

/** The exchange's actions on a running room: pause, resume, terminate. */
export const roomTools: ToolGroup = {
  pages: {
    rooms: {
      title: '竞价厅暂停、恢复与终止（模拟）',
      body: (exchange) => {
        const running = [...exchange.tables.listings.values()].filter(isRunning)
        return running.length === 0
          ? '<p>没有正在进行的竞价厅。</p>'
          : `<ul>${running.map((listing) => row(exchange, listing)).join('')}</ul>`
      },
    },
  },
  orders: {
    'room-order': (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const reason = data.reason.trim() || plainReason
      const command = data.kind === 'resume' ? { kind: data.kind } : { kind: data.kind, reason }
      return exchange.take('interveneInRoom', { roomId: data.roomId, command }, noUser)
    },
  },
}
