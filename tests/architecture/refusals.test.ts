import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../scripts/texts/english.ts'
import { refusalTexts, refusalsOfTheModel } from '../../scripts/texts/exchange.ts'
import { interfaceSources, keysOf } from '../../scripts/texts/interface.ts'
import { hasValue, nameless } from '../../scripts/texts/places.ts'

const refusals = Object.keys(englishTexts('exchange/refusals.json'))
const english = new Set(Object.keys(englishTexts()))
const shown = new Set(interfaceSources().flatMap(keysOf))

const texts = refusalTexts()
const wanted = new Set([...texts, ...refusalsOfTheModel().map(nameless)])

describe('refusals of the exchange in English', () => {
  test('[SE-10] every text has its English', () => {
    expect(texts.size).toBeGreaterThan(120)
    const known = new Set(refusals.map(nameless))
    expect([...wanted].filter((text) => !known.has(text) && (hasValue(text) || !english.has(text)))).toEqual([])
  })

  test('every English text has its Chinese one', () => {
    expect(refusals.filter((text) => !wanted.has(nameless(text)))).toEqual([])
  })

  test('a text without values that the interface uses, too, has its English there only', () => {
    expect(refusals.filter((text) => !hasValue(text) && shown.has(text))).toEqual([])
  })
})
