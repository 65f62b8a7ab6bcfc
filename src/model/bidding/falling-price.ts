import { compareMoney } from '../money/money.ts'
import { stepped } from '../money/quoted.ts'
import { stepsFor } from '../money/sums.ts'

/** A falling price as its notice fixes it: from `top` down by `step` every so many ms, to the floor (domain 4.7.1). */
export type FallingPrice = { top: string; step: string; floor: string; everyMs: number }

/**
 * A stage and the instant at which it ends. The ends of the others follow from any one of them, so a running room passes that of
 * its own stage, which pauses have moved.
 */
type StageEnd = { stage: number; until: number }

/** The price of a stage. A floor that is not published is null, and then the last stage may cost more. */
export function stagePrice(
  { top, step, floor }: Pick<FallingPrice, 'top' | 'step'> & { floor?: string | null | undefined },
  stage: number,
): string {
  const price = stepped(top, -stage, step, {})
  return typeof floor === 'string' && compareMoney(price, floor) === -1 ? floor : price
}

/** The stage in which the price is the floor: the last one. */
export const lastStage = ({ top, step, floor }: Omit<FallingPrice, 'everyMs'>): number => stepsFor(top, floor, step)

/** A fall that begins at that instant. */
export const fallFrom = (at: number): StageEnd => ({ stage: -1, until: at })

/** When a stage ends and the next one begins. */
export const stageEnd = ({ everyMs }: Pick<FallingPrice, 'everyMs'>, known: StageEnd, stage: number): number =>
  known.until + (stage - known.stage) * everyMs

/** When a stage begins: that of the last one is the instant at which the price reaches the floor. */
export const stageStart = (fall: Pick<FallingPrice, 'everyMs'>, known: StageEnd, stage: number): number =>
  stageEnd(fall, known, stage - 1)

/** When a fall ends without an acceptance: the floor is on offer for one full stage (domain 4.8.4). */
export const fallEnd = (fall: FallingPrice, known: StageEnd): number => stageEnd(fall, known, lastStage(fall))

/** The interval that makes a fall through so many stages below its top last that long, ms. */
export const everyMsOf = (spanMs: number, last: number): number => spanMs / (last + 1)

/** The stage that runs so long after the beginning of the fall, pauses not counted. */
export const stageAfter = (elapsedMs: number, { everyMs }: Pick<FallingPrice, 'everyMs'>): number =>
  Math.floor(elapsedMs / everyMs)
