import { describe, expect, test } from 'vitest'
import { progressOf } from '#src/model/listing/progress.ts'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const hour = 3_600_000
const times = {
  enrolFrom: now - 48 * hour,
  enrolUntil: now + hour,
  depositUntil: now + 2 * hour,
  bidFrom: now + 3 * hour,
}
const progress = (status: string, more = {}) =>
  progressOf({ ...times, biddingCount: 0, status, ...more }, now)
    .map(({ state }) => ({ done: '✓', current: 'o', stopped: 'x', waiting: '.' })[state])
    .join('')

describe('[LS-03] progress of an asset', () => {
  const over = { enrolUntil: now }
  const paid = { ...over, depositUntil: now }
  const open = { ...paid, bidFrom: now }
  test.each([
    ['PRE', { enrolFrom: now + 1 }, 'o......'],
    ['NOTICE', {}, '✓oo....'],
    ['NOTICE', { enrolFrom: now + 1 }, '✓......'],
    ['CLOSED', over, '✓✓o....'],
    ['REVIEW', over, '✓✓o....'],
    ['WAIT_BID', {}, '✓oo....'],
    ['WAIT_BID', over, '✓✓o....'],
    ['WAIT_BID', paid, '✓✓✓....'],
    ['BIDDING', open, '✓✓✓o...'],
    ['DELAY', open, '✓✓✓o...'],
    ['DEAL_PUBLICITY', open, '✓✓✓✓o..'],
    ['SIGNING', open, '✓✓✓✓✓o.'],
    ['DONE', open, '✓✓✓✓✓✓✓'],
    ['unheard of', over, '✓✓o....'],
  ])('%s %o', (status, more, steps) => {
    expect(progress(status, more)).toBe(steps)
  })

  test('where a room accepts enrolments while it runs, three stages run in parallel', () => {
    expect(progress('BIDDING', { bidFrom: now - hour })).toBe('✓ooo...')
    expect(progress('NOTICE_BIDDING', { bidFrom: now - hour })).toBe('✓ooo...')
    expect(progress('BIDDING', { bidFrom: now - hour, enrolUntil: now })).toBe('✓✓oo...')
    expect(progress('NOTICE', { depositUntil: null })).toBe('✓oo....')
  })

  test('a stopped asset stays at the stage of its dates', () => {
    expect(progress('PAUSED')).toBe('✓x.....')
    expect(progress('TERMINATED', over)).toBe('✓✓x....')
    expect(progress('FAILED', { biddingCount: 3 })).toBe('✓✓✓x...')
    expect(progress('PAUSED', { enrolFrom: now + 1 })).toBe('x......')
  })

  test('[BD-06] one that was terminated after a default stays at the settlement', () => {
    expect(progress('TERMINATED', { biddingCount: 3, defaultedAt: now })).toBe('✓✓✓✓✓x.')
  })
})
