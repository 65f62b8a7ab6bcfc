import { units } from '../amounts.ts'
import { sealed, unconfirmed } from './sealed.ts'
import { enter } from '../work.ts'
import type { Check, Mode, Work } from '../mode.ts'

const inRange: Check = ({ room: { config }, units: offered }) => {
  const isTooHigh = config.high !== null && offered > units(config.high, config.decimals)
  return isTooHigh || offered < units(config.P0, config.decimals) ? { code: 'E_RANGE' } : null
}

const openWindow = (work: Work, at: number) => enter(work, 'SEALED', at, at + work.room.config.openMs)

/** 一次报价: bidders confirm first, then each may quote once (domain 4.4). */
export const onceOff: Mode = {
  begin: (work, at) => {
    const { inquiryMs } = work.room.config
    if (inquiryMs > 0) enter(work, 'INQUIRY', at, at + inquiryMs)
    else openWindow(work, at)
  },
  phases: {
    INQUIRY: { ends: openWindow },
    SEALED: {
      open: sealed({ inRange, isGranular: true, barred: unconfirmed }),
      ends: (work, at) => enter(work, 'OPENING', at, at + work.room.config.openingMs),
    },
  },
  plan: ({ inquiryMs, openMs, openingMs }) => [
    ['INQUIRY', inquiryMs],
    ['SEALED', openMs],
    ['OPENING', openingMs],
  ],
  joins: ['NOT_STARTED'],
  fieldAt: 'begin',
  knowsAgreement: false,
}
