import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { english } from '#src/locales/en.ts'
import { langOf, showLanguage, translate } from '#src/shared/lib/text/i18n.ts'

const show = (language: 'zh' | 'en') => showLanguage(language, () => Promise.resolve(english))
beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }))
afterEach(() => show('zh'))

const refusal = '登录失败次数过多，请 15 分钟后再试，或使用短信验证码登录'

test('[SE-10] in Chinese, messages of the exchange are shown verbatim', async () => {
  expect([translate(refusal), langOf(refusal)]).toEqual([refusal, undefined])
  await show('en')
  await show('zh')
  expect(translate(refusal)).toBe(refusal)
})

test.each([
  [refusal, 'Too many failed attempts. Try again in 15 min, or sign in by text message'],
  ['账号或密码错误', 'Incorrect account or password'],
  ['原密码错误，还可以试 2 次', 'Incorrect: Current password. 2 attempts left'],
  ['报价必须等于当前价格8,800.50', 'The bid must equal the current price 8,800.50'],
  ['首次报价不得低于起始价', 'The first bid may not be below the starting price'],
  ['成都岷岸实业有限公司尚未注册或未完成实名认证', 'Not registered or not verified yet: 成都岷岸实业有限公司'],
])('[SE-10] in English: %s', async (chinese, words) => {
  await show('en')
  expect(translate(chinese)).toBe(words)
  expect(langOf(words)).toBeUndefined()
})

test('[SE-10] an unknown message stays as it is, marked as Chinese', async () => {
  await show('en')
  expect(translate('系统维护至今晚十点 {{x}}')).toBe('系统维护至今晚十点 {{x}}')
  expect(langOf(translate('系统维护至今晚十点'))).toBe('zh-CN')
})

test('[SE-10] values replace their placeholders in both languages, and are never parsed as placeholders', async () => {
  const left = () => translate('第 {{n}} 张，共 {{count}} 张', { n: '{{count}}', count: 3 })
  expect(left()).toBe('第 {{count}} 张，共 3 张')
  expect(translate('第 {{n}} 张，共 {{count}} 张', { n: 1 })).toBe('第 1 张，共  张')
  await show('en')
  expect(left()).toBe('Slide {{count}} of 3')
})

test('[SE-10] a value that is a label is translated, and begins with a small letter within an English sentence', async () => {
  const lowest = () => translate('首次报价不得低于{{startPrice}}', { startPrice: '起始价' })
  expect(lowest()).toBe('首次报价不得低于起始价')
  await show('en')
  expect(lowest()).toBe('The first bid may not be below the starting price')
})

test.each([
  [1, '1 view'],
  [0, '0 views'],
  ['5,178', '5,178 views'],
])('[SE-10] a number has its noun in the singular or plural: %s', async (count, text) => {
  expect(translate('围观 {{count}}', { count })).toBe(`围观 ${count}`)
  await show('en')
  expect(translate('围观 {{count}}', { count })).toBe(text)
})

test('[SE-10] a language changed back while English is loading stays', async () => {
  vi.resetModules()
  const fresh = await import('#src/shared/lib/text/i18n.ts')
  let arrive: (words: typeof english) => void = () => undefined
  const coming = new Promise<typeof english>((resolve) => {
    arrive = resolve
  })
  const toEnglish = fresh.showLanguage('en', () => coming)
  await fresh.showLanguage('zh', () => coming)
  arrive(english)
  await toEnglish
  expect([fresh.translate('登录'), document.documentElement.lang]).toEqual(['登录', 'zh-CN'])
})
