import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitals } from '#src/model/money/capitals.ts'

const figures = '零壹贰叁肆伍陆柒捌玖'
const powers: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n }

/** Reads capitals back by the rules of the language, independently of the program. */
function fenOf(written: string): bigint {
  const [, integer = '', rest = ''] = /^(?:(.*)元)?(.*)$/.exec(written) ?? []
  const parseInteger = (text: string): bigint => {
    for (const [unit, value] of [
      ['亿', 100_000_000n],
      ['万', 10_000n],
    ] as const) {
      const at = text.lastIndexOf(unit)
      if (at >= 0) return parseInteger(text.slice(0, at)) * value + parseInteger(text.slice(at + 1))
    }
    let total = 0n
    let digit = 0n
    for (const character of text) {
      const power = powers[character]
      if (power) total += digit * power
      digit = power ? 0n : BigInt(figures.indexOf(character))
    }
    return total + digit
  }
  const part = (unit: string) => BigInt(Math.max(0, figures.indexOf(new RegExp(`(.)${unit}`).exec(rest)?.[1] ?? '零')))
  return parseInteger(integer) * 100n + part('角') * 10n + part('分')
}

describe('capital figures (domain 6.25)', () => {
  test.each([
    ['0', '零元整'],
    ['0.00', '零元整'],
    ['0.05', '伍分'],
    ['0.5', '伍角整'],
    ['0.50', '伍角整'],
    ['0.12', '壹角贰分'],
    ['1.00', '壹元整'],
    ['10', '壹拾元整'],
    ['1.5', '壹元伍角整'],
    ['1.05', '壹元零伍分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['1010.05', '壹仟零壹拾元零伍分'],
    ['16560', '壹万陆仟伍佰陆拾元整'],
    ['100100', '壹拾万零壹佰元整'],
    ['1000100', '壹佰万零壹佰元整'],
    ['107000.53', '壹拾万柒仟元伍角叁分'],
    ['10000000', '壹仟万元整'],
    ['10001000', '壹仟万壹仟元整'],
    ['20000050', '贰仟万零伍拾元整'],
    ['100000001', '壹亿零壹元整'],
    ['10000500000', '壹佰亿零伍拾万元整'],
    ['1000000000000', '壹万亿元整'],
    ['100000000000000000', '壹拾亿亿元整'],
    ['1.0500', '壹元零伍分'],
  ])('%s is %s', (yuan, written) => {
    expect(capitals(yuan)).toBe(written)
  })

  test.each(['', '-1', '1e3', '1,000', '0.005', '1234567890123456789', ' 1', '１', '.5', '5.', 'NaN'])(
    '%j cannot be written in capitals',
    (text) => {
      expect(capitals(text)).toBeNull()
    },
  )

  test('every amount of up to 18 digits reads back as itself', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), (fen) => {
        const text = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
        expect(fenOf(capitals(text)!)).toBe(fen)
      }),
    )
  })

  test('zeros are never adjacent, and never at an end', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }), (yuan) => {
        expect(capitals(String(yuan))).not.toMatch(/零零|零元|零万|零亿|^零/)
      }),
    )
  })
})
