import { expect, test } from 'vitest'
import { plannedBills } from '#src/model/settlement/planned.ts'
import { planAnswerBy } from '#src/model/settlement/rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test('[BD-05] the seller answers within three working days, and not after the payment deadline', () => {
  const friday = at('2026-03-06T10:00:00')
  expect(planAnswerBy(friday, at('2026-03-13T17:00:00'))).toBe(at('2026-03-11T17:00:00'))
  expect(planAnswerBy(friday, at('2026-03-10T17:00:00'))).toBe(at('2026-03-10T17:00:00'))
  // Over the holiday of the Spring Festival.
  expect(planAnswerBy(at('2026-02-13T10:00:00'), at('2026-03-13T17:00:00'))).toBe(at('2026-02-25T17:00:00'))
})

test('[BD-05] what a plan would make due is reckoned with the deposit, and to the 分', () => {
  const dueAt = at('2026-03-13T17:00:00')
  const settlement = {
    typeCode: '1',
    price: '50900000.01',
    fee: '231800.00',
    depositUsed: '10000000.00',
    effectiveAt: 0,
    bills: [{ kind: 'fee', dueAt, offset: '231800.00' }],
  }
  const plan = { firstPercent: '30', restDueAt: [dueAt + 86_400_000 * 30] }
  expect(
    plannedBills(settlement, plan).map(({ kind, amount, interest, open }) => [kind, amount, interest, open]),
  ).toEqual([
    ['fee', '231800.00', '0.00', '0.00'],
    ['first', '15270000.01', '0.00', '5501800.01'],
    ['rest', '35720783.29', '90783.29', '35720783.29'],
  ])
})
