import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actOnLot,
  advancePackage,
  nextDueOf,
  type Package,
  viewLot,
} from '#src/mock/exchange/bidding/engine/package/package.ts'
import { consume, freeOf, freeze, fundsOf, newPool, unfreeze } from '#src/mock/exchange/bidding/engine/package/pool.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { type Command, createRoom } from '#src/mock/exchange/bidding/engine/room.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { diceOf, runs } from './random-auction.ts'
import { bidder, s, whoIs } from './support.ts'

const requirements = { lot1: '5000', lot2: '10000', lot3: '20000' }
const rules = { S: '5', M: 10, openMs: s(60), W: s(30), D: s(30), maxRevisions: 2, holdMs: s(30) }

function openPackage(
  mode: BidMode = 'ongoing',
  paid: Record<string, string> = { A: '30000', B: '35000' },
  over: Partial<RoomConfig> = {},
  people = [bidder('A'), bidder('B')],
) {
  const rooms = Object.fromEntries(
    Object.keys(requirements).map((lotId) => {
      const config = configOf({
        roomId: lotId,
        assetsId: 'P',
        lotId,
        mode,
        P0: '100',
        opensAt: 0,
        decimals: 0,
        ...rules,
        ...over,
      })
      return [lotId, createRoom(config, people, -1)]
    }),
  )
  const pools = Object.fromEntries(Object.entries(paid).map(([userId, sum]) => [userId, newPool(sum)]))
  const beginning: Package = { rooms, requirements, pools }
  let state = advancePackage(beginning, 0).package
  let tries = 0
  const events: { type: string; to: string | null; data: unknown }[] = []
  const take = (lot: string, command: Command, at: number) => {
    const step = actOnLot(state, lot, command, at)
    state = step.package
    events.push(...step.events.map(({ event }) => event))
    return step.answer
  }
  return {
    take,
    events,
    get state() {
      return state
    },
    free: (userId: string) => freeOf(state.pools[userId]!, requirements),
    wake: (at: number) => {
      state = advancePackage(state, at).package
    },
    quote: (lot: string, userId: string, amount: number, at: number) => {
      const { phase } = state.rooms[lot]!
      const idemKey = `key-${String((tries += 1)).padStart(6, '0')}`
      const request = { roomId: lot, phaseId: phase.id, stage: phase.stage, amount: String(amount), idemKey }
      const { data } = take(lot, { kind: 'quote', who: whoIs(userId), request, salt: 'salt' }, at)
      return data.accepted ? 'ok' : data.reason
    },
  }
}

test('the pool of domain 4.13: paid 30000, requirements 5000, 10000, 20000', () => {
  let pool = freeze(newPool('30000'), 'lot1')
  expect(freeOf(pool, requirements)).toBe('25000.00')
  pool = freeze(pool, 'lot3')
  expect(freeOf(pool, requirements)).toBe('5000.00')
  expect(fundsOf(pool, requirements, 'lot2')).toEqual({
    free: '5000.00',
    frozen: '25000.00',
    requirement: '10000.00',
    holds: false,
  })
  pool = unfreeze(pool, 'lot3')
  expect(freeOf(pool, requirements)).toBe('25000.00')
  pool = freeze(pool, 'lot2')
  expect(freeOf(pool, requirements)).toBe('15000.00')
  pool = consume(pool, 'lot2')
  expect(freeOf(pool, requirements)).toBe('15000.00')
  expect(consume(pool, 'lot2')).toBe(pool)
})

