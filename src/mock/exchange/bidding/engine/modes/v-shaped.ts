import { ascending, isCapReached } from './ascending.ts'
import { enterDescent, falling } from './falling.ts'
import { conclude } from '../endings/settle.ts'
import { enter, enterCountdown } from '../work.ts'
import type { Mode } from '../mode.ts'

/** V型: the price falls until a bidder accepts it, and rises from there (domain 4.7). */
export const vShaped: Mode = {
  begin: enterDescent((work, start, end) => enter(work, 'DESCEND', start, end, 0)),
  phases: {
    DESCEND: falling((work, { time }) => enterCountdown(work, 'ASCEND', time)),
    ASCEND: {
      open: ascending({
        extends: true,
        after: (work, { time }) => {
          if (isCapReached(work.room)) conclude(work, time)
        },
      }),
      ends: conclude,
    },
  },
  plan: () => [
    ['DESCEND', null],
    ['ASCEND', null],
  ],
  joins: ['NOT_STARTED', 'DESCEND'],
  fieldAt: 'later',
  knowsAgreement: false,
}
