import { expect, test } from 'vitest'
import { bondCap, noStanding, procurementActsNow, scheduleFault } from '#src/model/procurement/rules.ts'
import { nextDateOf, type Schedule, stageOf, stepPeriods, stepStateOf } from '#src/model/procurement/stage.ts'

const at = (text: string) => Date.parse(`2026-${text}:00+08:00`)

const dates: Schedule = {
  announcedAt: at('03-02T10:00'),
  saleFrom: at('03-03T09:00'),
  saleTo: at('03-09T17:00'),
  questionsUntil: at('03-15T17:00'),
  deadlineAt: at('03-25T09:30'),
  openedAt: at('03-25T11:30'),
  reportAt: at('03-27T16:00'),
  publicityFrom: at('03-28T10:00'),
  publicityTo: at('03-31T17:00'),
  resultAt: at('04-01T10:00'),
  contractAt: at('04-15T15:00'),
}

test('[PU-03] a project goes through its stages in time, each from its first moment on', () => {
  const stages = [
    ['03-02T10:00', 'notice'],
    ['03-03T08:59', 'notice'],
    ['03-03T09:00', 'sale'],
    ['03-09T16:59', 'sale'],
    ['03-09T17:00', 'clarification'],
    ['03-25T09:29', 'clarification'],
    ['03-25T09:30', 'opening'],
    ['03-25T11:30', 'evaluation'],
    ['03-27T16:00', 'evaluation'],
    ['03-28T10:00', 'publicity'],
    ['03-31T16:59', 'publicity'],
    ['03-31T17:00', 'awarding'],
    ['04-01T10:00', 'result'],
    ['04-15T15:00', 'contract'],
  ] as const
  expect(stages.map(([time]) => stageOf(dates, at(time)))).toEqual(stages.map(([, stage]) => stage))
})

test('[PU-03] an objection halts the stage; a termination ends it', () => {
  const paused = { ...dates, pausedSince: at('03-30T12:00') }
  expect(stageOf(paused, at('04-02T10:00'))).toBe('publicity')
  expect(nextDateOf(paused, at('03-31T10:00'))).toBeNull()
  const ended = { ...dates, terminatedAt: at('03-10T10:00') }
  expect(stageOf(ended, at('03-10T09:59'))).toBe('clarification')
  expect(stageOf(ended, at('03-10T10:00'))).toBe('terminated')
})

test('[PU-03] each step of the line is over, running or to come', () => {
  const states = (now: number, of = dates) => stepPeriods(of).map((period) => stepStateOf(period, of, now))
  expect(states(at('03-04T09:00'))).toEqual([
    'done',
    'current',
    'current',
    ...Array.from({ length: 6 }, () => 'future' as const),
  ])
  expect(states(at('03-29T09:00'))).toEqual([
    ...Array.from({ length: 6 }, () => 'done' as const),
    'current',
    'future',
    'future',
  ])
  const ended = { ...dates, terminatedAt: at('03-10T10:00') }
  expect(states(at('04-20T10:00'), ended)).toEqual([
    'done',
    'done',
    ...Array.from({ length: 7 }, () => 'dropped' as const),
  ])
  expect(nextDateOf(dates, at('03-04T09:00'))).toEqual({ step: 'sale', at: dates.saleTo })
  expect(nextDateOf(dates, at('03-11T09:00'))).toEqual({ step: 'deadline', at: dates.deadlineAt })
  expect(nextDateOf(dates, at('04-20T09:00'))).toBeNull()
})

test('[PU-03] documents are sold for 5 days, candidates are published within 3 days for at least 3 (实施条例 16, 54)', () => {
  expect(scheduleFault(dates)).toBeNull()
  expect(scheduleFault({ ...dates, saleTo: at('03-08T08:59') })).toBe('saleDays')
  expect(scheduleFault({ ...dates, saleTo: at('03-08T09:00') })).toBeNull()
  expect(
    scheduleFault({
      ...dates,
      publicityFrom: at('03-30T16:01'),
      publicityTo: at('04-02T17:00'),
      resultAt: at('04-03T10:00'),
    }),
  ).toBe('publicityWithinDays')
  expect(scheduleFault({ ...dates, publicityTo: at('03-31T09:59') })).toBe('publicityDays')
  expect(scheduleFault({ ...dates, resultAt: at('03-31T10:00') })).toBe('order')
})

test('[PU-03] the bond is at most 2 % of the estimate (实施条例 26)', () => {
  expect(bondCap('12340000')).toBe('246800.00')
  expect(bondCap('999.99')).toBe('19.99')
})

test('[PU-06] what a supplier may do depends on the date and on what was done', () => {
  const of = { method: 'open', schedule: dates, needsBond: true }
  const acts = (time: string, own: Partial<typeof noStanding> = {}, method = 'open') =>
    procurementActsNow({ ...of, method }, { ...noStanding, ...own }, at(time))
  expect(acts('03-02T11:00')).toEqual([])
  expect(acts('03-04T09:00')).toEqual(['enrol'])
  expect(acts('03-04T09:00', {}, 'invited')).toEqual([])
  expect(acts('03-04T09:00', { isInvited: true }, 'invited')).toEqual(['enrol'])
  expect(acts('03-04T09:00', { isEnrolled: true })).toEqual(['pay'])
  const ready = { isEnrolled: true, hasDocuments: true }
  expect(acts('03-04T09:00', ready)).toEqual(['ask', 'bond', 'respond'])
  expect(acts('03-15T17:00', { ...ready, hasBond: true })).toEqual(['respond'])
  expect(acts('03-25T09:30', ready)).toEqual([])
  expect(acts('03-28T09:59', ready)).toEqual([])
  expect(acts('03-28T10:00', ready)).toEqual(['object'])
  expect(acts('03-28T10:00')).toEqual([])
  expect(acts('03-28T10:00', { ...ready, isObjecting: true })).toEqual([])
  expect(acts('03-31T17:00', ready)).toEqual([])
  const halted = { ...of, schedule: { ...dates, pausedSince: at('03-28T12:00') } }
  expect(procurementActsNow(halted, { ...noStanding, ...ready }, at('04-02T10:00'))).toEqual(['object'])
})
