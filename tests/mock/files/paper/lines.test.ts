import { describe, expect, test } from 'vitest'
import { brokenLines } from '#src/mock/files/paper/text/lines.ts'

/** Letters and digits are half as wide as the others. */
const measure = (char: string): number => (/[ -~]/.test(char) ? 0.5 : 1)
const texts = (text: string, room: number, indent = 0) =>
  brokenLines(text, { room, indent }, measure).map((line) => line.text)

describe('lines of a contract', () => {
  test('[BD-07] are broken between any two Chinese characters, the first one after its indent', () => {
    expect(texts('转让方与受让方经公开竞价', 5)).toEqual(['转让方与受', '让方经公开', '竞价'])
    expect(texts('转让方与受让方经公开竞价', 5, 2)).toEqual(['转让方', '与受让方经', '公开竞价'])
  })

  test.each([
    ['a comma and what is before it go to the next line', '转让方与受，让方', 5, ['转让方与', '受，让方']],
    ['as do several marks', '依据法典》。其余', 5, ['依据法', '典》。其余']],
    ['an opening bracket goes with what follows', '转让方（甲方）', 4, ['转让方', '（甲方）']],
    ['so does an opening quotation mark', '本合同中，“转让方”', 6, ['本合同中，', '“转让方”']],
    ['a number stays whole', '价款为12,345.67元', 5, ['价款为', '12,345.67', '元']],
    ['a word stays whole', '依照Equity法', 4, ['依照', 'Equity法']],
    ['a dash stays whole', '甲方乙方——丙', 5, ['甲方乙', '方——丙']],
    ['a space is not the first of a line', '第一条 定义', 3, ['第一条', '定义']],
    ['a number that is wider than a line is divided', '123456789', 2, ['1234', '5678', '9']],
    ['a date and its time stay together', '请于 2026-02-10 17:00 前签订', 9, ['请于', '2026-02-10 17:00', '前签订']],
    ['so does a date in words', '签订于2026年3月14日', 7.5, ['签订于', '2026年3月14日']],
    ['and an amount with its unit', '共计人民币 3,355,000.00 元', 8, ['共计人民币', '3,355,000.00 元']],
    [
      'an address is divided after one of its signs',
      'https://www.ab.example/c/d?code=WS1',
      12,
      ['https://www.ab.example/', 'c/d?code=WS1'],
    ],
    ['no text is one empty line', '', 5, ['']],
  ])('%s', (_, text, room, lines) => {
    expect(texts(text, room)).toEqual(lines)
  })

  test('have a width, and the last one is marked', () => {
    expect(brokenLines('转让方 35% 股权', { room: 6, indent: 2 }, measure)).toEqual([
      { text: '转让方', width: 3, indent: 2, isLast: false },
      { text: '35% 股权', width: 4, indent: 0, isLast: true },
    ])
  })
})
