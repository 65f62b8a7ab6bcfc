import { beforeEach, expect, test, vi } from 'vitest'
import { departureTo, leaveFor } from '#src/shared/lib/navigation/departure.ts'

const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'https://www.minjiang.example', assign })
  vi.stubEnv('VITE_PAY_HOSTS', 'https://pay.example,https://bank.example:8443')
  vi.stubEnv('VITE_LOGIN_HOST', 'https://sso.example/cas')
})

test.each([
  '/mock-bank/pay?order=1',
  'https://www.minjiang.example/x',
  'https://pay.example/order?id=1',
  ' https://PAY.example/order ',
  'https://bank.example:8443/',
  'https://sso.example/authorize?state=1',
])('[BD-02] [A3] the portal leaves for %s', (address) => {
  leaveFor(address)
  expect(assign.mock.calls).toEqual([[address.trim()]])
})

test.each([
  'https://evil.example/order',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'http://pay.example/order',
  'https://pay.example:444/',
  'https://bank.example/',
  'https://sub.pay.example/',
  'ftp://pay.example/',
  '//pay.example/',
  '/\\pay.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  'own',
  null,
  undefined,
  7,
])('[BD-02] [A3] it does not leave for %s, and reports it', (address) => {
  expect(departureTo(address)).toBeNull()
  expect(() => leaveFor(address)).toThrow(
    '要前往的地址不在本站允许的范围内，为保护您的账户和资金没有离开本站，请联系客服',
  )
  expect(assign).not.toHaveBeenCalled()
})

test('[BD-02] `own` allows no payment page of another origin', () => {
  vi.stubEnv('VITE_PAY_HOSTS', 'own')
  vi.stubEnv('VITE_LOGIN_HOST', '/sso')
  expect([departureTo('https://pay.example/x'), departureTo('/mock-bank/x')]).toEqual([null, '/mock-bank/x'])
})
