import { expect, test } from 'vitest'
import { leniencies } from '#src/api/leniency.ts'

test.each([
  ['the same', { a: 1, rows: [{ id: 'x' }] }, { a: 1, rows: [{ id: 'x' }] }, []],
  ['a number for text', { rows: [{ id: 5 }, { id: 'b' }] }, { rows: [{ id: '5' }, { id: 'b' }] }, ['rows.0.id']],
  ['text for a number', { total: '12' }, { total: 12 }, ['total']],
  ['a value that was put in', { id: 5 }, { id: 5, projectType: 2 }, ['projectType']],
  ['a value that was given up', { price: '' }, { price: null }, ['price']],
  ['a list from under another name', { records: [1] }, [1], ['data']],
  ['fields that nobody reads', { a: 1, b: 2 }, { a: 1 }, []],
  ['nothing', null, null, []],
])('%s', (_, written, read, expected) => {
  expect(leniencies(written, read)).toEqual(expected)
})
