import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../scripts/texts/english.ts'
import { interfaceSources, keysOf, looseChinese } from '../../scripts/texts/interface.ts'
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
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
    expect(Object.entries(english).filter(([key, text]) => String(values(key)) !== String(values(text)))).toEqual([])
  })

  test('Chinese occurs only in t(), labels.ts, routes.ts and the brand', () => {
    const loose = sources.flatMap((source) => {
      const line = looseChinese(source)
      return line ? [`${source.file}: ${line}`] : []
    })
    expect(loose).toEqual([])
  })
})
