import { expect, test } from 'vitest'
import { modeRules } from '#src/mock/exchange/listings/modes.ts'

const rising = { delaySeconds: 120, rises: true, takesFirst: false, quotesEach: Infinity }
const firstHasIt = { delaySeconds: 0, rises: false, takesFirst: true, quotesEach: 1 }

test('[BD-03] what the listings of the exchange know of each mode (domain 4.10)', () => {
  expect(modeRules).toEqual({
    ongoing: rising,
    phased: rising,
    final: { delaySeconds: 0, rises: true, takesFirst: false, quotesEach: 3 },
    'once-off': { delaySeconds: 0, rises: true, takesFirst: false, quotesEach: 1 },
    'first-come-first-served': firstHasIt,
    'two-stage': rising,
    'v-shaped': rising,
    'dutch-auction': firstHasIt,
  })
})
