import { afterEach, describe, expect, test, vi } from 'vitest'
import { date, dateTime, dateTimeSeconds, parseShanghai } from '#src/model/time/shanghai.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

// January's offset of each zone in minutes proves that the time zone is set.
const zones = [
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['Asia/Shanghai', -480],
  ['Europe/Berlin', -60],
] as const

const instants = [
  [0, '1970-01-01 08:00:00'],
  [1_772_323_200_000, '2026-03-01 08:00:00'],
  [1_772_294_399_999, '2026-02-28 23:59:59'],
  [1_772_294_400_000, '2026-03-01 00:00:00'],
  [1_772_380_799_000, '2026-03-01 23:59:59'],
  [1_772_380_800_000, '2026-03-02 00:00:00'],
  [1_767_196_799_000, '2025-12-31 23:59:59'],
  [1_767_196_800_000, '2026-01-01 00:00:00'],
  [1_709_135_999_000, '2024-02-28 23:59:59'],
  [1_709_136_000_000, '2024-02-29 00:00:00'],
  // Within the hour that daylight saving skips in New York and in Berlin.
  [1_773_009_000_000, '2026-03-09 06:30:00'],
  [1_772_937_000_000, '2026-03-08 10:30:00'],
  [1_774_722_600_000, '2026-03-29 02:30:00'],
  [1_774_751_400_000, '2026-03-29 10:30:00'],
  // The same wall clock twice in New York.
  [1_793_511_000_000, '2026-11-01 13:30:00'],
  [1_793_514_600_000, '2026-11-01 14:30:00'],
] as const

describe.each(zones)('on a machine in %s', (zone, offset) => {
  test.each(instants)('%i is %s in Shanghai', (instant, text) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()).toBe(offset)
    expect(dateTimeSeconds(instant)).toBe(text)
    expect(dateTime(instant)).toBe(text.slice(0, 16))
    expect(date(instant)).toBe(text.slice(0, 10))
  })

  test.each([
    ['2026-03-01 00:00:00', 1_772_294_400_000],
    ['2026-02-28 23:59:59', 1_772_294_399_000],
    ['2026-03-29 02:30:00', 1_774_722_600_000],
    ['2026-03-08 02:30:00', 1_772_908_200_000],
    ['2026-03-01 09:30', 1_772_328_600_000],
    ['2026-03-01', 1_772_294_400_000],
    ['2024-02-29 12:00:00', 1_709_179_200_000],
  ])('the contract’s %s is %i', (text, instant) => {
    vi.stubEnv('TZ', zone)
    expect(parseShanghai(text)).toBe(instant)
    expect(dateTimeSeconds(text).startsWith(text)).toBe(true)
  })
})

test.each([
  '',
  ' ',
  'abc',
  '2026-02-30',
  '2025-02-29 12:00:00',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31 00:00:00',
  '2026-03-01 24:00:00',
  '2026-03-01 12:60:00',
  '2026-03-01 12:00:60',
  '2026-3-1',
  '2026/03/01',
  '2026-03-01T12:00:00',
  '2026-03-01 12:00:00Z',
  ' 2026-03-01',
  '0026-03-01',
])('%j is not a moment', (text) => {
  expect(parseShanghai(text)).toBeNull()
  expect(date(text)).toBe('')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is shown as an empty text', (value) => {
  expect([date(value), dateTime(value), dateTimeSeconds(value)]).toEqual(['', '', ''])
})
