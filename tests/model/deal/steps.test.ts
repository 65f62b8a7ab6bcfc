import { describe, expect, test } from 'vitest'
import type { DealCourse } from '#src/model/deal/schema.ts'
import { currentStep, stepsOfDeal } from '#src/model/deal/steps.ts'

const day = (count: number) => Date.parse('2026-03-06T10:00:00+08:00') + count * 86_400_000

const made: DealCourse = {
  state: 'open',
  closedAt: day(0),
  publicityUntil: day(7),
  confirmed: {},
  signBy: day(14),
  handedOver: {},
}
const confirmed = { ...made, confirmed: { taker: day(1), seller: day(2) } }
const signed = { ...confirmed, signedAt: day(9), payBy: day(16) }
const paid = { ...signed, payBy: null, paidAt: day(12), certificateBy: day(15) }
const certified = { ...paid, certificateAt: day(13) }
const done = { ...certified, state: 'done', handedOver: { taker: day(20), seller: day(21) } }

describe('[BD-05] the steps after the hammer', () => {
  test('are six, each done when both or the exchange have done it, and one is the current one', () => {
    expect(
      stepsOfDeal(confirmed, 'taker').map(({ step, state, doneAt, dueAt }) => [step, state, doneAt, dueAt]),
    ).toEqual([
      ['deal', 'done', day(0), null],
      ['confirm', 'done', day(2), null],
      ['sign', 'now', null, day(14)],
      ['pay', 'open', null, null],
      ['certificate', 'open', null, null],
      ['handover', 'open', null, null],
    ])
  })

  test.each([
    ['nothing confirmed', made, 'confirm', 'both', 'both', day(7)],
    ['the winner confirmed', { ...made, confirmed: { taker: day(1) } }, 'confirm', 'other', 'you', day(7)],
    ['the seller confirmed', { ...made, confirmed: { seller: day(1) } }, 'confirm', 'you', 'other', day(7)],
    ['confirmed', confirmed, 'sign', 'both', 'both', day(14)],
    ['halted by an objection', { ...confirmed, haltedSince: day(3) }, 'sign', 'exchange', 'exchange', day(14)],
    ['signed', signed, 'pay', 'you', 'other', day(16)],
    ['instalments asked for', { ...signed, answerBy: day(12) }, 'pay', 'you', 'you', day(16)],
    ['paid', paid, 'certificate', 'exchange', 'exchange', day(15)],
    ['certified', certified, 'handover', 'both', 'both', null],
  ] as const)('%s: %s', (_, course, step, taker, seller, dueAt) => {
    expect(currentStep(course, 'taker')).toMatchObject({ step, turn: taker, dueAt })
    expect(currentStep(course, 'seller')).toMatchObject({ step, turn: seller, dueAt })
  })

  test('a deal that is over has no current step; one that ended by default stops where it was', () => {
    expect(currentStep(done, 'taker')).toBeNull()
    expect(stepsOfDeal(done, 'taker').every(({ state }) => state === 'done')).toBe(true)
    expect(currentStep({ ...signed, state: 'defaulted' }, 'taker')).toMatchObject({
      step: 'pay',
      state: 'stopped',
      turn: null,
    })
    expect(stepsOfDeal({ ...signed, state: 'defaulted' }, 'taker').map(({ dueAt }) => dueAt)).toEqual(
      Array(6).fill(null),
    )
  })
})
