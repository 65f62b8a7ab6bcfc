import type { BidMode } from '#src/model/listing/detail.ts'
import { amountText } from '#src/mock/exchange/bidding/engine/amounts.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { act, advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import {
  type Answer,
  type Bidder,
  type Command,
  createRoom,
  type Room,
} from '#src/mock/exchange/bidding/engine/room.ts'
import { pricesOf } from '#src/mock/exchange/bidding/engine/work.ts'
import { modes } from '#src/mock/exchange/bidding/engine/modes/all.ts'
import { randomStream } from '#src/mock/exchange/random.ts'
import { bidder, s, whoIs } from './support.ts'

/** Runs of each kind: more in the nightly test, fewer in mutation tests, where every mutant repeats them. */
export const runs = Number(process.env['ENGINE_RUNS'] ?? 1000)

export type Dice = {
  next: () => number
  /** A whole number from 0 to n − 1. */
  below: (n: number) => number
  of: <T>(values: readonly T[]) => T
}

export function diceOf(seed: string): Dice {
  const next = randomStream(seed)
  const below = (n: number) => Math.floor(next() * n)
  return { next, below, of: (values) => values[below(values.length)]! }
}

const people = ['A', 'B', 'C', 'D', 'E']

/** Any room of a mode: short periods, to reach every phase, and every option now and then. */
export function anyConfig(mode: BidMode, dice: Dice): RoomConfig {
  const { below, of } = dice
  const sealedModes: readonly BidMode[] = ['final', 'once-off']
  const D = s(5 + below(20))
  return configOf({
    roomId: 'R1',
    assetsId: 'L1',
    mode,
    opensAt: 0,
    decimals: of([0, 2]),
    P0: '7310000',
    S: sealedModes.includes(mode) ? of([null, '1']) : of(['10', '500']),
    M: of([null, 3, 20]),
    selfOutbid: of([false, false, true]),
    stepRule: of(['MULTIPLE', 'AT_LEAST']),
    R: of([null, null, '7310700']),
    cap: of([null, null, null, '7311111']),
    openMs: s(5 + below(60)),
    W: D,
    D,
    maxExtensions: of([null, null, 2]),
    hardStop: of([null, null, s(90)]),
    resume: of(['KEEP', 'KEEP', 'LAND']),
    landPrepMs: s(7),
    extendCyclesLeft: below(2),
    singlePolicy: of(['AGREEMENT', 'ONE_QUOTE', 'FAIL']),
    enrolIsBaseBid: of([false, true]),
    priority: of(['NONE', 'IN_ROOM', 'POST_CONFIRM']),
    confirmMs: s(9),
    priorityCount: of([1, 1, 2]),
    gapMs: of([0, 0, 1000]),
    S2: of([null, '30']),
    prepMs: s(below(8)),
    entryRule: of(['ALL', 'FREE_BIDDERS', 'CONFIRMED']),
    openingMs: s(below(4)),
    maxRevisions: mode === 'once-off' || mode === 'two-stage' ? 0 : of([null, 1, 2]),
    allowWithdraw: of([false, true]),
    high: of([null, '7399999']),
    rejectDuplicate: of([false, true]),
    decision: of(['HIGHEST', 'NEAREST_AVG']),
    trigger: of(['TIME', 'CEILING']),
    ceiling: of(['7310040', '7311000']),
    waitMs: s(below(6)),
    inquiryMs: s(of([0, 6])),
    sealedMs: s(5 + below(20)),
    topK: of([null, null, 2]),
    top: '7310000',
    floor: '7309000',
    dropStep: of(['100', '330']),
    dropMs: s(3 + below(9)),
    floorShown: of([false, true]),
    holdMs: s(4 + below(10)),
  })
}

const anyBidder = (userId: string, dice: Dice): Bidder =>
  bidder(userId, {
    qualified: dice.below(8) > 0,
    deposit: dice.below(8) > 0,
    rank: dice.of([null, null, 1, 2]),
    capital: dice.of([null, '10', '25.5']),
  })

