import { describe, expect, test } from 'vitest'
import { isHere } from '#src/features/navigation/is-here.ts'
import type { NavigationItem } from '#src/model/content/schema.ts'

const item = (navigationUrl: string, inStation: number | null = 1): NavigationItem => ({
  navigationName: '项目',
  navigationUrl,
  inStation,
  openPage: 0,
})

describe('[HD-06] an item of the procurement menu is the place of the reader', () => {
  test.each([
    ['/purchase/index', '/purchase/index', '', true],
    ['/purchase/index', '/purchase/index', '?from=mail', true],
    ['/purchase/index', '/purchase/trade', '', false],
    ['/purchase/searchNew', '/purchase/searchNew', '?keyName=x', true],
    ['/purchase/searchNew?keyName=x', '/purchase/searchNew', '?keyName=x&page=2', true],
    ['/purchase/searchNew?keyName=x', '/purchase/searchNew', '?keyName=y', false],
    ['/purchase/searchNew?keyName=x', '/purchase/searchNew', '', false],
    ['/purchase/searchNew?keyName=x&group=tender', '/purchase/searchNew', '?keyName=x', false],
  ])('%s at %s%s: %s', (address, pathname, search, expected) => {
    expect(isHere(item(address), { pathname, search })).toBe(expected)
  })

  test.each([
    ['', true, false],
    ['?activeIndex=1-0', true, false],
    ['?activeIndex=0-0', false, true],
    ['?activeIndex=0-0&page=2', false, true],
    ['?page=2', true, false],
    ['?activeIndex=7-7', true, false],
  ])('the list that the page shows for /purchase/trade%s', (search, tender, other) => {
    const place = { pathname: '/purchase/trade', search }
    expect(isHere(item('/purchase/trade?activeIndex=1-0'), place)).toBe(tender)
    expect(isHere(item('/purchase/trade?activeIndex=0-0'), place)).toBe(other)
  })

  test('an address that is not one of this site is never the place', () => {
    expect(isHere(item('/purchase/index', 0), { pathname: '/purchase/index', search: '' })).toBe(false)
    expect(isHere(item('/purchase/index', null), { pathname: '/purchase/index', search: '' })).toBe(true)
    expect(isHere(item('//purchase/index'), { pathname: '//purchase/index', search: '' })).toBe(false)
    expect(isHere(item(''), { pathname: '/', search: '' })).toBe(false)
  })
})
