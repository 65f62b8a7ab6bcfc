import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { pageOf } from '#src/api/endpoint.ts'
import { coercedPaths } from '#src/api/coerced-paths.ts'
import { lenientParse } from '#src/api/lenient-parse.ts'
import { listOf } from '#src/model/lenient.ts'

const row = z.object({ id: z.string() })

test.each([
  [
    'a page keeps the rows that fit',
    pageOf(row),
    { records: [{ id: 'a' }, { id: 5 }, null, { id: 'b', more: 1 }], total: 4, size: 10, current: 1 },
    { records: [{ id: 'a' }, { id: 'b' }], total: 4, size: 10, current: 1 },
  ],
  [
    'a page without counts is a page',
    pageOf(row),
    { records: [{ id: 'a' }] },
    { records: [{ id: 'a' }], total: 1, size: 1, current: 1 },
  ],
  ['a list keeps the rows that fit', z.array(row), [{ id: 'a' }, 'x', { id: null }], [{ id: 'a' }]],
  ['a single value of another shape is null', row, { id: 7 }, null],
  ['a page without a fitting row is null, not empty', pageOf(row), { records: [{ id: 5 }, null], total: 2 }, null],
  ['a list without a fitting row is null, too', z.array(row), ['x'], null],
  ['an empty list stays empty', z.array(row), [], []],
  ['a list under `records` keeps the rows that fit', listOf(row), { records: [{ id: 'a' }, 7] }, [{ id: 'a' }]],
  ['a page whose records are not a list is null', pageOf(row), { records: 'x', total: 1 }, null],
  ['null stays null', pageOf(row), null, null],
])('%s (decision 5)', (_, schema, data, expected) => {
  expect(lenientParse(schema, data)).toEqual(expected)
})

test.each([
  ['the same', { a: 1, rows: [{ id: 'x' }] }, { a: 1, rows: [{ id: 'x' }] }, []],
  ['a number for text', { rows: [{ id: 5 }, { id: 'b' }] }, { rows: [{ id: '5' }, { id: 'b' }] }, ['rows.0.id']],
  ['text for a number', { total: '12' }, { total: 12 }, ['total']],
  ['a default value', { id: 5 }, { id: 5, projectType: 2 }, ['projectType']],
  ['a dropped value', { price: '' }, { price: null }, ['price']],
  ['an unwrapped list', { records: [1] }, [1], ['data']],
  ['ignored fields', { a: 1, b: 2 }, { a: 1 }, []],
  ['nothing', null, null, []],
])('%s', (_, written, read, expected) => {
  expect(coercedPaths(written, read)).toEqual(expected)
})
