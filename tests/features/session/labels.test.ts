import { expect, test } from 'vitest'
import { messageOf } from '#src/features/session/labels.ts'

test.each([
  'Failed to fetch dynamically imported module: https://portal.example/assets/cipher-sm2-1a2b3c4.js',
  'error loading dynamically imported module: https://portal.example/assets/cipher-sm2-1a2b3c4.js',
  'Importing a module script failed.',
])(
  '[SE-02] [RT-05] a lost chunk of the sign-in is about the network and the page, not about the account: %s',
  (message) => {
    expect(messageOf(new TypeError(message))).toBe('页面没有加载完整，请检查网络后重试；仍不成功的，请刷新页面')
  },
)

test('[SE-04] any other error has the general message', () => {
  expect(messageOf(new TypeError('x is undefined'))).toBe('登录没有成功，请稍后重试')
})
