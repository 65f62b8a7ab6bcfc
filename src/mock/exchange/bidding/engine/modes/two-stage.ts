import { units } from '../amounts.ts'
import { ascending } from './ascending.ts'
import { leaderOf, qualifiedOf, rankingOf, standing } from '../ranking.ts'
import type { Room } from '../room.ts'
import { sealed, unconfirmed } from './sealed.ts'
import { conclude } from '../endings/settle.ts'
import { enter, enterCountdown, patch } from '../work.ts'
import type { Check, Mode, Open, Work } from '../mode.ts'

/** Who may take part in the second stage. */
function eligibleOf(room: Room): string[] {
  const { topK } = room.config
  const known = new Set(qualifiedOf(room).map(({ userId }) => userId))
  if (topK === null) return [...known]
  return rankingOf(room)
    .filter(({ userId }) => known.has(userId))
    .slice(0, topK)
    .map(({ userId }) => userId)
}

function openSecondStage(work: Work, at: number, entrants: string[]): void {
  patch(work, { entrants, anchor: leaderOf(work.room)?.amount ?? null })
  enter(work, 'WAIT', at, at + work.room.config.waitMs)
}

/** With a ceiling the second stage comes by a bid above it alone; by time it follows when at least two have quoted. */
function firstStageEnds(work: Work, at: number): void {
  const entrants = eligibleOf(work.room)
  const quoters = new Set(standing(work.room).map(({ userId }) => userId))
  const { config, reopened } = work.room
  const follows = config.trigger === 'TIME' && !reopened && entrants.length >= 2 && quoters.size >= 2
  if (follows) openSecondStage(work, at, entrants)
  else conclude(work, at)
}

/** A bid above the ceiling does not stand and ends the first stage (domain 4.6.1). */
const overCeiling: NonNullable<Open['divert']> = (work, { room, units: offered, at }) => {
  const { trigger, ceiling, decimals } = room.config
  if (trigger !== 'CEILING' || ceiling === null || offered <= units(ceiling, decimals)) return null
  const entrants = eligibleOf(room)
  if (entrants.length < 2) return { code: 'E_CAP' }
  openSecondStage(work, at, entrants)
  return { code: 'E_CAP', wording: 'overCeiling' }
}

/** Above the best price of the first stage by at least a step, up to the published highest. */
const inRange: Check = ({ room: { config, anchor }, units: offered }) => {
  const { S, P0, high, decimals } = config
  const least = anchor === null ? units(P0, decimals) : units(anchor, decimals) + units(S ?? '0', decimals)
  const isTooHigh = high !== null && offered > units(high, decimals)
  return isTooHigh || offered < least ? { code: 'E_RANGE' } : null
}

const openWindow = (work: Work, at: number) => enter(work, 'SEALED', at, at + work.room.config.sealedMs)

/** 两阶段: open bidding, then one sealed quote each (domain 4.6). */
export const twoStage: Mode = {
  begin: (work, at) => enter(work, 'FREE', at, at + work.room.config.openMs),
  phases: {
    FREE: {
      open: ascending({ extends: false, divert: overCeiling }),
      ends: (work, at) => enterCountdown(work, 'DELAY', at),
    },
    DELAY: { open: ascending({ extends: true, divert: overCeiling }), ends: firstStageEnds },
    WAIT: {
      ends: (work, at) => {
        const { inquiryMs } = work.room.config
        if (inquiryMs > 0) enter(work, 'INQUIRY', at, at + inquiryMs)
        else openWindow(work, at)
      },
    },
    INQUIRY: { ends: openWindow },
    SEALED: {
      open: sealed({
        inRange,
        isGranular: false,
        barred: (room, bidder) =>
          room.entrants?.includes(bidder.userId) === false ? 'E_QUAL' : (unconfirmed(room, bidder) ?? null),
      }),
      ends: (work, at) => enter(work, 'OPENING', at, at + work.room.config.openingMs),
    },
  },
  plan: ({ openMs, waitMs, inquiryMs, sealedMs, openingMs }) => [
    ['FREE', openMs],
    ['DELAY', null],
    ['WAIT', waitMs],
    ['INQUIRY', inquiryMs],
    ['SEALED', sealedMs],
    ['OPENING', openingMs],
  ],
  joins: ['NOT_STARTED'],
  fieldAt: 'begin',
  knowsAgreement: false,
}
