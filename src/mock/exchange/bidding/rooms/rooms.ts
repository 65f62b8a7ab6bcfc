import type { Answer, Command } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import { createAdmitting } from './admission.ts'
import { createAsking } from './room-queries.ts'
import { createDriver } from './driver.ts'
import { createPractising } from './practice-commands.ts'
import { createShelf } from './room-registry.ts'

export type Rooms = ReturnType<typeof createRooms>

/**
 * The bidding rooms of one exchange: the engine, woken by the exchange's clock, with the house's bidders in it, and everything
 * that follows from what happens there for the lists, the deposits and the people.
 */
export function createRooms(exchange: Exchange) {
  const driver = createDriver(exchange)
  const shelf = createShelf(exchange, driver)
  const { prepare, find, forget, isKnown, groupOf } = shelf
  return {
    prepare,
    find,
    forget,
    isKnown,
    groupOf,
    ...createAdmitting(exchange, shelf, driver),
    ...createAsking(exchange, shelf, driver),
    ...createPractising(exchange, shelf, driver),
    /** The exchange itself intervenes: pauses, resumes, ends, removes a bid. */
    intervene: (roomId: string, command: Command): Answer => driver.command(find(roomId).group, roomId, command),
  }
}
