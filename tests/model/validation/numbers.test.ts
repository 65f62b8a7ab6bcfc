import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharesSum } from '#src/features/enrolment/form.ts'
import { numberTyped, typedYuan } from '#src/model/money/typed.ts'
import { amountProblem, capitalProblem } from '#src/model/kyc/rules.ts'
import { bankCard, corporateAccount } from '#src/model/validation/bank-card.ts'
import { citizenId } from '#src/model/validation/citizen-id.ts'
import { moneyOf } from '#src/model/validation/money-input.ts'
import { landline, mobile } from '#src/model/validation/phone.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'

/** Each numeric field: whether it accepts a text. `good` is an accepted one. */
const fields: Readonly<Record<string, { takes: (typed: string) => boolean; good: string }>> = {
  'an amount in 元': { takes: (typed) => typedYuan(typed) !== '', good: '1050' },
  'an amount in 万元': { takes: (typed) => moneyOf(typed) !== '', good: '1050' },
  'a share': { takes: (typed) => sharesSum(typed, []) !== null, good: '50' },
  'the capital of a company': { takes: (typed) => capitalProblem(typed) === null, good: '1050' },
  'the amount of a transfer': { takes: (typed) => amountProblem(typed) === null, good: '0.51' },
  'a mobile phone': { takes: (typed) => mobile(typed) === null, good: '13900000051' },
  'a landline': { takes: (typed) => landline(typed) === null, good: '028-60000051' },
  'a code': { takes: (typed) => smsCodeText(typed) === null, good: '105051' },
  'a bank card': { takes: (typed) => bankCard(typed) === null, good: '4111111111111111' },
  'an account': { takes: (typed) => corporateAccount(typed) === null, good: '1050505051' },
  'a citizen number': { takes: (typed) => citizenId(typed) === null, good: '11010519491231002X' },
}
const of = Object.entries(fields)

/** The text with its last digit replaced. */
const withLast = (text: string, as: (digit: string) => string) => text.replace(/\d(?=\D*$)/, as)
const fullWidth = (digit: string) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)

describe('[D29] [AC-10] numbers are typed by one rule in every form', () => {
  test.each(of)('%s accepts ASCII digits and those of a Chinese keyboard', (_, { takes, good }) => {
    expect([good, takes(good)]).toEqual([good, true])
    const wide = withLast(good, fullWidth)
    expect([wide, takes(wide)]).toEqual([wide, true])
  })

  test.each(of)('%s accepts nothing that only resembles a digit', (_, { takes, good }) => {
    const others = ['⁵', '₅', '①', '⑤', '½', 'Ⅴ', '٥', '५', '𝟓', '五', '㊄']
    for (const sign of others) {
      const typed = withLast(good, () => sign)
      expect([typed, takes(typed)]).toEqual([typed, false])
    }
  })

  test.each(of)('%s reads no number from other text', (_, { takes }) => {
    for (const typed of ['10²', '①②', '⁵0', '1.234,56', '1e3', '0x10', '-5', '1,5'])
      expect([typed, takes(typed)]).toEqual([typed, false])
  })

  test('a number that is not money is read by the same rule; other text stays as typed', () => {
    expect(['５０．５', '1,000', ' 7 ', '5⁰', '50%', null].map(numberTyped)).toEqual([
      '50.5',
      '1000',
      '7',
      '5⁰',
      '50%',
      '',
    ])
  })

  test('no other code converts characters to digits', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.tsx?$/.test(file) && readFileSync(`src/${file}`, 'utf8').includes("normalize('NFKC')"))
    expect(files.toSorted()).toEqual([
      // Compares, finds or hides; returns no number.
      'mock/normalised.ts',
      'model/kyc/same-name.ts',
      'model/session/breached/breached.ts',
      'model/validation/rule.ts',
      'shared/lib/navigation/safe-href.ts',
      'shared/lib/storage/private-parts.ts',
      'shared/ui/list/Pager.tsx',
    ])
  })
})
