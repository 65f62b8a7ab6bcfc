import { expect, test } from 'vitest'
import { isImeKey, normaliseQuery } from '#src/shared/lib/search-input.ts'

test.each([
  ['Enter of a keyboard', { keyCode: 13, isComposing: false }, false],
  ['Enter while composing', { keyCode: 13, isComposing: true }, true],
  ['229 while composing', { keyCode: 229, isComposing: true }, true],
  ['229 alone, as Safari sends on commit', { keyCode: 229, isComposing: false }, true],
  ['React: Enter', { keyCode: 13, nativeEvent: { isComposing: false } }, false],
  ['React: Enter while composing', { keyCode: 13, nativeEvent: { isComposing: true } }, true],
  ['React: 229 alone', { keyCode: 229, nativeEvent: { isComposing: false } }, true],
])('[HD-02] [HM-08] %s', (_, event, ime) => {
  expect(isImeKey(event)).toBe(ime)
})

test.each([
  ['  成都 ', '成都'],
  ['　成都　', '成都'],
  ['成都　春熙路', '成都 春熙路'],
  ['成都 \t　 春熙路', '成都 春熙路'],
  ['成都\u00A0商铺', '成都 商铺'],
  ['', ''],
  ['　 　', ''],
  ['ABC abc', 'ABC abc'],
  ['１２３，（Ａ）', '１２３，（Ａ）'],
  ['100% & <b>"#"</b>', '100% & <b>"#"</b>'],
  ['𠮷野家👩‍👩‍👧', '𠮷野家👩‍👩‍👧'],
])('[HD-02] [HM-08] %j is normalised to %j', (typed, query) => {
  expect(normaliseQuery(typed)).toBe(query)
})
