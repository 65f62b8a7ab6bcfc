import { describe, expect, test } from 'vitest'
import { mailHref } from '#src/shared/lib/navigation/mail-href.ts'
import { keyOfSwipe, pageByKey, spreadAt } from '#src/pages/news/company/reader/spread.ts'

describe('[CT-05] the open pages of an issue', () => {
  test.each([
    [1, 9, true, [1]],
    [2, 9, true, [2, 3]],
    [3, 9, true, [2, 3]],
    [9, 9, true, [8, 9]],
    [8, 8, true, [8]],
    [3, 9, false, [3]],
    [99_999, 9, true, [8, 9]],
    [99_999, 9, false, [9]],
    [0, 9, false, [1]],
    [1, 1, true, [1]],
  ])('page %i of %i, side by side %s', (page, count, isPair, spread) => {
    expect(spreadAt(page, count, isPair)).toEqual(spread)
  })

  test.each([
    ['ArrowLeft', [4, 5], 3],
    ['ArrowRight', [4, 5], 6],
    ['PageUp', [4], 3],
    ['PageDown', [4], 5],
    ['Home', [4, 5], 1],
    ['End', [4, 5], 9],
    ['ArrowLeft', [1], undefined],
    ['ArrowRight', [8, 9], undefined],
    ['a', [4, 5], undefined],
  ])('%s at %j leads to %s', (key, spread, page) => {
    expect(pageByKey(key, spread, 9)).toBe(page)
  })

  test.each([
    [-60, 10, 'ArrowRight'],
    [60, 10, 'ArrowLeft'],
    [-40, 0, undefined],
    [-60, 50, undefined],
  ])('a finger that moves by %i, %i', (x, y, key) => {
    expect(keyOfSwipe(x, y)).toBe(key)
  })
})

describe('[CT-05] the letter of an application', () => {
  test('has its subject and its lines, and no headers of the address', () => {
    expect(mailHref('hr@example.cn', { subject: '应聘A&B', lines: ['姓名：', '电话：'] })).toBe(
      'mailto:hr@example.cn?subject=%E5%BA%94%E8%81%98A%26B&body=%E5%A7%93%E5%90%8D%EF%BC%9A%0D%0A%E7%94%B5%E8%AF%9D%EF%BC%9A',
    )
    expect(mailHref('hr@example.cn?bcc=x@y.cn', { subject: 'x', lines: [] })).toBe(null)
  })
})
