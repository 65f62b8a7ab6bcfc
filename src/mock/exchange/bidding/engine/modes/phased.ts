import type { EntryRule } from '#src/model/bidding/modes.ts'
import { ascending, isCapReached } from './ascending.ts'
import { leaderOf, qualifiedOf, standing } from '../ranking.ts'
import type { Bid, Room } from '../room.ts'
import { conclude } from '../endings/settle.ts'
import { enter, patch } from '../work.ts'
import type { Mode, Work } from '../mode.ts'

const hourMs = 3_600_000

const endAtCap = (work: Work, { time }: Bid) => {
  if (isCapReached(work.room)) conclude(work, time)
}

const quotersOf = (room: Room, since = -Infinity): Set<string> =>
  new Set(standing(room).flatMap(({ userId, time }) => (time >= since ? [userId] : [])))

/** Who may go on into the timed round (domain 4.2.2); a leader has confirmed by leading. */
function entrantsOf(room: Room): string[] {
  const quoters = quotersOf(room)
  const leader = leaderOf(room)?.userId
  const goesOn: Record<EntryRule, (userId: string) => boolean> = {
    ALL: () => true,
    FREE_BIDDERS: (userId) => quoters.has(userId),
    CONFIRMED: (userId) => userId === leader || room.confirmed.includes(userId),
  }
  return qualifiedOf(room).flatMap(({ userId }) => (goesOn[room.config.entryRule](userId) ? [userId] : []))
}

function freeEnds(work: Work, at: number): void {
  const { lastHourRule, stopBeforeMs, prepMs } = work.room.config
  const entrants = entrantsOf(work.room)
  patch(work, { entrants })
  const isLively = !lastHourRule || quotersOf(work.room, at - hourMs).size >= 2
  if (entrants.length < 2 || !isLively) conclude(work, at)
  else enter(work, 'PREP2', at, at + stopBeforeMs + prepMs)
}

/** 自由期 + 限时期: a free period, a preparation, then a countdown with a step of its own (domain 4.2). */
export const phased: Mode = {
  begin: (work, at) => {
    const { openMs, stopBeforeMs } = work.room.config
    enter(work, 'FREE', at, at + openMs - stopBeforeMs)
  },
  phases: {
    FREE: { open: ascending({ extends: false, after: endAtCap }), ends: freeEnds },
    LIMIT: {
      open: ascending({
        extends: true,
        after: endAtCap,
        stepOf: ({ config }) => config.S2 ?? config.S,
        barred: ({ entrants, config }, { userId }) => {
          if (!entrants || entrants.includes(userId)) return null
          return config.entryRule === 'CONFIRMED' ? 'notConfirmed' : 'notEntrant'
        },
      }),
      ends: conclude,
    },
  },
  plan: ({ openMs, stopBeforeMs, prepMs }) => [
    ['FREE', openMs - stopBeforeMs],
    ['PREP2', stopBeforeMs + prepMs],
    ['LIMIT', null],
  ],
  joins: ['NOT_STARTED'],
  fieldAt: 'begin',
  knowsAgreement: true,
}
