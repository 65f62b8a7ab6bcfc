import { fallFrom, type FallingPrice, lastStage, stageEnd, stagePrice } from '#src/model/bidding/falling-price.ts'
import { amountText, units } from '../amounts.ts'
import type { RoomConfig } from '../config.ts'
import type { Open, PhaseRule, Work } from '../mode.ts'
import type { Bid, Room } from '../room.ts'
import { concludeEmpty } from '../endings/settle.ts'
import { emit, patch } from '../work.ts'

/** The fall of a room, which its notice fixes. */
export const fallOf = ({ top, floor, dropStep, dropMs }: RoomConfig): FallingPrice => ({
  top: top ?? '0',
  floor: floor ?? '0',
  step: dropStep ?? '0',
  everyMs: dropMs,
})

const priceNow = ({ config, phase }: Room): bigint =>
  units(stagePrice(fallOf(config), phase.stage ?? 0), config.decimals)

const emitPrice = (work: Work) => {
  const { phase, config } = work.room
  const price = amountText(priceNow(work.room), config.decimals)
  emit(work, 'CLOCK_PRICE', { phaseId: phase.id, stage: phase.stage ?? 0, price, until: phase.end ?? phase.start })
}

/** One step down; after the step at the floor the room ends without a deal. */
function drop(work: Work, at: number): void {
  const { phase, config, stageStarts } = work.room
  const stage = phase.stage ?? 0
  const fall = fallOf(config)
  if (stage >= lastStage(fall)) {
    concludeEmpty(work, at)
    return
  }
  patch(work, {
    phase: { ...phase, stage: stage + 1, end: stageEnd(fall, { stage, until: at }, stage + 1) },
    stageStarts: [...stageStarts, at],
  })
  emitPrice(work)
}

/** The falling price from its top; `enterDescent` is how a mode begins with it. */
export function enterDescent(enter: (work: Work, start: number, end: number) => void) {
  return (work: Work, at: number): void => {
    patch(work, { stageStarts: [at] })
    enter(work, at, stageEnd(fallOf(work.room.config), fallFrom(at), 0))
    emitPrice(work)
  }
}

/** The first acceptance of the shown price stops it; `after` is what follows (domain 4.7, 4.8). */
export function falling(after: (work: Work, bid: Bid) => void): PhaseRule {
  const open: Open = {
    checks: [
      ({ room, units: offered }) =>
        offered === priceNow(room)
          ? null
          : { code: 'E_PRICE', values: { x: amountText(priceNow(room), room.config.decimals) } },
    ],
    standing: [],
    prices: (room) => ({ current: priceNow(room), minNext: priceNow(room), maxNext: priceNow(room), leaderNo: null }),
    extends: false,
    isSealed: false,
    isRising: false,
    lead: (work, { seq, phaseId, stage, amount }) =>
      patch(work, { leader: seq, taken: { phaseId, stage }, anchor: amount }),
    after,
  }
  return { open, ends: drop }
}
