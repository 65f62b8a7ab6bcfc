import { bidModes, type BidMode } from '#src/model/listing/detail.ts'
import type { Exchange } from '../../exchange.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { Driver } from './driver.ts'
import { entryRuleOfTry, guestId, practiceGroup, practiceMs } from './practice.ts'
import type { Shelf } from './room-registry.ts'

/** Rooms for trying a mode; each is gone after a while. */
export function createPractising(exchange: Exchange, { enter, forget }: Shelf, { schedule }: Driver) {
  let tries = 0

  const practise = (mode: string) => {
    const known = bidModes.find((candidate): candidate is BidMode => candidate === mode)
    if (!known) throw new Refusal(400, '没有这种报价方式')
    const key = token(exchange.random, 32)
    const roomId = `practice-${token(exchange.random, 16)}`
    const entryRule = known === 'phased' ? entryRuleOfTry((tries += 1)) : 'ALL'
    const group = practiceGroup(roomId, known, { key, guest: guestId(key), now: exchange.now(), entryRule })
    enter(roomId, group)
    schedule(group)
    exchange.timers.set(exchange.now() + practiceMs, () => forget(roomId))
    return { roomId, practiceKey: key, until: exchange.now() + practiceMs }
  }

  return { practise }
}
