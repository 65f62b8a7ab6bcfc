import { enterDescent, falling } from './falling.ts'
import { conclude } from '../endings/settle.ts'
import { enter } from '../work.ts'
import type { Mode } from '../mode.ts'

/** 荷兰式: the price falls, and the first to accept it has the deal (domain 4.8). */
export const dutchAuction: Mode = {
  begin: enterDescent((work, start, end) => enter(work, 'DESCEND', start, end, 0)),
  phases: { DESCEND: falling((work, { time }) => conclude(work, time)) },
  plan: () => [['DESCEND', null]],
  joins: ['NOT_STARTED', 'DESCEND'],
  fieldAt: 'later',
  knowsAgreement: false,
}
