import { expect, test } from 'vitest'
import { viewingTimeIn } from '#src/model/demand/labels.ts'
import { titleProblem } from '#src/model/demand/rules.ts'
import { viewingDayProblem, viewingDays, viewingDemand } from '#src/model/demand/viewing.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'

const period = (now: string, enrolUntil: string) => ({
  now: parseShanghai(now)!,
  enrolUntil: parseShanghai(enrolUntil)!,
})

test.each([
  // Friday to the Sunday two weeks later.
  ['2026-11-27 10:00', '2026-12-13 17:00', { first: '2026-11-30', last: '2026-12-11' }],
  // After midnight in Shanghai, and before it.
  ['2026-11-30 00:30', '2026-12-01 09:00', { first: '2026-12-01', last: '2026-12-01' }],
  ['2026-11-30 23:30', '2026-12-01 00:00', { first: '2026-12-01', last: '2026-12-01' }],
  // The national holidays; Saturday the 10th is worked.
  ['2026-09-30 10:00', '2026-10-10 17:00', { first: '2026-10-08', last: '2026-10-10' }],
  ['2026-11-27 10:00', '2026-11-29 17:00', null],
  ['2026-11-27 10:00', '2026-11-26 17:00', null],
])('[LS-03] at %s a viewing of an asset that takes enrolments until %s is on the days %j', (now, until, days) => {
  const asked = period(now, until)
  expect(viewingDays(asked)).toEqual(days)
  for (const day of Object.values(days ?? {})) expect(viewingDayProblem(day, asked)).toBeNull()
})

test('[LS-03] [BD-08] the title of the request names the asset, shortened to the limit, and its time can be read again', () => {
  const viewing = { no: 'GR2026GY1000035', day: '2026-12-01', time: '09:00–10:30', viewers: 2 }
  const short = viewingDemand({ ...viewing, name: '广元恒蜀医院设备 26 台' })
  expect(short.title).toBe('预约看样：广元恒蜀医院设备 26 台')
  expect(viewingTimeIn(short.description)).toBe('2026-12-01 09:00–10:30')
  const long = viewingDemand({ ...viewing, name: '设'.repeat(46) })
  expect(long.title).toBe(`预约看样：${'设'.repeat(44)}…`)
  expect(titleProblem(long.title)).toBeNull()
  expect(viewingTimeIn('求购一层商铺')).toBeNull()
})
