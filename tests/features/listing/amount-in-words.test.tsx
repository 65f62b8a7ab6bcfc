import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { english } from '#src/locales/en.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'

const shown = (value: string | null, unit: string, label?: string): string | null =>
  render(<AmountInWords value={value} unit={unit} {...(label ? { label } : {})} />).container.textContent

test('[LS-04] Chinese capitals in 元, or in the own unit of the asset', () => {
  expect(shown('230700', '元', '大写')).toBe('大写 贰拾叁万零柒佰元整')
  expect(shown('16.56', '万元/年')).toBe('壹拾陆万伍仟陆佰元整/年')
  expect(shown('161', '元/亩·年')).toBe('壹佰陆拾壹元整/亩·年')
})

test('[LS-04] [SE-10] in English the same amounts are in English words', async () => {
  await showLanguage('en', () => Promise.resolve(english))
  onTestFinished(() => showLanguage('zh', () => Promise.resolve(english)))
  expect(shown('230700', '元', 'Amount in words')).toBe(
    'Amount in words Two hundred thirty thousand seven hundred yuan',
  )
  expect(shown('16.56', '万元/年')).toBe('One hundred sixty-five thousand six hundred yuan per year')
})

test('[LS-04] neither words nor their label for what is not money', () => {
  expect(shown('16.56', '%', '大写')).toBe('')
  expect(shown(null, '元', '大写')).toBe('')
})
