import { expect, test } from 'vitest'
import { tintOf } from '#src/features/bidding-statistics/tint.ts'

test.each(['#0F62B8', '#0b2c5f', '#FFF'])('[HM-05] %s is the tint of its button', (back) => {
  expect(tintOf(back)).toEqual({ '--tint': back })
})

test.each([null, undefined, '', 'red', 'url(https://evil.example/x)', '#0F62B8;position:fixed', '#12345'])(
  '[HM-05] %s is not a colour, and the style sheet keeps the primary colour',
  (back) => {
    expect(tintOf(back)).toEqual({})
  },
)
