import { expect, test } from 'vitest'
import { overpaidOf } from '#src/model/deposit/overpaid.ts'
import { depositState } from '#src/model/deposit/schema.ts'

const paid = { over: '300', overReturned: '0', isPackage: false, state: depositState.arrived }

test.each([
  [{ over: '0' }, null],
  [{ over: '' }, null],
  [{ overReturned: '300' }, { kind: 'returned', over: '300' }],
  [
    { overReturned: '300.00', state: depositState.refunded },
    { kind: 'returned', over: '300' },
  ],
  [{}, { kind: 'returning', over: '300', returned: '0', rest: '300' }],
  [{ overReturned: '99.99' }, { kind: 'returning', over: '300', returned: '99.99', rest: '200.01' }],
  [{ isPackage: true }, { kind: 'pooled', over: '300' }],
  [
    { isPackage: true, state: depositState.frozen },
    { kind: 'pooled', over: '300' },
  ],
  [
    { isPackage: true, state: depositState.toRefund },
    { kind: 'returning', over: '300', returned: '0', rest: '300' },
  ],
  [
    { isPackage: true, state: depositState.refunded, overReturned: '300' },
    { kind: 'returned', over: '300' },
  ],
] as const)('[BD-05] 2,300 for 2,000 with %j', (change, overpaid) => {
  expect(overpaidOf({ ...paid, ...change })).toEqual(overpaid)
})
