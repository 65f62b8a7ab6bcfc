import { describe, expect, test } from 'vitest'
import { kindCodes } from '#src/model/asset-kind/labels.ts'
import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { englishTexts } from '../../scripts/texts/english.ts'
import { allSources, interfaceSources, keysOf, looseChinese } from '../../scripts/texts/interface.ts'
import { tidyTexts } from '../../scripts/texts/tidy.ts'

const sources = interfaceSources()
const english = englishTexts()
/** What `npm run texts` reports. */
const { missing, unused, contradictory, moved, unsorted } = tidyTexts({ write: false })

describe('interface texts (decision 8)', () => {
  test('[SE-10] every Chinese key has its English', () => {
    expect(new Set(sources.flatMap(keysOf)).size).toBeGreaterThan(2000)
    expect(missing).toEqual([])
  })

  test('every English text has its key', () => {
    expect(unused).toEqual([])
  })

  test('no key has two English texts', () => {
    expect(contradictory).toEqual([])
  })

  test('every text is in the file of the area that uses it, sorted by its key', () => {
    expect({ moved, unsorted }).toEqual({ moved: [], unsorted: [] })
  })

  test('English contains the placeholders of its key', () => {
    const values = (text: string) =>
      [...text.matchAll(/\{\{(\w+)(?:\.(?:label|full)|\|[a-z ]+\|[a-z ]+)?\}\}/g)].map(([, name]) => name).toSorted()
    expect(Object.entries(english).filter(([key, text]) => String(values(key)) !== String(values(text)))).toEqual([])
  })

  test('names of prices in an English text are labels', () => {
    const names = Object.keys(priceNameValues()).map((name) => `{{${name}}}`)
    expect(Object.values(english).filter((text) => names.some((name) => text.includes(name)))).toEqual([])
  })

  test('Chinese occurs only in t(), labels.ts, routes.ts and the brand', () => {
    const loose = sources.flatMap((source) => {
      const line = looseChinese(source)
      return line ? [`${source.file}: ${line}`] : []
    })
    expect(loose).toEqual([])
  })
})

describe('what prices are called', () => {
  const names = [undefined, ...kindCodes].flatMap((code) => Object.values(priceNameValues(code)))
  /** 成交价款 is a sum to pay, 当前价格 any price of the moment. */
  const named = new RegExp(`(?:${[...new Set(names)].join('|')})(?![款格])`, 'u')

  test('[LS-04] only the table of kinds names them; all other texts use priceName, startPriceName or priceNameValues', () => {
    const naming = allSources().filter(({ text }) => named.test(text))
    expect(naming.map(({ file }) => file)).toEqual(['model/asset-kind/labels.ts'])
  })
})
