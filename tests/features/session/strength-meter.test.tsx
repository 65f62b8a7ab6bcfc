import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StrengthMeter } from '#src/features/session/credentials/StrengthMeter.tsx'

afterEach(cleanup)

test('[AC-08] a password that contains its account is weak', () => {
  render(<StrengthMeter password="kT4#zhouyun" account="ZhouYun" />)
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('弱')
})

test.each([
  ['', 0, '尚未输入'],
  ['____', 0, '弱'],
  ['1234', 1, '弱'],
  ['abc123', 2, '较弱'],
  ['Abc123', 3, '中'],
  ['Abc-123', 4, '强'],
  ['Abc-1234', 1, '弱'],
  ['Passw0rd!', 1, '弱'],
])('[AC-08] the meter of %j is at %i: %s', (password, strength, word) => {
  render(<StrengthMeter password={password} />)
  const meter = screen.getByRole('meter', { name: '密码强度' })
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([String(strength), word])
  const bars = Array.from(meter.children, (bar) => bar.hasAttribute('data-on'))
  expect(bars).toEqual([1, 2, 3, 4].map((step) => step <= strength))
})
