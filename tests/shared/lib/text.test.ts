import { describe, expect, test, vi } from 'vitest'
import { cut, summary } from '#src/shared/lib/text/text.ts'

const han = (count: number) => '产'.repeat(count)

describe('titles', () => {
  test.each([
    ['', 55, ''],
    [han(54), 55, han(54)],
    [han(55), 55, han(55)],
    [han(56), 55, `${han(55)}…`],
    [han(60), 60, han(60)],
    [han(61), 60, `${han(60)}…`],
    [han(55), 60, han(55)],
    ['𠮷'.repeat(55), 55, '𠮷'.repeat(55)],
    ['𠮷'.repeat(56), 55, `${'𠮷'.repeat(55)}…`],
    [`${han(54)}𠮷野`, 55, `${han(54)}𠮷…`],
    [`${han(54)}👍🏽好`, 55, `${han(54)}…`],
    [`${han(53)}👍🏽好`, 55, `${han(53)}👍🏽…`],
    [`${han(54)}\r\n好`, 55, `${han(54)}…`],
    ['👨‍👩‍👧‍👦', 3, '…'],
  ])('[CT-03] %j at %i', (text, max, shown) => {
    expect(cut(text, max)).toBe(shown)
  })
})

describe('summaries', () => {
  test.each([
    ['', ''],
    [han(90), han(90)],
    [han(91), han(91)],
    [han(96), han(96)],
    [han(97), `${han(90)}…`],
    [han(500), `${han(90)}…`],
    ['𠮷'.repeat(96), '𠮷'.repeat(96)],
    ['𠮷'.repeat(97), `${'𠮷'.repeat(90)}…`],
    [`${han(89)}👩‍🚒${han(20)}`, `${han(89)}…`],
    [`${han(87)}👩‍🚒${han(20)}`, `${han(87)}👩‍🚒…`],
  ])('[CT-03] %j', (text, shown) => {
    expect(summary(text)).toBe(shown)
  })
})

// Each is one grapheme; most are several code points, nearly all more than one code unit.
const characters = [
  '𠮷',
  '𠀀',
  '𪚥',
  '𫝆',
  '𰻞',
  '𱁬',
  '𬸚',
  '𬭎',
  '㐂',
  '㛃',
  '龘',
  '〇',
  '𡈽',
  '𠂇',
  '𦈘',
  '葛󠄀',
  '辻󠄁',
  '邉󠄂',
  '﨑︀',
  '漢︁',
  '😀',
  '🏢',
  '🏭',
  '🚜',
  '💰',
  '🈵',
  '㊗️',
  '☎️',
  '❤️',
  '✅',
  '👍🏻',
  '👍🏿',
  '👩🏽‍💻',
  '👨‍👩‍👧‍👦',
  '👩‍❤️‍👨',
  '🏳️‍🌈',
  '🏴‍☠️',
  '🧑🏾‍🤝‍🧑🏻',
  '🐕‍🦺',
  '👁️‍🗨️',
  '🇨🇳',
  '🇭🇰',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '#️⃣',
  'é',
  'ö̲',
  '한',
  'நி',
  'ก็',
]

test('[CT-03] there are fifty graphemes, all different', () => {
  expect(new Set(characters).size).toBe(50)
})

describe.each(characters)('with %s at the edge', (character) => {
  const size = Array.from(character).length

  test('[CT-03] it is kept whole if it fits and dropped whole if it does not', () => {
    expect(cut(`${han(55 - size)}${character}${han(9)}`, 55)).toBe(`${han(55 - size)}${character}…`)
    for (let over = 1; over < size; over += 1) {
      const before = han(55 - size + over)
      expect(cut(`${before}${character}${han(9)}`, 55)).toBe(`${before}…`)
    }
  })

  test('[CT-03] a run of it is cut between two graphemes', () => {
    const shown = summary(character.repeat(97))
    expect(shown).toBe(`${character.repeat(Math.floor(90 / size))}…`)
    expect(Array.from(shown).length).toBeLessThanOrEqual(91)
  })
})

test('[CT-03] without a segmenter surrogate pairs are not split', () => {
  vi.stubGlobal('Intl', {})
  expect(cut('𠮷'.repeat(56), 55)).toBe(`${'𠮷'.repeat(55)}…`)
  vi.unstubAllGlobals()
})
