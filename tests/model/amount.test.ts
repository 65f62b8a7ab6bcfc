import { assert, bigInt, double, property } from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { pageOf } from '#src/api/endpoint.ts'
import { lenientParse } from '#src/api/lenient-parse.ts'
import { amount } from '#src/model/amount.ts'
import { roomSnapshot } from '#src/model/bidding/schema.ts'
import { listingRow } from '#src/model/listing/schema.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

/** Parses an amount from the JSON text of an answer; null when refused. */
const read = (text: string): string | null => amount.safeParse(JSON.parse(text)).data ?? null

test.each([
  ['"123456789012345678.12345678"', '123456789012345678.12345678'],
  ['"0.000001"', '0.000001'],
  ['0', '0'],
  ['1643000', '1643000'],
  ['0.1', '0.1'],
  ['-12.34', '-12.34'],
  ['0.000001', '0.000001'],
  ['999999999999.99', '999999999999.99'],
  ['70368744177663.99', '70368744177663.99'],
])('an amount %s is read as %s', (text, known) => {
  expect(read(text)).toBe(known)
})

test.each([
  '123456789012345678.12',
  '90071992547409.93',
  '70368744177664',
  '-70368744177664',
  '1e21',
  '1e-7',
  '0.30000000000000004',
  '1e400',
  '"1e5"',
  '"0x10"',
  '"1,000"',
  '"+5"',
  '" 5"',
  '"NaN"',
  '""',
  'null',
  'true',
])('an amount %s is refused as ambiguous', (text) => {
  expect(read(text)).toBeNull()
})

test.each([Number.NaN, Infinity, -Infinity])('%s is not an amount', (value) => {
  expect(amount.safeParse(value).success).toBe(false)
})

/** 分 as a JSON number in 元, and as the decimal string expected for it. */
const textOf = (fen: bigint): string => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
const withoutIdleZeros = (text: string): string => text.replace(/\.?0+$/, '')

test('[F18] 5,000 random amounts as JSON numbers are exact to the 分 below the limit, and refused above it', () => {
  const bound = 2n ** 46n * 100n
  assert(
    property(bigInt(0n, bound - 1n), (fen) => read(textOf(fen)) === (fen === 0n ? '0' : withoutIdleZeros(textOf(fen)))),
    { numRuns: 5_000 },
  )
  assert(
    property(bigInt(bound, 10n ** 22n), (fen) => read(textOf(fen)) === null),
    { numRuns: 1_000 },
  )
})

test('[F18] any accepted number is read as a plain decimal of the same value', () => {
  assert(
    property(double(), (value) => {
      const known = amount.safeParse(value).data
      return known === undefined || (/^-?\d{1,18}(\.\d{1,8})?$/.test(known) && Number(known) === value)
    }),
    { numRuns: 5_000 },
  )
})

/** An amount that no JSON number can represent. */
const blurred: unknown = JSON.parse('123456789012345678.12')

test('a row with an ambiguous amount is dropped from its list, and the other rows stay', () => {
  const row = { assetsId: 'A1', assetsName: '厂房', projectType: 2 }
  const page = {
    records: [
      { ...row, startPrice: blurred },
      { ...row, assetsId: 'A2', startPrice: 12.5 },
    ],
  }
  const parsed = lenientParse(pageOf(listingRow), page) as { records: z.output<typeof listingRow>[] }
  expect(parsed.records.map(({ assetsId, startPrice }) => [assetsId, startPrice])).toEqual([['A2', '12.5']])
})

test('a room with an ambiguous amount is not shown', () => {
  const opened = hall('ongoing', { P0: '100', S: '5', openMs: s(600) }, ['A'])
  opened.wake(0)
  const snapshot = opened.see('A', 0)
  expect(roomSnapshot.safeParse(snapshot).success).toBe(true)
  expect(roomSnapshot.safeParse({ ...snapshot, minNext: blurred }).success).toBe(false)
})
