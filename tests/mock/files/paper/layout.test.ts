import { describe, expect, test } from 'vitest'
import { layoutPaper } from '#src/mock/files/paper/layout.ts'
import type { PageItem, Paper } from '#src/mock/files/paper/paper.ts'
import { seamSlices } from '#src/mock/files/paper/picture/seam.ts'
import { samplePaper } from './sample.ts'

const measure = (char: string): number => (/[ -~]/.test(char) ? 0.5 : 1)
const layout = (over: Partial<Paper>) => layoutPaper({ ...samplePaper, ...over }, measure)
const textsOf = (items: readonly PageItem[]) => items.flatMap((item) => (item.kind === 'text' ? [item] : []))
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'paragraph' as const, text: `第 ${index + 1} 款。` }))
const parties = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `P${index}`, label: '受让方', name: '某公司', lines: [] }))

describe('the pages of a contract', () => {
  test('[BD-07] each has the number of the contract and its own', () => {
    const { pages } = layout({ blocks: paragraphs(40) })
    expect(pages).toHaveLength(2)
    expect(
      pages.map((items) =>
        textsOf(items)
          .map(({ text }) => text)
          .slice(-4),
      ),
    ).toEqual([
      ['产权交易合同（股权类）', '合同编号：MJHT-2026-0001278', '岷江产权交易网', '第 1 页 / 共 2 页'],
      ['产权交易合同（股权类）', '合同编号：MJHT-2026-0001278', '岷江产权交易网', '第 2 页 / 共 2 页'],
    ])
  })

  test('[BD-07] a long title is cut in the head, where the number is', () => {
    const { pages } = layout({ title: '数控加工中心'.repeat(12), blocks: [] })
    const head = textsOf(pages[0]!).at(-4)!
    expect(head.text).toBe(`${'数控加工中心'.repeat(5)}数控加…`)
    expect(textsOf(pages[0]!)[0]!.text).toHaveLength(22)
  })

  test('[BD-07] paragraphs have an indent of two characters, and full lines reach both margins', () => {
    const { pages } = layout({ blocks: [{ kind: 'paragraph', text: '转'.repeat(60) }] })
    const [first, second] = textsOf(pages[0]!).filter(({ text }) => text.startsWith('转转'))
    expect([first!.x, first!.size, first!.text.length]).toEqual([94.87, 12, 35])
    expect(first!.x + 35 * 12 + 34 * first!.spacing).toBeCloseTo(524.41, 2)
    expect([second!.x, second!.spacing, second!.text.length]).toEqual([70.87, 0, 25])
    expect(second!.y - first!.y).toBeCloseTo(19.2, 5)
  })

  test('[BD-07] a heading is never the last line of a page', () => {
    // So many lines that the heading would just fit.
    const { pages } = layout({ blocks: [...paragraphs(33), { kind: 'heading', text: '第二条' }, ...paragraphs(3)] })
    const at = pages.map((items) => textsOf(items).some(({ text }) => text === '第二条'))
    expect(at).toEqual([false, true])
  })

  test('[BD-07] the places to sign are together on the last page with the verification address', () => {
    const { pages, places } = layout({ blocks: paragraphs(25) })
    expect(pages).toHaveLength(2)
    expect(places.map(({ id, page, x, width, height }) => [id, page, x, width, height])).toEqual([
      ['P1', 1, 70.87, 216.76999999999998, 124],
      ['P2', 1, 307.64, 216.76999999999998, 124],
      ['P3', 1, 70.87, 216.76999999999998, 124],
    ])
    expect(pages[1]!.find((item) => item.kind === 'qr')).toMatchObject({ text: samplePaper.verifyAddress, size: 84 })
    expect(textsOf(pages[1]!).map(({ text }) => text)).toContain('转让方：绵阳涪江资产管理有限公司')
  })

  test('[BD-07] many parties take several pages, and none is divided', () => {
    const { pages, places } = layout({ blocks: [], parties: parties(21) })
    expect(places).toHaveLength(21)
    expect(places.filter(({ y, height }) => y < 70 || y + height > 772)).toEqual([])
    expect(new Set(places.map(({ page }) => page)).size).toBe(pages.length)
  })
})

describe('a seam seal', () => {
  test('[BD-07] has one slice for each page, and none for a single page', () => {
    expect(seamSlices(1)).toEqual([])
    expect(seamSlices(4)).toEqual([
      { page: 0, from: 0, to: 0.25 },
      { page: 1, from: 0.25, to: 0.5 },
      { page: 2, from: 0.5, to: 0.75 },
      { page: 3, from: 0.75, to: 1 },
    ])
  })

  test('[BD-07] of more than sixteen pages is repeated, evenly', () => {
    const slices = seamSlices(17)
    expect(slices.map(({ page }) => page)).toEqual([...Array(17).keys()])
    expect(slices.filter(({ from }) => from === 0).map(({ page }) => page)).toEqual([0, 9])
    expect(slices.filter(({ to }) => to === 1).map(({ page }) => page)).toEqual([8, 16])
  })
})
