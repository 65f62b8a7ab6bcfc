import { expect, test } from 'vitest'
import { hallQuery, refetchAfter } from '#src/features/hall/queries.ts'

const question = { assetsName: '', current: 1, size: 8 }

test.each([
  ['no deadline: once a minute', [null, undefined], 60_000],
  ['an empty list: once a minute', [], 60_000],
  ['one in half a minute: five seconds after it', [30_000], 35_000],
  ['the first of several', [90_000, 30_000, 60_000], 35_000],
  ['one that is over: again in five seconds', [-90_000], 5000],
  ['one in a week: a minute is the longest', [604_800_000], 60_000],
] as const)('the list is refetched: %s', (_what, fromNow, ms) => {
  const now = 1_700_000_000_000
  const rows = fromNow.map((left) => ({ deadline: left === null || left === undefined ? left : now + left }))
  expect(refetchAfter(rows, now)).toBe(ms)
})

test('[LS-02] a list of open enrolments is also refetched when one ends', () => {
  const now = 1_700_000_000_000
  const rows = [{ deadline: now + 50_000, enrolUntil: now + 10_000 }]
  expect(refetchAfter(rows, now)).toBe(55_000)
  expect(refetchAfter(rows, now, true)).toBe(15_000)
})

test('[HM-08] every search and every state has its own cache key', () => {
  const keys = [
    hallQuery(1, question),
    hallQuery(2, question),
    hallQuery(1, { ...question, assetsName: '商铺' }),
    hallQuery(1, { ...question, current: 2 }),
    hallQuery(1, { ...question, mode: 'ongoing' }),
    hallQuery(1, { ...question, region: '510100' }),
    hallQuery(1, { ...question, enrolling: true }),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(7)
})
