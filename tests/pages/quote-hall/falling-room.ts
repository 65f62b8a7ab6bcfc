import { screen } from '@testing-library/react'
import type { ReverseRoom } from '#src/mock/exchange/bidding/rooms/reverse.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'
import { untilText } from './room.ts'

export const roomId = 'CG-2026-0012-1'
const minute = 60_000
export const outsider = { userId: null, visitor: '' }

export type Table = { world: World; numbers: Record<string, string>; quotes: (login: Login, amount: string) => void }

/** A room of two suppliers that opens in three minutes. */
export function tableFor(over: Partial<ReverseRoom> = {}): Table {
  const world = openWorld()
  const { exchange } = world
  const room: ReverseRoom = {
    roomId,
    projectId: 'CG-2026-0012',
    no: 'MJCG-2026-0012',
    title: '办公电脑采购',
    mode: 'ongoing',
    ceiling: '500000',
    step: '5000',
    opensAt: exchange.now() + 3 * minute,
    openMs: 5 * minute,
    ...over,
  }
  exchange.take('openReverseRoom', room, outsider)
  const numbers = Object.fromEntries(
    (['person', 'company'] as const).map((login) => {
      const { id } = userNamed(exchange, login)
      return [login, exchange.take('admitSupplier', { roomId, userId: id, name: login }, outsider)]
    }),
  )
  return {
    world,
    numbers,
    quotes: (login, amount) => {
      world.jump(1_000)
      const { phase } = exchange.rooms.find(roomId).room
      const request = { roomId, phaseId: phase.id, amount, idemKey: `key-${exchange.now()}` }
      exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, login)))
    },
  }
}

export async function enter({ world }: Table, as: Login): Promise<Opened> {
  const opened = await renderRoute(`/quoteHall?assetsId=${roomId}`, { as, world })
  await untilText(() => screen.queryByTestId('line'), '已连接')
  return opened
}

export const open = ({ world }: Table) => world.jumpTo(world.exchange.rooms.find(roomId).room.phase.end!)