describe('lots that share a deposit (domain 5.3)', () => {
  test('the same numbers, played in three rooms', () => {
    const lots = openPackage()
    expect(lots.quote('lot1', 'A', 100, s(1))).toBe('ok')
    expect(lots.free('A')).toBe('25000.00')
    expect(lots.quote('lot3', 'A', 100, s(2))).toBe('ok')
    expect(lots.free('A')).toBe('5000.00')
    expect(lots.quote('lot2', 'A', 100, s(3))).toBe('E_POOL')
    expect(lots.quote('lot3', 'B', 105, s(4))).toBe('ok')
    expect(lots.free('A')).toBe('25000.00')
    expect(lots.quote('lot2', 'A', 100, s(5))).toBe('ok')
    expect(lots.free('A')).toBe('15000.00')
    expect(lots.quote('lot3', 'A', 110, s(6))).toBe('E_POOL')
    const locks = lots.events.filter(({ type, to }) => type === 'DEPOSIT_LOCK' && to === 'A')
    expect(locks.map(({ data }) => data)).toMatchObject([
      { lot: 'lot1', frozen: '5000.00', free: '25000.00' },
      { lot: 'lot3', frozen: '25000.00', free: '5000.00' },
      { lot: 'lot3', frozen: '5000.00', free: '25000.00' },
      { lot: 'lot2', frozen: '15000.00', free: '15000.00' },
    ])
  })

  test('two lots in one ms: the second sees the amount bound by the first', () => {
    const lots = openPackage('ongoing', { A: '20000', B: '35000' })
    expect(lots.quote('lot3', 'A', 100, s(1))).toBe('ok')
    expect(lots.quote('lot1', 'A', 100, s(1))).toBe('E_POOL')
  })

  test('the deposit of a won lot is used up, that of a lost lot is free again', () => {
    const lots = openPackage()
    lots.quote('lot1', 'A', 100, s(1))
    lots.quote('lot3', 'A', 100, s(2))
    lots.quote('lot3', 'B', 105, s(3))
    lots.wake(s(200))
    expect(lots.state.pools).toMatchObject({
      A: { frozen: [], consumed: ['lot1'] },
      B: { frozen: [], consumed: ['lot3'] },
    })
    expect(nextDueOf(lots.state)).toBeNull()
  })

  test('sealed lots bind the deposit of every bidder with a quote, since each may turn out to lead', () => {
    const lots = openPackage('final')
    expect(lots.quote('lot3', 'A', 500, s(1))).toBe('ok')
    expect(lots.quote('lot3', 'B', 600, s(2))).toBe('ok')
    expect(lots.free('A')).toBe('10000.00')
    expect(lots.quote('lot3', 'A', 700, s(3))).toBe('ok')
    lots.wake(s(60))
    expect(lots.free('B')).toBe('35000.00')
    expect(lots.state.pools['A']?.consumed).toEqual(['lot3'])
  })

  test('a queue for a held lot binds the deposit, too', () => {
    const lots = openPackage('first-come-first-served')
    lots.quote('lot3', 'B', 100, s(1))
    lots.take('lot3', { kind: 'queue', who: whoIs('A') }, s(2))
    expect(lots.free('A')).toBe('10000.00')
    expect(lots.quote('lot2', 'A', 100, s(3))).toBe('ok')
    expect(lots.take('lot1', { kind: 'queue', who: whoIs('A') }, s(4)).data.reason).toBe('E_POOL')
  })

  test('when a leading bid is removed, a bidder whose deposit is bound elsewhere does not lead again', () => {
    const lots = openPackage('ongoing', { A: '20000', B: '35000' })
    lots.quote('lot3', 'A', 100, s(1))
    lots.quote('lot3', 'B', 105, s(2))
    lots.quote('lot1', 'A', 100, s(3))
    lots.take('lot3', { kind: 'remove-bid', seq: 2, reason: '操作异常' }, s(4))
    expect(lots.state.rooms['lot3']).toMatchObject({ leader: null, bids: [{ removed: '保证金不足' }, {}] })
    expect(lots.free('A')).toBe('15000.00')
    expect(lots.free('B')).toBe('35000.00')
  })

  test('a disqualified bidder no longer leads the lot, and the next one leads only with a deposit', () => {
    const lots = openPackage()
    lots.quote('lot3', 'A', 100, s(1))
    lots.quote('lot3', 'B', 105, s(2))
    expect(lots.free('A')).toBe('30000.00')
    lots.take('lot3', { kind: 'disqualify', userId: 'B', reason: '材料不实' }, s(3))
    expect(lots.state.rooms['lot3']).toMatchObject({ leader: 1, bids: [{ removed: null }, {}] })
    expect(lots.free('A')).toBe('10000.00')

    const bound = openPackage('ongoing', { A: '20000', B: '35000' })
    bound.quote('lot3', 'A', 100, s(1))
    bound.quote('lot3', 'B', 105, s(2))
    bound.quote('lot1', 'A', 100, s(3))
    bound.take('lot3', { kind: 'disqualify', userId: 'B', reason: '材料不实' }, s(4))
    expect(bound.state.rooms['lot3']).toMatchObject({ leader: null, bids: [{ removed: '保证金不足' }, {}] })
  })

  test('a failed lot frees the deposit of its leader; what is used up is sent', () => {
    const lots = openPackage('ongoing', { A: '30000', B: '35000' }, { R: '150' })
    lots.quote('lot3', 'A', 100, s(1))
    expect(lots.quote('lot1', 'B', 150, s(2))).toBe('ok')
    lots.take('lot2', { kind: 'resume' }, s(200))
    expect(lots.state.rooms['lot3']?.result).toMatchObject({ kind: 'FAILED', reason: 'BELOW_RESERVE' })
    expect(lots.free('A')).toBe('30000.00')
    expect(lots.state.pools['B']?.consumed).toEqual(['lot1'])
    const locks = lots.events.filter(({ type, to }) => type === 'DEPOSIT_LOCK' && to === 'B')
    expect(locks.map(({ data }) => data)).toMatchObject([
      { lot: 'lot1', frozen: '5000.00', free: '30000.00' },
      { lot: 'lot1', frozen: '0.00', free: '30000.00' },
    ])
  })

  test('a right holder’s deposit is bound by a yes, not by a no; a yes needs a deposit', () => {
    const holders = [bidder('A'), ...['F', 'G', 'H'].map((userId) => bidder(userId, { rank: 1 }))]
    const over = { priority: 'POST_CONFIRM' as const, confirmMs: s(300) }
    const lots = openPackage('ongoing', { A: '30000', F: '20000', G: '20000', H: '19999.99' }, over, holders)
    lots.quote('lot3', 'A', 100, s(1))
    lots.wake(s(90))
    expect(lots.state.rooms['lot3']?.phase.name).toBe('PRIORITY')
    const answer = (userId: string, yes: boolean) => lots.take('lot3', { kind: 'exercise', userId, yes }, s(91))
    expect(answer('H', true).data.reason).toBe('E_POOL')
    expect(answer('F', true).code).toBe(200)
    expect(answer('G', false).code).toBe(200)
    expect(['A', 'F', 'G', 'H'].map((userId) => lots.free(userId))).toEqual([
      '10000.00',
      '0.00',
      '20000.00',
      '19999.99',
    ])
  })

  test('lots without a shared deposit require none', () => {
    const lots = openPackage('ongoing', {})
    expect(lots.quote('lot1', 'A', 100, s(1))).toBe('ok')
    expect(lots.state.rooms['lot1']?.bids).toHaveLength(1)
    expect(lots.events.filter(({ type }) => type === 'DEPOSIT_LOCK')).toEqual([])
  })

  test('the lot that ends first wakes the package, whatever its position', () => {
    const lots = openPackage()
    lots.take('lot1', { kind: 'resume' }, s(60))
    expect(lots.quote('lot3', 'B', 100, s(61))).toBe('ok')
    expect(lots.quote('lot1', 'A', 100, s(70))).toBe('ok')
    expect(['lot1', 'lot2', 'lot3'].map((lot) => lots.state.rooms[lot]?.phase.end)).toEqual([s(100), s(90), s(91)])
    expect(nextDueOf(lots.state)).toBe(s(90))
    const other = openPackage()
    other.take('lot1', { kind: 'resume' }, s(60))
    expect(other.quote('lot3', 'B', 100, s(65))).toBe('ok')
    expect(nextDueOf(other.state)).toBe(s(90))
  })

  test('a bidder sees in each room the free part of the pool, and why a quote is not possible', () => {
    const lots = openPackage()
    lots.quote('lot3', 'A', 100, s(1))
    lots.quote('lot1', 'A', 100, s(2))
    expect(viewLot(lots.state, 'lot2', whoIs('A'), s(3)).me).toMatchObject({
      free: '5000.00',
      frozen: '25000.00',
      canBid: false,
      reasonText: '可用保证金不足，请补足保证金后再报价',
    })
    expect(viewLot(lots.state, 'lot2', null, s(3), 4)).toMatchObject({ me: null, counts: { watching: 4 } })
    expect(() => viewLot(lots.state, 'lot9', null, s(3))).toThrow(new RangeError('no lot lot9'))
  })

  test('an unknown lot is an error of the caller', () => {
    expect(() => openPackage().take('lot9', { kind: 'resume' }, s(1))).toThrow(new RangeError('no lot lot9'))
  })
})

