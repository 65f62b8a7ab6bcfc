import { describe, expect, test } from 'vitest'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

const list = listAddress('/list?list=1', {
  state: param.oneOf(['open', 'over']),
  view: { ...param.oneOf([1, 2], 1), isExplicit: true },
  q: param.text(5),
  region: param.id(/^[1-9]\d{5}$/),
  from: param.day((text) => text !== '2026-02-30'),
  amount: param.parsed((text) => text.replace(/^0+/, '')),
  isFree: param.named('free', param.flag()),
  order: param.order(['kept', 'deadline'], 'kept'),
  page: param.page(),
})
const read = (text: string) => list.read(new URLSearchParams(text))

const nothing = {
  state: null,
  view: 1,
  q: '',
  region: '',
  from: '',
  amount: '',
  isFree: false,
  order: 'kept',
  page: 1,
}

describe('list parameters in the address', () => {
  test.each([
    ['', {}],
    ['state=open&view=2&page=3', { state: 'open', view: 2, page: 3 }],
    ['state=else&view=3&order=x', {}],
    ['state=constructor', {}],
    ['q=%20%20a%20%20b%20', { q: 'a b' }],
    ['q=😀😀😀😀😀😀', { q: '😀😀😀😀😀' }],
    ['q=&q=b', { q: 'b' }],
    ['region=510000&from=2026-03-01', { region: '510000', from: '2026-03-01' }],
    ['region=51&from=2026-02-30', {}],
    ['from=2026-3-1', {}],
    ['amount=007', { amount: '7' }],
    ['amount=000', {}],
    ['free=1', { isFree: true }],
    ['free=0&isFree=1', {}],
    ['state=x&state=over&order=deadline', { state: 'over', order: 'deadline' }],
  ])('%s', (text, meant) => {
    expect(read(text)).toEqual({ ...nothing, ...meant })
  })

  test.each([
    ['1', 1],
    ['12', 12],
    ['9999', 9999],
    ['007', 7],
    ['1234567', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    [' 2', 1],
    ['２', 1],
    ['', 1],
  ])('page=%s is page %i', (text, page) => {
    expect(list.read(new URLSearchParams({ page: text })).page).toBe(page)
  })

  test('a page has at most six digits', () => {
    const { page } = listAddress('/', { page: param.page() }).read(new URLSearchParams('page=123456'))
    expect(page).toBe(123456)
  })

  test('an address contains no redundant parameter, and keeps those of its base', () => {
    expect(list.addressOf(list.initial)).toBe('/list?list=1&view=1')
    expect(list.addressOf({ ...list.initial, q: '设备', isFree: true, page: 4 })).toBe(
      '/list?list=1&view=1&q=%E8%AE%BE%E5%A4%87&free=1&page=4',
    )
    const plain = listAddress('/plain', { page: param.page() })
    expect(plain.addressOf({ page: 1 })).toBe('/plain')
    expect(plain.searchOf({ page: 2 })).toBe('?page=2')
  })

  test('filters narrow a list; an order and a page do not', () => {
    expect(list.isNarrowed({ ...list.initial, order: 'deadline', page: 3 })).toBe(false)
    expect(list.isNarrowed({ ...list.initial, state: 'open' })).toBe(true)
    expect(list.isNarrowed({ ...list.initial, isFree: true })).toBe(true)
  })

  test.each([
    ['view=1', true],
    ['', false],
    ['view=1&page=1', false],
    ['view=1&page=2', true],
    ['view=1&page=02', false],
    ['view=1&q=%20a', false],
    ['view=1&state=open&state=open', false],
    ['view=1&other=1', true],
  ])('%s is canonical: %s', (text, isCanonical) => {
    expect(list.isCanonical(new URLSearchParams(text), read(text))).toBe(isCanonical)
  })
})
