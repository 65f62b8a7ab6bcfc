import { expect, test } from 'vitest'
import { buttonColours } from '#src/features/bidding-statistics/button-colours.ts'

test.each([
  ['#0F62B8', { backgroundColor: '#0F62B8', color: '#FFFFFF' }],
  ['#0b2c5f', { backgroundColor: '#0b2c5f', color: '#FFFFFF' }],
  ['#F4C430', { backgroundColor: '#F4C430', color: '#1B2430' }],
  ['#FFF', { backgroundColor: '#FFF', color: '#1B2430' }],
])('[HM-05] on %s the text colour is readable', (back, colours) => {
  expect(buttonColours(back)).toEqual(colours)
})

test('[HM-05] a background on which neither white nor ink is readable is darkened', () => {
  const { backgroundColor, color } = buttonColours('#7F7F7F')
  expect(color).toBe('#FFFFFF')
  expect(Number.parseInt(backgroundColor.slice(1, 3), 16)).toBeLessThan(0x70)
})

test.each([null, undefined, '', 'red', 'url(https://evil.example/x)', '#0F62B8;position:fixed', '#12345'])(
  '[HM-05] %s is not a colour, and the primary colour is used',
  (back) => {
    expect(buttonColours(back)).toEqual({ backgroundColor: '#0F62B8', color: '#FFFFFF' })
  },
)
