import { describe, expect, test } from 'vitest'
import { regrouped } from '#src/model/money/regrouped.ts'

/** Types, inserts or deletes at the caret, marked by `|`; the result is marked the same way. */
function edit(before: string, after: string): string {
  const place = after.indexOf('|')
  const { text, caret } = regrouped(before.replace('|', ''), after.replace('|', ''), place)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('[BD-03] [F18] thousands are grouped while typing, and the caret stays behind its digit', () => {
  test.each([
    ['a fourth digit', '165', '1650|', '1,650|'],
    ['a fifth digit behind the group', '1,650', '1,6500|', '16,500|'],
    ['a digit in the middle', '1,650', '1,96|50', '19,6|50'],
    ['a digit in front', '1,650', '9|1,650', '9|1,650'],
    ['a deletion at the end', '1,650', '1,65|', '165|'],
    ['a deletion in front of a separator', '16,500', '1|,500', '1|,500'],
    ['a deletion of a separator moves the caret over it', '1,650', '1|650', '1|,650'],
    ['decimals', '98', '98.|', '98.|'],
    ['decimals with zeros', '98.9', '98.90|', '98.90|'],
    ['decimals behind groups', '1,234.5', '1,234.56|', '1,234.56|'],
    ['leading zeros', '0', '05|', '5|'],
    ['a pasted amount', '', '165000000000|', '165,000,000,000|'],
    ['a replaced amount', '1,000,000', '1350000|', '1,350,000|'],
    ['nothing', '1', '|', '|'],
  ])('%s', (_, before, after, expected) => {
    expect(edit(before, after)).toBe(expected)
  })

  test.each([
    ['a typed separator in a wrong place', '1', '1,|'],
    ['1,5 is neither 15 nor 1.5', '1,', '1,5|'],
    ['1,50', '1,5', '1,50|'],
    ['an exponent', '1e', '1e9|'],
    ['a sign', '', '-|'],
    ['full-width digits', '１２', '１２，５|'],
    ['two points', '1.2', '1.2.|'],
    ['a point alone', '', '.|'],
  ])('stays as typed: %s', (_, before, after) => {
    expect(edit(before, after)).toBe(after)
  })

  test('a typed separator in the right place is kept, and becomes one of the groups', () => {
    expect(edit('1,50', '1,500|')).toBe('1,500|')
    expect(edit('1,500', '1,5000|')).toBe('15,000|')
  })
})