describe('I6: the sum of bound and used deposits never exceeds what was paid', () => {
  const modes: readonly BidMode[] = ['ongoing', 'final', 'first-come-first-served', 'once-off']
  const lotIds = Object.keys(requirements) as (keyof typeof requirements)[]

  test.each(modes)(`%s, ${runs} random packages`, { timeout: runs * 60 }, (mode) => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 18 }), (seed, length) => {
        const dice = diceOf(`package:${seed}`)
        const sums = ['5000', '15000', '25000', '30000', '35000']
        const lots = openPackage(mode, { A: dice.of(sums), B: dice.of(sums) })
        let at = 0
        for (let index = 0; index < length; index += 1) {
          at += dice.of([0, 1, 500, 1000, 3000])
          const lot = dice.of(lotIds)
          const userId = dice.of(['A', 'B'])
          const { bids } = lots.state.rooms[lot]!
          const amount = mode === 'first-come-first-served' ? 100 : 100 + 5 * dice.below(20)
          const others: Command[] = [
            { kind: 'remove-bid', seq: 1 + dice.below(bids.length + 1), reason: 'test' },
            { kind: 'disqualify', userId, reason: 'test' },
            { kind: 'queue', who: whoIs(userId) },
            { kind: 'take', userId },
          ]
          if (dice.below(5) > 0) lots.quote(lot, userId, amount, at)
          else lots.take(lot, dice.of(others), at)
          if (['A', 'B'].some((id) => lots.free(id).startsWith('-'))) throw new Error(`more bound than paid in ${lot}`)
        }
        lots.wake(s(10_000))
        expect(Object.values(lots.state.pools).flatMap(({ frozen }) => frozen)).toEqual([])
      }),
      { numRuns: runs },
    )
  })
})
