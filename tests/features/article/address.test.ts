import { describe, expect, test } from 'vitest'
import { homeUnless } from '#src/features/article/address.ts'

describe('[CT-01] the address of an article in its own section', () => {
  const homeOf = homeUnless('xxgk', 'zxdt')

  test.each([
    ['xxgk', null],
    ['zxdt', null],
    ['zcfg', '/newsDetailZcfg?newsId=N-1'],
    ['help', '/helpCenterDetail?newsId=N-1'],
    ['knowledge', '/knowledgeNoticeDetail?newsId=N-1'],
    // Without a page of its own it is shown where it was asked for.
    ['elsewhere', null],
    [undefined, null],
  ])('%s: %s', (section, address) => {
    expect(homeOf({ id: 'N-1' }, section)).toBe(address)
  })
})
