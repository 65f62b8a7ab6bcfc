import { beforeAll, describe, expect, test } from 'vitest'
import { type ComposedPaper, composePaper } from '#src/mock/files/paper/compose.ts'
import { documentFont } from '#src/mock/files/paper/font.ts'
import type { Stamps } from '#src/mock/files/paper/stamps.ts'
import { svgOf } from '#src/mock/files/paper/svg/operators.ts'
import { pagePicture } from '#src/mock/files/paper/svg/page-picture.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { closePath, fill, moveTo, rectangle, setDashPattern, setFillingGrayscaleColor, stroke } from '@cantoo/pdf-lib'
import { samplePaper } from './sample.ts'

let made: ComposedPaper
beforeAll(async () => {
  registerNodeFont()
  made = await composePaper({ ...samplePaper, blocks: samplePaper.blocks.slice(0, 24) })
})

const seal = {
  kind: 'seal' as const,
  design: { shape: 'round' as const, text: '绵阳涪江资产管理有限公司', across: '合同专用章', below: '5101' },
}
const drawn = {
  kind: 'drawn' as const,
  strokes: [
    [
      { x: 0.1, y: 0.2 },
      { x: 0.5, y: 0.4 },
      { x: 0.9, y: 0.1 },
    ],
  ],
}

const stamps = (): Stamps[] => {
  const [one, two] = made.places
  return [
    {
      marks: [{ ...one!, picture: seal }],
      seam: { picture: seal, y: 150 },
      note: { page: one!.page, ...one!.note, text: '2026-03-06' },
    },
    { marks: [{ ...two!, picture: drawn }], seam: null, note: null },
  ]
}
const picture = (index: number, signatures = 0) =>
  pagePicture({ items: made.items[index]!, index, pages: made.pages.length }, stamps().slice(0, signatures))

const count = (text: string, wanted: RegExp): number => [...text.matchAll(wanted)].length

describe('the picture of a page of a contract', () => {
  test('[BD-07] has each line where the PDF has it, as outlines that are defined once', async () => {
    const svg = await picture(0)
    const lines = made.items[0]!.flatMap((item) => (item.kind === 'text' && item.text !== '' ? [item] : []))
    const height = made.pages[0]!.height
    const at = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/g)].map((match) =>
      match.slice(1).map(Number),
    )
    expect(at).toEqual(
      lines.map(({ x, y, size }) => [Math.round(x * 100) / 100, Math.round((height - y) * 100) / 100, size / 320]),
    )
    const { outlineOf } = await documentFont()
    const chars = lines.flatMap(({ text }) => Array.from(text)).filter((char) => outlineOf(char).parts.length > 0)
    expect(count(svg, /<use /g)).toBe(chars.length)
    expect(count(svg, /<path id=/g)).toBe(new Set(chars).size)
    expect(svg).not.toMatch(/<text|font|转让方/)
  })

  test('[BD-07] spreads a justified line as the PDF does', async () => {
    const svg = await picture(0)
    const lines = made.items[0]!.flatMap((item) => (item.kind === 'text' && item.text !== '' ? [item] : []))
    const index = lines.findIndex(({ spacing, text }) => spacing > 0.1 && !text.endsWith(' '))
    const { text, size, spacing } = lines[index]!
    const { widthOf } = await documentFont()
    const printed = [...text].slice(0, -1).reduce((sum, char) => sum + widthOf(char) * size + spacing, 0)
    const group = svg.split('<g transform="translate')[index + 1]!
    const [, last] = [...group.matchAll(/ x="(\d+)"/g)].at(-1)!
    // A hundredth of its size at most: the grid of the picture.
    expect(Number(last) * (size / 320)).toBeCloseTo(printed, 1)
  })

  test('[BD-07] has the marks of so many signatures, and a slice of the seam seal on each page', async () => {
    const last = made.places[0]!.page
    const shown = async (index: number, signatures: number) => {
      const svg = await picture(index, signatures)
      return [count(svg, /<use href="#mark-/g), count(svg, /<clipPath/g), count(svg, /<g id="mark-/g)]
    }
    expect(await shown(last, 0)).toEqual([0, 0, 0])
    expect(await shown(last, 1)).toEqual([2, 1, 1])
    expect(await shown(last, 2)).toEqual([3, 1, 2])
    expect(await shown(0, 2)).toEqual([1, 1, 1])
  })

  test('[BD-07] has the marks where the PDF has them', async () => {
    const { page, x, y, width, height } = made.places[0]!
    const svg = await picture(page, 1)
    // A round seal of 40 mm in the middle of the place.
    const size = 40 * (72 / 25.4)
    const two = (value: number) => Math.round(value * 100) / 100
    expect(svg).toContain(
      `matrix(${two(size)} 0 0 ${two(size)} ${two(x + (width - size) / 2)} ${two(841.89 - y - (height + size) / 2)})`,
    )
  })
})

describe('operators of a PDF as SVG', () => {
  test('have the same lines, areas and colours', () => {
    expect(svgOf([setFillingGrayscaleColor(0.4), moveTo(1, 2), closePath(), fill()])).toBe(
      '<path d="M1 2Z" fill="#666666"/>',
    )
    expect(svgOf([setDashPattern([3, 2], 0), rectangle(1, 2, 30, 40), stroke()])).toBe(
      '<path d="M1 2h30v40h-30Z" fill="none" stroke="#000" stroke-width="1" stroke-dasharray="3 2"/>',
    )
  })
})
