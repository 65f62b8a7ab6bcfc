import { describe, expect, test } from 'vitest'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { bidder, type Hall, hall, s } from './support.ts'

const rising = { S: '10', M: 10, openMs: s(60), W: s(30), D: s(30) }
const falls = { P0: '200', top: '200', floor: '100', dropStep: '10', dropMs: s(10) }
const configs: Record<BidMode, Partial<RoomConfig>> = {
  ongoing: rising,
  phased: rising,
  final: { openMs: s(60) },
  'once-off': { openMs: s(60), inquiryMs: 0 },
  'first-come-first-served': { openMs: s(60), holdMs: s(30) },
  'two-stage': { ...rising, waitMs: s(10), inquiryMs: 0, sealedMs: s(30) },
  'v-shaped': { ...rising, ...falls },
  'dutch-auction': falls,
}
const modes = Object.keys(configs) as BidMode[]
const sealed: BidMode[] = ['final', 'once-off']
const clocks: BidMode[] = ['v-shaped', 'dutch-auction']

const lot = (mode: BidMode, people: readonly string[], over: Partial<RoomConfig> = {}) => {
  const room = hall(mode, { ...configs[mode], ...over }, people)
  room.wake(s(1))
  return room
}
/** The first valid quote of a mode. */
const opening = (mode: BidMode) => (clocks.includes(mode) ? '200' : '100')
const runToEnd = (room: Hall) => {
  room.wake(s(5))
  const holder = room.room.bids[0]?.userId
  if (room.room.phase.name === 'HOLD' && holder) room.take({ kind: 'take', userId: holder }, s(6))
  room.wake(s(10_000))
  return room.room.result
}

describe('the outcome matrix of domain 4.11', () => {
  test.each(modes)('%s, no enrolment: fails, or the notice is extended while it may', (mode) => {
    expect(runToEnd(lot(mode, []))).toMatchObject({ kind: 'FAILED', reason: 'NO_BIDDER' })
    expect(runToEnd(lot(mode, [], { extendCyclesLeft: 1 }))).toMatchObject({ kind: 'EXTEND', reason: 'NO_BIDDER' })
  })

  test.each(['ongoing', 'phased'] as const)('%s, one qualified: by agreement, for one quote, or not at all', (mode) => {
    expect(runToEnd(lot(mode, ['A'], { singlePolicy: 'AGREEMENT' }))).toMatchObject({ kind: 'AGREEMENT', price: '100' })
    expect(runToEnd(lot(mode, ['A'], { singlePolicy: 'FAIL' }))).toMatchObject({ kind: 'FAILED', reason: 'SINGLE' })
    const room = lot(mode, ['A'], { singlePolicy: 'ONE_QUOTE' })
    expect(room.quote('A', 110, s(2))).toBe('ok')
    expect(runToEnd(room)).toMatchObject({ kind: 'DEAL', price: '110' })
    expect(runToEnd(lot(mode, ['A'], { singlePolicy: 'ONE_QUOTE' }))).toMatchObject({ reason: 'NO_QUOTE' })
  })

  test('an agreement is made at the quote of the only bidder, if that is more', () => {
    const room = lot('ongoing', ['A'], { singlePolicy: 'AGREEMENT' })
    room.quote('A', 130, s(2))
    expect(runToEnd(room)).toMatchObject({ kind: 'AGREEMENT', price: '130', bidNo: '1065' })
  })

  test.each(modes.filter((mode) => mode !== 'ongoing' && mode !== 'phased'))(
    '%s, one qualified: the room runs for that bidder whatever the policy',
    (mode) => {
      const room = lot(mode, ['A'], { singlePolicy: 'AGREEMENT' })
      expect(room.quote('A', opening(mode), s(2))).toBe('ok')
      expect(runToEnd(room)).toMatchObject({ kind: 'DEAL', price: opening(mode) })
    },
  )

  test.each(modes)('%s, two qualified and no quote: fails', (mode) => {
    expect(runToEnd(lot(mode, ['A', 'B']))).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE' })
  })

  test.each(modes)('%s, two qualified and one quotes: that one wins', (mode) => {
    const room = lot(mode, ['A', 'B'])
    room.quote('B', opening(mode), s(2))
    expect(runToEnd(room)).toMatchObject({ kind: 'DEAL', price: opening(mode), bidNo: '1066' })
    expect(room.received('PHASE').some(({ phase }) => phase.name === 'WAIT')).toBe(false)
  })

  test.each(sealed)('%s, equal top: the earlier', (mode) => {
    const room = lot(mode, ['A', 'B'])
    room.quote('B', 300, s(2))
    room.quote('A', 300, s(3))
    expect(runToEnd(room)).toMatchObject({ price: '300', bidNo: '1066' })
  })

  test.each(['ongoing', 'phased', 'final', 'once-off', 'two-stage'] as const)(
    '%s, top below the reserve: fails',
    (mode) => {
      const room = lot(mode, ['A', 'B'], { R: '500' })
      room.quote('A', 100, s(2))
      expect(runToEnd(room)).toMatchObject({
        kind: 'FAILED',
        reason: 'BELOW_RESERVE',
        text: '未达到保留价，本场竞买已流拍',
      })
    },
  )

  test.each(modes)('%s: enrolment may count as a quote at the start price; the earliest wins', (mode) => {
    const people = [bidder('A', { qualifiedAt: -5 }), bidder('B', { qualifiedAt: -9 })]
    const room = hall(mode, { ...configs[mode], enrolIsBaseBid: true }, people)
    expect(runToEnd(room)).toMatchObject({ kind: 'DEAL', reason: 'BASE_BID', bidNo: '1066' })
    const aboveQuotes = hall(mode, { ...configs[mode], enrolIsBaseBid: true, R: '900' }, people)
    expect(runToEnd(aboveQuotes)).toMatchObject({ kind: 'FAILED' })
  })
})
