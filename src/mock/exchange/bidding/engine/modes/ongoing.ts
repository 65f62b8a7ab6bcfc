import { ascending, isCapReached } from './ascending.ts'
import { conclude, endsForWantOfBidders } from '../endings/settle.ts'
import type { Bid } from '../room.ts'
import { enter, enterCountdown } from '../work.ts'
import type { Mode, Work } from '../mode.ts'

const endAtCap = (work: Work, { time }: Bid) => {
  if (isCapReached(work.room)) conclude(work, time)
}

/** 动态报价: a long free period, then a countdown that every bid begins anew (domain 4.1). */
export const ongoing: Mode = {
  begin: (work, at) => enter(work, 'FREE', at, at + work.room.config.openMs),
  phases: {
    FREE: {
      open: ascending({ extends: false, after: endAtCap }),
      ends: (work, at) => {
        if (!endsForWantOfBidders(work, at)) enterCountdown(work, 'DELAY', at)
      },
    },
    DELAY: { open: ascending({ extends: true, after: endAtCap }), ends: conclude },
  },
  plan: ({ openMs }) => [
    ['FREE', openMs],
    ['DELAY', null],
  ],
  joins: ['NOT_STARTED', 'FREE'],
  fieldAt: 'later',
  knowsAgreement: true,
}
