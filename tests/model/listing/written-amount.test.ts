import { describe, expect, test } from 'vitest'
import {
  amountFromFull,
  amountWithUnit,
  fullAmount,
  fullUnit,
  inFull,
  writtenAmount,
  writtenText,
} from '#src/model/listing/price/written-amount.ts'

describe('an amount in the language of the reader', () => {
  const english: Record<string, string> = { 元: 'CNY', '/年': 'per year', '/平方米·月': 'per m² per month' }
  const t = (text: string) => english[text] ?? text
  const inEnglish = (amount: string, unit: string) =>
    writtenText(writtenAmount(amount, unit, 'en', { amount: '0', unit: '0' }), t)

  test.each([
    ['1000000', '元', 'CNY 1,000,000.00'],
    ['0.01', '元', 'CNY 0.01'],
    ['100', '万元', 'CNY 1,000,000.00'],
    ['97.98', '万元/年', 'CNY 979,800.00 per year'],
    ['0.000001', '万元', 'CNY 0.01'],
    ['999999999999.999999', '万元', 'CNY 9,999,999,999,999,999.99'],
    ['35', '元/平方米·月', 'CNY 35.00 per m² per month'],
    ['35.125', '元/平方米·月', 'CNY 35.125 per m² per month'],
  ])('[SE-10] [LS-06] %s %s is in full in English: %s', (amount, unit, text) => {
    expect(inEnglish(amount, unit)).toBe(text)
  })

  test('[LS-06] Chinese, and an amount that is not money, remain as formatted', () => {
    const inChinese = { amount: '97.980', unit: '万元/年' }
    expect(writtenAmount('97.98', '万元/年', 'zh', inChinese)).toEqual({ currency: '', ...inChinese })
    const inTons = { amount: '5.000', unit: '吨' }
    expect(writtenAmount('5', '吨', 'en', inTons)).toEqual({ currency: '', ...inTons })
  })

  test.each([
    ['100.000000', '1,000,000.00'],
    ['1,234.5', '12,345,000'],
    ['0.000001', '0.01'],
    ['64.14', '641,400'],
    ['10–50', '100,000–500,000'],
    ['---', '---'],
  ])('each figure of %s times 10,000 is %s', (text, full) => {
    expect(inFull(text)).toBe(full)
  })

  test('a typed amount is converted there and back', () => {
    expect([fullUnit('万元/年'), fullUnit('元/亩·年'), fullUnit('吨')]).toEqual(['元/年', '元/亩·年', '吨'])
    expect([fullAmount('12.5', '万元/年'), amountFromFull('125000', '万元/年')]).toEqual(['125000', '12.5'])
    expect([fullAmount('12.5', '元'), amountFromFull('12.5', '元')]).toEqual(['12.5', '12.5'])
  })

  test('a formatted amount is a text with its unit; an unknown unit follows it', () => {
    const say = (text: string, values?: Record<string, string | number>) => `<${text}> ${values?.['amount'] ?? ''}`
    expect(amountWithUnit('12.5', '万元/年', say)).toBe('<{{amount}} 万元/年> 12.5')
    expect(amountWithUnit('12.5', '元/吨', (text) => text)).toBe('12.5 元/吨')
    expect(amountWithUnit('12.5', '', (text) => text)).toBe('12.5')
  })
})
