import { amountText, larger, units } from '../amounts.ts'
import type { RoomConfig } from '../config.ts'
import type { Open, PhaseRule, Work } from '../mode.ts'
import type { Bid, Room } from '../room.ts'
import { concludeEmpty } from '../endings/settle.ts'
import { emit, patch } from '../work.ts'

/** The price of one step; the last one is the floor (domain 4.7.1). */
export function stagePrice({ top, floor, dropStep, decimals }: RoomConfig, stage: number): bigint {
  const least = units(floor ?? '0', decimals)
  return larger(least, units(top ?? '0', decimals) - BigInt(stage) * units(dropStep ?? '0', decimals))
}

/** The step on which the floor is reached. */
export function lastStage({ top, floor, dropStep, decimals }: RoomConfig): number {
  const way = units(top ?? '0', decimals) - units(floor ?? '0', decimals)
  const step = units(dropStep ?? '0', decimals)
  return step === 0n ? 0 : Number((way + step - 1n) / step)
}

const priceNow = ({ config, phase }: Room): bigint => stagePrice(config, phase.stage ?? 0)

const emitPrice = (work: Work) => {
  const { phase, config } = work.room
  const price = amountText(priceNow(work.room), config.decimals)
  emit(work, 'CLOCK_PRICE', { phaseId: phase.id, stage: phase.stage ?? 0, price, until: phase.end ?? phase.start })
}

/** One step down; after the step at the floor the room ends without a deal. */
function drop(work: Work, at: number): void {
  const { phase, config, stageStarts } = work.room
  const stage = phase.stage ?? 0
  if (stage >= lastStage(config)) {
    concludeEmpty(work, at)
    return
  }
  patch(work, {
    phase: { ...phase, stage: stage + 1, end: at + config.dropMs },
    stageStarts: [...stageStarts, at],
  })
  emitPrice(work)
}

/** The falling price from its top; `enterDescent` is how a mode begins with it. */
export function enterDescent(enter: (work: Work, start: number, end: number) => void) {
  return (work: Work, at: number): void => {
    patch(work, { stageStarts: [at] })
    enter(work, at, at + work.room.config.dropMs)
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
