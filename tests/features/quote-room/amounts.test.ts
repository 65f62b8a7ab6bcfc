import { assert, bigInt, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { refusalText } from '#src/model/bidding/refusals.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { amountProblem, isBold, stepped } from '#src/model/money/quoted.ts'
import { typedAmount } from '#src/model/money/typed.ts'

const runs = { numRuns: 500 }
const million = 1_000_000n

/** Millionths as a decimal with six places. */
const textOf = (units: bigint): string => `${units / million}.${String(units % million).padStart(6, '0')}`
const unitsOf = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * million + BigInt(fraction.padEnd(6, '0'))
}

/** The ways in which people and their clipboards write an amount. */
const hands: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text} `,
  (text) => text.replace(/\B(?=(\d{3})+\.)/g, ','),
  (text) => text.replace(/\B(?=(\d{3})+\.)/g, '，'),
  (text) => text.replace(/\B(?=(\d{3})+\.)/g, ' '),
  (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
]

const amounts = bigInt(1n, 999_999_999_999n * million)

test('[F18] 500 random amounts, however written, are exact to the sixth decimal, typed and stepped', () => {
  assert(
    property(
      amounts,
      bigInt(1n, 10_000n * million),
      bigInt(-10n, 10n),
      constantFrom(...hands),
      (units, step, steps, written) => {
        const typed = typedAmount(written(textOf(units))) ?? ''
        const free = { current: null, minNext: '0', maxNext: null }
        const raised = stepped(typed, Number(steps), textOf(step), free)
        const meant = units + steps * step
        return unitsOf(typed) === units && unitsOf(raised) === (meant > 0n ? meant : 0n)
      },
    ),
    runs,
  )
})

test('[F18] of 500 random raises those of more than 30 % or ten steps, and no others, are confirmed twice', () => {
  assert(
    property(amounts, bigInt(1n, 10_000n * million), bigInt(0n, 40n), bigInt(0n, 60n), (units, step, steps, share) => {
      const raised = units + steps * step + (units * share) / 100n
      const shown = { current: textOf(units), minNext: null, maxNext: null }
      const isFar = (raised - units) * 100n > units * 30n || (raised - units) / step > 10n
      return isBold(textOf(raised), textOf(step), shown) === isFar
    }),
    runs,
  )
})

const room: RoomRules = {
  unit: '元',
  decimals: 6,
  P0: '1',
  S: '0.1',
  M: null,
  stepRule: 'FREE',
  reserve: 'NONE',
  priority: 'NONE',
}
const wrongForm = '报价格式不正确'

test.each([
  ['1，643，000.50', '1643000.50', null],
  ['1 643\u00A0000', '1643000', null],
  ['1.000001', '1.000001', null],
  ['1.0000001', '1.0000001', wrongForm],
  ['999999999999', '999999999999', null],
  ['1234567890123', '1234567890123', wrongForm],
  ['１６４３０００．５', '1643000.5', null],
  ['0', '0', '首次报价不得低于起始价'],
  ['', '', wrongForm],
])('[F18] %j is read as %j, and a room says of it: %j', (text, read, said) => {
  const amount = typedAmount(text)
  expect(amount).toBe(read)
  const problem = amountProblem(amount ?? '', room, { current: null, minNext: '1', maxNext: null }, 'FREE')
  expect(problem && refusalText(problem.wording, problem.values)).toBe(said)
})

test('[F18] a nought too many is read in capitals', () => {
  expect(capitals('164300')).toBe('壹拾陆万肆仟叁佰元整')
  expect(capitals('1643000')).toBe('壹佰陆拾肆万叁仟元整')
})
