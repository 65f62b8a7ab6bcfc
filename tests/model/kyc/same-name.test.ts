import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableName, isNameOf, isSameName } from '#src/model/kyc/same-name.ts'

const han = fc.constantFrom(...'周岷生林知秋何景川阿卜杜热合曼买买提成都实业有限公司')
const latin = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const word = (letter: fc.Arbitrary<string>) =>
  fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''))
const hanName = fc.array(word(han), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('·'))
const latinName = fc.array(word(latin), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
const bodyName = fc
  .tuple(word(han), word(latin), word(han))
  .map(([place, sign, kind]) => `${place}（${sign}）${kind}有限公司`)
const name = fc.oneof(hanName, latinName, bodyName)

/** The same text from a Chinese keyboard. */
const fullWidth = (text: string) =>
  [...text].map((sign) => (/[!-~]/.test(sign) ? String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0) : sign)).join('')
const spaced = (text: string, space: string) => [...text].join(space)

describe('[BD-05] the account name equals the owner’s name, however it is typed', () => {
  test('full-width characters are equal', () => {
    fc.assert(fc.property(name, (text) => isSameName(fullWidth(text), text)))
  })

  test('spaces around a name, and within a Chinese one, are ignored', () => {
    const space = fc.constantFrom(' ', '　', '\t', '\u00A0', '\u200B', '  ')
    fc.assert(
      fc.property(name, space, (text, gap) => {
        expect(isSameName(`${gap}${text}${gap}`, text)).toBe(true)
      }),
    )
    fc.assert(fc.property(hanName, space, (text, gap) => isSameName(spaced(text, gap), text)))
  })

  test('the point within a name has many characters', () => {
    const point = fc.constantFrom('•', '・', '･', '‧', '∙', '⋅', '.', '．', ' · ', '・　')
    fc.assert(fc.property(hanName, point, (text, sign) => isSameName(text.replaceAll('·', sign), text)))
  })

  test('brackets, dashes and lower case', () => {
    expect(isSameName('成都岷岸(集团)有限公司', '成都岷岸（集团）有限公司')).toBe(true)
    expect(isSameName('SMITH－JONES  John', 'Smith-Jones JOHN')).toBe(true)
    expect(isSameName('J. SMITH', 'J.SMITH')).toBe(true)
  })

  test('a different name stays different: letters, order, words, points', () => {
    fc.assert(
      fc.property(word(han), word(han), (one, other) => {
        expect(isSameName(one, other)).toBe(one === other)
      }),
    )
    for (const [one, other] of [
      ['周岷生', '周民生'],
      ['成都岷岸实业有限公司', '成都岷岸实业公司'],
      ['AN NA', 'ANNA'],
      ['买买提·阿卜杜', '买买提阿卜杜'],
      ['周岷生', '周岷生2'],
    ] as const)
      expect(isSameName(one, other), `${one} ${other}`).toBe(false)
  })

  test('it is an equivalence, and an empty name matches none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(comparableName(comparableName(one))).toBe(comparableName(one))
        expect(isSameName(one, other)).toBe(isSameName(other, one))
      }),
    )
    for (const none of ['', ' ', '　', '\u200B\u202E']) expect(isSameName(none, none)).toBe(false)
  })

  test('a former name belongs to the party, but is not the current name', () => {
    expect(isNameOf('成都岷岸 实业公司', ['成都岷岸实业有限公司', '成都岷岸实业公司'])).toBe(true)
    expect(isNameOf('蜀锦商贸有限公司', ['成都岷岸实业有限公司', '成都岷岸实业公司'])).toBe(false)
  })
})
