import { expect, test } from 'vitest'
import { mergedFields } from '#src/model/contract/merge.ts'
import { countsOfTabs, tabOfContract } from '#src/model/contract/tabs.ts'

test('[BD-07] two changes of the same fields are joined; what both changed differently is a conflict', () => {
  const base = { deliveryDays: '10', copies: '6', deliveryPlace: '标的所在地', breachRate: '0.5' }
  const mine = { ...base, deliveryDays: '20', copies: '8', deliveryPlace: '成都' }
  const theirs = { ...base, deliveryDays: '30', copies: '8 ', breachRate: '0.3' }
  expect(mergedFields(base, mine, theirs)).toEqual({
    open: { deliveryDays: '20', copies: '8', deliveryPlace: '成都', breachRate: '0.3' },
    conflicts: [{ name: 'deliveryDays', mine: '20', theirs: '30' }],
  })
})

test.each([
  ['draft', 'draw', 'draw'],
  ['negotiating', null, 'confirm'],
  ['toSign', 'sign', 'mine'],
  ['signing', 'sign', 'mine'],
  ['signing', null, 'others'],
  ['signed', null, 'done'],
  ['effective', null, 'done'],
  ['revoked', 'redraw', 'ended'],
  ['expired', null, 'ended'],
])('[BD-07] a contract %s with the task %s is in the tab %s', (state, task, tab) => {
  expect(tabOfContract({ state, task })).toBe(tab)
  expect(countsOfTabs([{ state, task }])).toMatchObject({ all: 1, [tab]: 1 })
})
