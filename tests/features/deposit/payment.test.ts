import { describe, expect, test } from 'vitest'
import { obstacleTo, openOrderOf, stageOf } from '#src/features/deposit/payment.ts'
import { countOf, statesOf, tabKeys } from '#src/features/deposit/tabs.ts'
import type { GatewayOrder } from '#src/model/deposit/schema.ts'

const standing = { state: 0, deadline: 1000, missing: '50000', isPackage: false, arrivedAt: null }
const order = (state: string): GatewayOrder => ({
  id: state,
  amount: '1',
  state,
  at: 0,
  payUrl: '/',
  channel: 'b2c',
  reason: null,
})

describe('what can be paid (domain 6.5)', () => {
  test.each([
    ['in time', {}, 999, null],
    ['a part has come', { state: 1 }, 999, null],
    ['at the deadline', {}, 1000, 'over'],
    ['lapsed', { state: 10 }, 0, 'over'],
    ['withdrawn', { state: 11 }, 0, 'cancelled'],
    ['a part that goes back because the room has ended', { state: 4, closedReason: '竞价已结束' }, 0, 'cancelled'],
    ['arrived', { state: 2, missing: '0' }, 0, 'effective'],
    ['frozen', { state: 3, missing: '0' }, 2000, 'effective'],
    ['the pool of a package was raised', { state: 3, isPackage: true }, 2000, null],
    ['a single asset is never raised', { state: 2 }, 0, 'effective'],
    ['on its way back after it was effective', { state: 5, arrivedAt: 1 }, 0, 'settled'],
    ['a part on its way back', { state: 4 }, 2000, 'over'],
    ['a state this portal does not know', { state: 99, arrivedAt: 1 }, 0, 'settled'],
  ] as const)('[BD-02] %s', (_, more, now, obstacle) => {
    expect(obstacleTo({ ...standing, ...more }, now)).toBe(obstacle)
  })

  test('[BD-02] the one payment with an unknown outcome is found', () => {
    expect(openOrderOf({ orders: [order('failed'), order('processing')] })?.id).toBe('processing')
    expect(openOrderOf({ orders: [order('paid'), order('closed')] })).toBeNull()
  })

  test('[BD-02] a partial payment has a stage of its own', () => {
    expect(stageOf(order('paid'), { missing: '0.01' })).toBe('partly')
    expect(stageOf(order('paid'), { missing: '0' })).toBe('paid')
    expect(stageOf(order('failed'), { missing: '1' })).toBe('failed')
  })
})

test('[BD-05] every known state has one tab, and the first tab has all states', () => {
  const states = tabKeys.flatMap((tab) => [...statesOf(tab)])
  expect(states.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const counts = { 0: 1, 1: 2, 6: 4, 99: 8 }
  expect([countOf('all', counts), countOf('due', counts), countOf('refund', counts)]).toEqual([15, 3, 4])
})
