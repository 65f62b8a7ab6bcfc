import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { refusalLabels } from '#src/model/bidding/labels.ts'
import { enrolLabels, progressLabels } from '#src/model/enrolment/labels.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { refusalTexts } from '#tests/support/refusal-texts.ts'

const folder = 'src/locales/en'
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>
const nameless = (text: string) => text.replaceAll(/\{\{\w*\}\}/g, '{{}}')
const hasValue = (text: string) => text.includes('{{')

const refusals = Object.keys(read('refusals.json'))
const others = readdirSync(folder).filter((name) => name !== 'refusals.json')
const shownElsewhere = new Set(others.flatMap((name) => Object.keys(read(name))))

/** Texts of the model that the exchange sends with their values filled in. */
const ofTheModel = [refusalLabels, enrolLabels, progressLabels, fileTroubleText]
  .flatMap((text) => Object.values(text))
  .filter(hasValue)

const texts = refusalTexts()
const wanted = new Set([...texts, ...ofTheModel.map(nameless)])

describe('refusals of the exchange in English', () => {
  test('[SE-10] every text has its English', () => {
    expect(texts.size).toBeGreaterThan(120)
    const known = new Set(refusals.map(nameless))
    expect([...wanted].filter((text) => !known.has(text) && (hasValue(text) || !shownElsewhere.has(text)))).toEqual([])
  })

  test('every English text has its Chinese one', () => {
    expect(refusals.filter((text) => !wanted.has(nameless(text)))).toEqual([])
  })

  test('a text without values that the interface uses, too, has its English there only', () => {
    expect(refusals.filter((text) => !hasValue(text) && shownElsewhere.has(text))).toEqual([])
  })
})
