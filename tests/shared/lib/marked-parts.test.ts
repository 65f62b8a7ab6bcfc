import { expect, test } from 'vitest'
import { markedParts } from '#src/shared/lib/text/marked-parts.ts'

const hits = (text: string, words: string) =>
  markedParts(text, words)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test('the words of a search are marked in any case, the longer one first, and nothing else', () => {
  expect(hits('产权交易合同（股权类）', '合同 股权')).toBe('产权交易[合同]（[股权]类）')
  expect(hits('PDF 与 pdf', 'Pdf')).toBe('[PDF] 与 [pdf]')
  expect(hits('保证金保函', '保证 保证金')).toBe('[保证金]保函')
  expect(hits('价格 1.5 (含税)', '1.5 (')).toBe('价格 [1.5] [(]含税)')
  expect(hits('原文不变', '  ')).toBe('原文不变')
})
