import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Money } from '#src/shared/ui/value/Money.tsx'

afterEach(cleanup)

const rendered = (props: Parameters<typeof Money>[0]) => {
  const { container } = render(<Money {...props} />)
  return {
    text: container.textContent,
    small: [...container.querySelectorAll('small')].map((part) => part.textContent),
  }
}

test('[LS-06] the integer part is large; the decimals and the unit after it are small', () => {
  expect(rendered({ amount: '8,400.000000', unit: '万元' })).toEqual({
    text: '8,400.000000 万元',
    small: ['.000000 万元'],
  })
})

test('[LS-06] a currency precedes the amount in English', () => {
  expect(rendered({ amount: '84,000,000.00', currency: 'CNY' })).toEqual({
    text: 'CNY 84,000,000.00',
    small: ['CNY ', '.00'],
  })
})

test.each(['--', '密封报价中', '1,000'])('%s without decimals and unit is not divided', (amount) => {
  expect(rendered({ amount })).toEqual({ text: amount, small: [] })
})
