import { expect, test } from 'vitest'
import type { Form } from '#src/mock/files/paper/form/form.ts'
import { layoutForm } from '#src/mock/files/paper/form/layout-form.ts'
import { margin, pageSize } from '#src/mock/files/paper/paper.ts'

/** A statement with so many transfers. */
const statement = (transfers: number): Form => ({
  title: '结算单',
  numberLabel: '结算单号',
  no: 'JS202603210001',
  at: Date.parse('2026-03-21T05:00:00Z'),
  opening: '下列项目的应付款项已经本所结算账户全部结清，金额核对如下。',
  facts: [['项目名称', '很长的名称'.repeat(20)]],
  figures: [
    {
      title: '银行到账明细（单位：人民币元）',
      columns: ['到账时间、付款户名和流水号', '金额'],
      rows: Array.from({ length: transfers }, (_, index) => [`流水号 ${index}`, '999,999,999,999.99']),
      total: ['计入应付款项', '1.00'],
    },
  ],
  closing: ['对本结算单有异议的，请自出具之日起 5 个工作日内向交易所提出。'],
  end: {
    kind: 'seal',
    issuer: '岷江联合产权交易所',
    verifyAddress: 'https://www.minjiang-exchange.example/contract/verify?code=JS202603210001-BE581442',
  },
})

test.each([
  [2, 1],
  [10, 1],
  [20, 2],
  [26, 2],
  [60, 3],
])(
  '[BD-05] a statement with %i transfers has %i pages: no row is divided, and the seal is on the last one',
  (count, expected) => {
    const { pages, places } = layoutForm(statement(count), (char) => (char < '\u007f' ? 0.5 : 1))
    expect(pages).toHaveLength(expected)
    const [place] = places
    expect(place!.page).toBe(expected - 1)
    expect(place!.y + place!.height).toBeLessThanOrEqual(pageSize.height - margin)
    const cells = pages.flat().filter((item) => item.kind === 'cell')
    // Those of the one fact, of the head, the transfers and the total.
    expect(cells).toHaveLength(2 * (count + 3))
    for (const { x, y, width, height } of cells) {
      expect([x >= margin - 0.01, x + width <= pageSize.width - margin + 0.01]).toEqual([true, true])
      expect([y >= margin, y + height <= pageSize.height - margin + 0.01]).toEqual([true, true])
    }
    const texts = pages.map((items) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    expect(texts.map((page) => page.includes('结算单号：JS202603210001'))).toEqual(pages.map(() => true))
    expect(texts.at(-1)).toContain('2026年3月21日')
  },
)
