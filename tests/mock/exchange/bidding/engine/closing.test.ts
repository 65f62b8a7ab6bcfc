import { describe, expect, test } from 'vitest'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { type Dice, diceOf, runs } from './random-auction.ts'
import { type Hall, hall, s } from './support.ts'

const people = ['A', 'B', 'C', 'D', 'E', 'F']
const common: Partial<RoomConfig> = {
  P0: '100',
  S: '5',
  M: null,
  openMs: s(60),
  W: s(30),
  D: s(30),
  gapMs: 0,
  prepMs: 0,
  waitMs: 0,
  inquiryMs: 0,
  sealedMs: s(60),
  maxRevisions: 0,
  holdMs: s(60),
  top: '1000',
  floor: '980',
  dropStep: '10',
  dropMs: s(60),
}

/** The answer to a quote that arrives at an instant, called in the order of arrival; the first quote is number 0. */
type Verdict = (at: number) => string
type Closing = {
  mode: BidMode
  /** Brings the room to the phase whose end is tested. */
  lead: (room: Hall) => void
  /** The end of that phase without any quote, ms after the opening. */
  end: number
  amount: (room: Hall, index: number) => number
  /** A fresh oracle that knows only the rule of the mode (domain 4). */
  judge: () => Verdict
}

/** Each quote in time gives the others another 30 s; a late one falls into the next phase, or into a room that is over. */
const rolling = (end: number, late = 'E_TIME'): (() => Verdict) => {
  return () => {
    let last = end
    return (at) => {
      if (at >= last) return late
      last = at + 30_000
      return 'ok'
    }
  }
}
const fixed =
  (end: number): (() => Verdict) =>
  () =>
  (at) =>
    at < end ? 'ok' : 'E_TIME'

/** Only the first in time is accepted; the answers to the others, and to those after the end. */
const first =
  (end: number, others: string, late: string): (() => Verdict) =>
  () => {
    let isTaken = false
    return (at) => {
      if (isTaken) return others
      if (at >= end) return late
      isTaken = true
      return 'ok'
    }
  }

const rising = (_: Hall, index: number) => 200 + 5 * index
/** One bidder quotes before the countdown, another in its first second. */
const two = (room: Hall) => {
  room.wake(0)
  expect(room.quote('A', 100, 1_000)).toBe('ok')
  room.wake(60_000)
  expect(room.quote('B', 105, 61_000)).toBe('ok')
}

const closings: Record<string, Closing> = {
  'ongoing, its countdown': {
    mode: 'ongoing',
    lead: two,
    end: 91_000,
    amount: rising,
    judge: rolling(91_000),
  },
  'phased, its timed round': {
    mode: 'phased',
    lead: two,
    end: 91_000,
    amount: rising,
    judge: rolling(91_000),
  },
  final: { mode: 'final', lead: (room) => room.wake(0), end: 60_000, amount: rising, judge: fixed(60_000) },
  'once-off': { mode: 'once-off', lead: (room) => room.wake(0), end: 60_000, amount: rising, judge: fixed(60_000) },
  'first-come-first-served': {
    mode: 'first-come-first-served',
    lead: (room) => room.wake(0),
    end: 60_000,
    amount: () => 100,
    judge: first(60_000, 'E_STALE', 'E_TIME'),
  },
  'two-stage, its countdown': {
    mode: 'two-stage',
    lead: two,
    end: 91_000,
    amount: rising,
    judge: rolling(91_000, 'E_STALE'),
  },
  'two-stage, its sealed quotes': {
    mode: 'two-stage',
    lead: (room) => {
      two(room)
      room.wake(91_000)
    },
    end: 151_000,
    amount: rising,
    judge: fixed(151_000),
  },
  'v-shaped, the last step of its fall': {
    mode: 'v-shaped',
    lead: (room) => room.wake(120_000),
    end: 180_000,
    amount: () => 980,
    judge: first(180_000, 'E_DUP', 'E_TIME'),
  },
  'v-shaped, its rise': {
    mode: 'v-shaped',
    lead: (room) => {
      room.wake(120_000)
      expect(room.quote('F', 980, 121_000)).toBe('ok')
    },
    end: 151_000,
    amount: (_, index) => 1_000 + 5 * index,
    judge: rolling(151_000),
  },
  'dutch-auction, the last step of its fall': {
    mode: 'dutch-auction',
    lead: (room) => room.wake(120_000),
    end: 180_000,
    amount: () => 980,
    judge: first(180_000, 'E_DUP', 'E_TIME'),
  },
  'dutch-auction, a step of its fall': {
    mode: 'dutch-auction',
    lead: (room) => room.wake(60_000),
    end: 120_000,
    amount: () => 990,
    judge: first(120_000, 'E_DUP', 'E_STALE'),
  },
}

/** A few quotes within two seconds of the end, in order; none depends on the others. */
function instantsOf(dice: Dice, end: number): number[] {
  const count = 1 + dice.below(4)
  const near = () => end + dice.of([dice.below(4_001) - 2_000, dice.below(3) - 1])
  return Array.from({ length: count }, near).sort((one, other) => one - other)
}

describe('[F09] quotes around the end', () => {
  test.each(Object.entries(closings))(
    `%s: each of ${runs} is judged by its time of receipt at the exchange`,
    (name, { mode, lead, end, amount, judge }) => {
      const dice = diceOf(`F09 ${name}`)
      const wrong: unknown[] = []
      for (let done = 0; done < runs;) {
        const room = hall(mode, common, people)
        lead(room)
        expect(room.room.phase.end).toBe(end)
        const { id: phaseId, stage } = room.room.phase
        const before = room.room.bids.length
        const verdict = judge()
        const takers: string[] = []
        for (const [index, at] of instantsOf(dice, end).entries()) {
          done += 1
          // `A` and `B` have led already; a leader may not bid again.
          const userId = people[(index + 2) % people.length]!
          const expected = verdict(at)
          const answer = room.ask(userId, String(amount(room, index)), at, { phaseId, stage })
          const outcome = answer.data.accepted ? 'ok' : answer.data.reason
          if (outcome === 'ok') takers.push(userId)
          const isRight = outcome === expected && answer.data.serverTime === at
          if (!isRight) wrong.push({ at: at - end, expected, outcome: outcome })
        }
        const taken = room.room.bids.slice(before).map((bid) => bid.userId)
        if (taken.join('') !== takers.join('')) wrong.push({ taken, takers })
      }
      expect(wrong).toEqual([])
    },
  )
})
