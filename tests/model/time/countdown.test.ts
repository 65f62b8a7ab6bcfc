import { describe, expect, test } from 'vitest'
import { countdownText, deadlineFrom, remaining } from '#src/model/time/countdown.ts'
import { countdownLabels } from '#src/model/time/labels.ts'

const now = 1_772_323_200_000

describe('deadline of a leftTime', () => {
  test.each([
    [5, 1_772_323_205_000],
    [0, 1_772_323_200_000],
    ['60', 1_772_323_260_000],
    [1.5, 1_772_323_201_500],
    [-1, null],
    [-0.001, null],
    ['-5', null],
    ['', null],
    ['  ', null],
    ['abc', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('[HM-10] %j seconds give %s', (left, deadline) => {
    expect(deadlineFrom(left, now)).toBe(deadline)
  })
})

describe('remaining time', () => {
  test.each([
    [1, '00天 00时 00分 01秒'],
    [999, '00天 00时 00分 01秒'],
    [1000, '00天 00时 00分 01秒'],
    [1001, '00天 00时 00分 02秒'],
    [59_000, '00天 00时 00分 59秒'],
    [59_001, '00天 00时 01分 00秒'],
    [60_000, '00天 00时 01分 00秒'],
    [3_599_000, '00天 00时 59分 59秒'],
    [3_600_000, '00天 01时 00分 00秒'],
    [86_399_000, '00天 23时 59分 59秒'],
    [86_400_000, '01天 00时 00分 00秒'],
    [183_845_000, '02天 03时 04分 05秒'],
    [10_800_000_000, '125天 00时 00分 00秒'],
    [0, '已超时'],
    [-1, '已超时'],
    [-86_400_000, '已超时'],
  ])('[HM-10] %i ms before the deadline it shows %s', (left, text) => {
    expect(countdownText(remaining(now + left, now), countdownLabels)).toBe(text)
  })

  test('[HM-10] the parts are numbers of their own unit', () => {
    expect(remaining(now + 183_845_000, now)).toEqual({ kind: 'left', days: 2, hours: 3, minutes: 4, seconds: 5 })
  })

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])(
    '[HM-10] a deadline of %s is none, and nothing is shown',
    (deadline) => {
      expect(remaining(deadline, now)).toEqual({ kind: 'none' })
      expect(countdownText(remaining(deadline, now), countdownLabels)).toBe('')
    },
  )

  test('[HM-10] epoch 0 is a deadline like any other', () => {
    expect(remaining(0, now)).toEqual({ kind: 'over' })
    expect(remaining(0, -1000)).toEqual({ kind: 'left', days: 0, hours: 0, minutes: 0, seconds: 1 })
  })

  test('[HM-10] without a clock nothing is counted', () => {
    expect(remaining(now, Number.NaN)).toEqual({ kind: 'none' })
  })

  test('[HM-10] a leftTime of two seconds is over exactly two seconds later', () => {
    const deadline = deadlineFrom(2, now)
    const at = (ms: number) => countdownText(remaining(deadline, now + ms), countdownLabels)
    expect([0, 999, 1000, 1999, 2000].map(at)).toEqual([
      '00天 00时 00分 02秒',
      '00天 00时 00分 02秒',
      '00天 00时 00分 01秒',
      '00天 00时 00分 01秒',
      '已超时',
    ])
  })

  test('[HM-10] after minutes asleep it shows the current remaining time', () => {
    const deadline = deadlineFrom(600, now)
    expect(countdownText(remaining(deadline, now + 421_000), countdownLabels)).toBe('00天 00时 02分 59秒')
  })

  test('[HM-10] the caller provides the texts', () => {
    const words = { days: 'd', hours: 'h', minutes: 'm', seconds: 's', over: 'Time is up' }
    expect(countdownText(remaining(now + 183_845_000, now), words)).toBe('02d 03h 04m 05s')
    expect(countdownText({ kind: 'over' }, words)).toBe('Time is up')
  })
})
