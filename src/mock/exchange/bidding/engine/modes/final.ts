import { units } from '../amounts.ts'
import { sealed } from './sealed.ts'
import { enter } from '../work.ts'
import type { Check, Mode } from '../mode.ts'

/** Not below the start price nor the bidder's own earlier quote; in procurement not above them. */
const notWorse: Check = ({ room: { config }, bidder, units: offered }) => {
  const bounds = [config.P0, bidder.base ?? config.P0].map((text) => units(text, config.decimals))
  const isWorse = (bound: bigint) => (config.reverse ? offered > bound : offered < bound)
  return bounds.some(isWorse) ? { code: config.reverse ? 'E_RANGE' : 'E_MIN' } : null
}

/** 最终报价: sealed quotes that may be changed; the last valid one counts (domain 4.3). */
export const final: Mode = {
  begin: (work, at) => enter(work, 'SEALED', at, at + work.room.config.openMs),
  phases: {
    SEALED: {
      open: sealed({ inRange: notWorse, isGranular: true }),
      ends: (work, at) => enter(work, 'OPENING', at, at + work.room.config.openingMs),
    },
  },
  plan: ({ openMs, openingMs }) => [
    ['SEALED', openMs],
    ['OPENING', openingMs],
  ],
  joins: ['NOT_STARTED'],
  fieldAt: 'begin',
  knowsAgreement: false,
}
