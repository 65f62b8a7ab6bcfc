import { assert, bigInt, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { refusalText } from '#src/model/bidding/refusals.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { amountProblem, needsSecondConfirm, stepped } from '#src/model/money/quoted.ts'
import { typedAmount } from '#src/model/money/typed.ts'

const runs = { numRuns: 500 }
const million = 1_000_000n

/** Millionths as a decimal with six places. */
const textOf = (units: bigint): string => `${units / million}.${String(units % million).padStart(6, '0')}`
const unitsOf = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * million + BigInt(fraction.padEnd(6, '0'))
}

/** Spellings of an amount that people type or paste. */
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

const at = (price: bigint) => ({ current: textOf(price), minNext: null, maxNext: null })

test('[F18] of 500 prices raised by a percentage, up to 30 % is confirmed once and more is confirmed twice', () => {
  assert(
    property(bigInt(1n, 9_999_999_999n * million), bigInt(0n, 60n), (cent, share) => {
      // One step is as much as the price, so that only the percentage counts.
      const price = 100n * cent
      const isAsked = (raise: bigint) => needsSecondConfirm(textOf(price + raise), textOf(price), at(price))
      return isAsked(share * cent) === share > 30n && !isAsked(30n * cent) && isAsked(30n * cent + 1n)
    }),
    runs,
  )
})

test('[F18] of 500 prices raised by steps, up to ten steps are confirmed once and more are confirmed twice', () => {
  assert(
    property(bigInt(1n, 999_999n * million), bigInt(0n, 40n), (step, steps) => {
      // Forty steps are 4 % of the price, so that only the steps count.
      const price = 1_000n * step
      return needsSecondConfirm(textOf(price + steps * step), textOf(step), at(price)) === steps > 10n
    }),
    runs,
  )
})

test('[F18] 500 prices with an additional zero are all confirmed twice', () => {
  assert(
    property(bigInt(1n, 99_999_999_999n), bigInt(1n, 10_000n * million), (price, step) =>
      needsSecondConfirm(`${price}0`, textOf(step), at(price * million)),
    ),
    runs,
  )
})

test.each([
  ['1000000', '10000', '1100000', false],
  ['1000000', '10000', '1110000', true],
  ['1000000', '10000', '10000000', true],
  ['1000000', '100000', '1300000', false],
  ['1000000', '100000', '1300000.000001', true],
  ['16430000', '50000', '16930000', false],
  ['16430000', '50000', '165000000', true],
  ['0.1', '0.01', '0.13', false],
  ['0.1', '0.01', '0.14', true],
  ['3', '0.1', '3.9', false],
  ['3', '0.1', '3.91', true],
])('[F18] from %s by steps of %s to %s: confirmed a second time: %s', (current, step, amount, isAsked) => {
  expect(needsSecondConfirm(amount, step, { current, minNext: null, maxNext: null })).toBe(isAsked)
  // Before the first quote the amount is compared with the start price.
  expect(needsSecondConfirm(amount, step, { current: null, minNext: current, maxNext: null })).toBe(isAsked)
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
])('[F18] %j is read as %j, and the room answers %j', (text, read, message) => {
  const amount = typedAmount(text)
  expect(amount).toBe(read)
  const problem = amountProblem(amount ?? '', room, { current: null, minNext: '1', maxNext: null }, 'FREE')
  expect(problem && refusalText(problem.wording, problem.values)).toBe(message)
})

test('[F18] an additional zero shows in the capitals', () => {
  expect(capitals('164300')).toBe('壹拾陆万肆仟叁佰元整')
  expect(capitals('1643000')).toBe('壹佰陆拾肆万叁仟元整')
})
