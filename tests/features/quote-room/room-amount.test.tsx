import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AmountInput } from '#src/features/quote-room/amount/AmountInput.tsx'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { emsOf } from '#src/features/quote-room/price/figure-width.ts'
import { RoomAmount } from '#src/features/quote-room/price/RoomAmount.tsx'
import { english } from '#src/locales/en.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'

const fetchEnglish = () => Promise.resolve(english)
afterEach(async () => {
  cleanup()
  await showLanguage('zh', fetchEnglish)
})

const rules = { unit: '元', decimals: 2 }
const rent = { unit: '万元/年', decimals: 2 }

const shown = (element: ReactElement) => render(element).container.textContent
const smallOf = (element: ReactElement) =>
  [...render(element).container.querySelectorAll('small')].map(({ textContent }) => textContent)

test('[BD-03] an amount of the room is in 元 with two decimals, of which the integer alone is large', () => {
  expect(shown(<RoomAmount value="1000000" rules={rules} />)).toBe('1,000,000.00 元')
  expect(smallOf(<RoomAmount value="1000000" rules={rules} />)).toEqual(['.00 元'])
  expect(shown(<RoomAmount value="35.24" rules={rent} />)).toBe('35.24 万元/年')
  expect(shown(<RoomAmount value={null} rules={rules} />)).toBe('—')
})

test('[BD-03] [SE-10] in English it is the same amount after its currency', async () => {
  await showLanguage('en', fetchEnglish)
  expect(shown(<RoomAmount value="1000000" rules={rules} />)).toBe('CNY 1,000,000.00')
  expect(smallOf(<RoomAmount value="1000000" rules={rules} />)).toEqual(['CNY ', '.00'])
})

test('[BD-03] [SE-10] the words beside it are Chinese capitals in Chinese and English words in English', async () => {
  expect(shown(<AmountInWords value="1000000" unit={rules.unit} />)).toBe('壹佰万元整')
  expect(shown(<AmountInWords value="35.24" unit={rent.unit} />)).toBe('叁拾伍万贰仟肆佰元整/年')
  await showLanguage('en', fetchEnglish)
  expect(shown(<AmountInWords value="1000000" unit={rules.unit} />)).toBe('One million yuan')
  expect(shown(<AmountInWords value="35.24" unit={rent.unit} />)).toBe(
    'Three hundred fifty-two thousand four hundred yuan per year',
  )
  expect(shown(<AmountInWords value="98.98" unit="%" />)).toBe('')
})

test('[BD-03] the field shows the decimals that are not typed, and the unit', () => {
  const nothing = () => undefined
  const field = (text: string) => (
    <AmountInput
      id="a"
      text={text}
      amount={text}
      rules={rules}
      isBlocked={false}
      isWrong={false}
      onText={nothing}
      onKeyDown={nothing}
    />
  )
  expect(smallOf(field('1,010,000'))).toEqual(['', '.00 元'])
  cleanup()
  expect(smallOf(field('1,010,000.5'))).toEqual(['', ' 元'])
})

test.each([
  ['1,000,000', '.00', '元', 6.14],
  ['999,999,999,999', '.00', '元', 9.56],
])('the width of %s%s %s is %s em, its small part at four tenths', (whole, tail, unit, ems) => {
  expect(emsOf({ currency: '', amount: whole + tail, unit })).toBe(ems)
})