/** Mostly a valid amount, sometimes any other; sealed amounts are distinctive, so that a search finds them. */
function anyAmount(room: Room, dice: Dice): string {
  const { decimals } = room.config
  const { minNext, current } = pricesOf({ room, mode: modes[room.config.mode] })
  if (dice.below(12) === 0) return dice.of(['', '0', '-5', 'x', '7310001', '12345678901234'])
  if (room.phase.name === 'SEALED' || minNext === null) return String(7_320_000 + dice.below(70_000))
  const unit = 10n ** BigInt(decimals)
  const steps = room.config.mode === 'dutch-auction' || room.phase.name === 'OPEN' ? 0n : BigInt(dice.below(4))
  const least = dice.below(9) === 0 && current !== null ? current : minNext
  return amountText(least + steps * 10n * unit, decimals)
}

function anyQuote(room: Room, key: number, dice: Dice): Command {
  const { phase } = room
  return {
    kind: 'quote',
    who: whoIs(dice.of([...people, 'Z']), { isBlacklisted: dice.below(40) === 0 }),
    salt: `salt-${key}-${dice.below(1e9)}`,
    request: {
      roomId: 'R1',
      phaseId: dice.below(15) === 0 ? phase.id - 1 : phase.id,
      stage: dice.below(15) === 0 ? 0 : phase.stage,
      amount: anyAmount(room, dice),
      idemKey: `key-${String(key).padStart(6, '0')}`,
      priority: dice.below(6) === 0,
      basis: dice.below(15) === 0 ? room.bids.length : null,
    },
  }
}

function anyOther(room: Room, dice: Dice): Command {
  const userId = dice.of(people)
  const reason = 'test'
  const commands: readonly Command[] = [
    { kind: 'confirm', userId },
    { kind: 'confirm', userId: dice.of(people) },
    { kind: 'exercise', userId, yes: dice.below(3) > 0 },
    { kind: 'withdraw', userId },
    { kind: 'queue', who: whoIs(userId) },
    { kind: 'leave-queue', userId },
    { kind: 'take', userId },
    { kind: 'release', userId },
    { kind: 'admit', bidder: anyBidder(userId, dice) },
    { kind: 'pause', reason },
    { kind: 'resume' },
    { kind: 'resume' },
    { kind: 'remove-bid', seq: 1 + dice.below(room.bids.length + 1), reason },
    { kind: 'disqualify', userId, reason },
    { kind: 'terminate', reason },
  ]
  const index = dice.below(commands.length)
  // A termination ends the auction, so it is rare.
  return index === commands.length - 1 && dice.below(4) > 0 ? { kind: 'resume' } : commands[index]!
}

export type Moment = { before: Room; after: Room; command: Command; answer: Answer; events: unknown[]; at: number }

/** Plays one random auction and calls `look` at every moment. A longer one of the same seed starts with the shorter one. */
export function playAuction(mode: BidMode, seed: number, length: number, look: (moment: Moment) => void) {
  const dice = diceOf(`${mode}:${seed}`)
  const beginning = createRoom(
    anyConfig(mode, dice),
    people.slice(0, dice.of([1, 2, 4, 5, 5])).map((userId) => anyBidder(userId, dice)),
    -1,
  )
  const log: { at: number; command: Command }[] = []
  let room = beginning
  let at = dice.below(2)
  for (let index = 0; index < length; index += 1) {
    at += dice.of([0, 1, 300, 700, 1000, 1000, 2500, 5000])
    const due = advance(room, at)
    const command = dice.below(4) > 0 ? anyQuote(due.room, index, dice) : anyOther(due.room, dice)
    const acted = act(room, command, at)
    log.push({ at, command })
    look({ before: due.room, after: acted.room, command, answer: acted.answer, events: acted.events, at })
    room = acted.room
  }
  const until = at + s(100_000)
  return { beginning, log, until, room: advance(room, until).room, last: room }
}
