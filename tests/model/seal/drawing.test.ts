import { describe, expect, test } from 'vitest'
import { sealDrawing, type SealDrawing, type SealGlyph } from '#src/model/seal/drawing.ts'
import type { SealDesign } from '#src/model/seal/schema.ts'

const plain: SealDesign = { shape: 'round', text: '', across: '', below: '' }
const drawn = (over: Partial<SealDesign>): SealDrawing => sealDrawing({ ...plain, ...over })

type Point = readonly [x: number, y: number]

/** The corners of a character's box. */
function cornersOf({ x, y, width, height, turn }: SealGlyph): Point[] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [dx, dy] = [(right * width) / 2, (down * height) / 2]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  })
}

/** Whether a side of the first box separates it from the second. */
const isApart = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.some(([x, y], index) => {
    const [nextX, nextY] = one[(index + 1) % one.length]!
    return other.every(([px, py]) => (nextX - x) * (py - y) - (nextY - y) * (px - x) < 0)
  })

/** Pairs of characters whose boxes overlap. */
function overlaps({ glyphs }: SealDrawing): string[] {
  const boxes = glyphs.map(cornersOf)
  return glyphs.flatMap((glyph, index) =>
    glyphs.slice(index + 1).flatMap((other, offset) => {
      const [one, two] = [boxes[index]!, boxes[index + 1 + offset]!]
      return isApart(one, two) || isApart(two, one) ? [] : [`${glyph.char}${index} ${other.char}`]
    }),
  )
}

/** Characters that touch the line of the frame. */
function outside({ frame, glyphs }: SealDrawing): string[] {
  const isInside = ([x, y]: Point): boolean =>
    frame.kind === 'ellipse'
      ? (x / (frame.rx - frame.line / 2)) ** 2 + (y / (frame.ry - frame.line / 2)) ** 2 < 1
      : Math.abs(x) < frame.width / 2 - frame.line / 2 && Math.abs(y) < frame.height / 2 - frame.line / 2
  return glyphs.filter((glyph) => !cornersOf(glyph).every(isInside)).map(({ char }) => char)
}

/** Distance of a line between two points from the centre. */
function distanceOf([x, y]: Point, [nextX, nextY]: Point): number {
  const [dx, dy] = [nextX - x, nextY - y]
  const along = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x + along * dx, y + along * dy)
}

/** Characters within the circle through the points of the star, 7 mm. */
const onStar = ({ glyphs }: SealDrawing): string[] =>
  glyphs
    .filter((glyph) => {
      const corners = cornersOf(glyph)
      return corners.some((corner, index) => distanceOf(corner, corners[(index + 1) % 4]!) < 7)
    })
    .map(({ char }) => char)

const name = '四川岷江上游水利水电资产经营管理集团有限责任公司成都分公司合用'
const named = (length: number) => Array.from(name.repeat(2)).slice(0, length).join('')

describe('[BD-06] the drawing of a round seal', () => {
  test('is 40 mm wide with a star of 14 mm in its middle', () => {
    const { width, height, frame, star, glyphs } = drawn({ text: '岷江公司' })
    expect({ width, height, frame }).toEqual({
      width: 40,
      height: 40,
      frame: { kind: 'ellipse', rx: 19.4, ry: 19.4, line: 1.2 },
    })
    expect(star).toEqual([
      [0, -7],
      [1.57, -2.16],
      [6.66, -2.16],
      [2.54, 0.83],
      [4.11, 5.66],
      [0, 2.67],
      [-4.11, 5.66],
      [-2.54, 0.83],
      [-6.66, -2.16],
      [-1.57, -2.16],
    ])
    expect(glyphs).toEqual([
      // 6.75 mm apart on a circle of 13 mm: steps of 29.75°.
      { char: '岷', x: -10.89, y: -11.03, height: 5, width: 4.75, turn: -44.62 },
      { char: '江', x: -3.98, y: -14.98, height: 5, width: 4.75, turn: -14.87 },
      { char: '公', x: 3.98, y: -14.98, height: 5, width: 4.75, turn: 14.87 },
      { char: '司', x: 10.89, y: -11.03, height: 5, width: 4.75, turn: 44.62 },
    ])
  })

  test('the spacing and size of the name depend on its length', () => {
    const look = (length: number) => {
      const { glyphs } = drawn({ text: named(length) })
      return [glyphs[0]!.height, glyphs[0]!.width, glyphs[1]!.turn - glyphs[0]!.turn].map((value) => value.toFixed(2))
    }
    expect([6, 12, 16, 24, 30, 60].map(look)).toEqual([
      ['5.00', '4.75', '29.75'],
      ['5.00', '4.63', '22.20'],
      ['4.60', '3.58', '16.65'],
      ['3.80', '2.53', '11.10'],
      ['3.40', '2.08', '8.88'],
      ['1.80', '1.15', '4.44'],
    ])
  })

  test('the lines below the star read from left to right, upright', () => {
    const { glyphs } = drawn({ text: '岷江', across: '合同专用章', below: '5101' })
    expect(glyphs.slice(2).map(({ char, x, y, turn }) => [char, x, y, turn])).toEqual([
      ['合', -8.36, 9.6, 0],
      ['同', -4.18, 9.6, 0],
      ['专', 0, 9.6, 0],
      ['用', 4.18, 9.6, 0],
      ['章', 8.36, 9.6, 0],
      ['5', -4.7, 16.23, 16.16],
      ['1', -1.59, 16.83, 5.39],
      ['0', 1.59, 16.83, -5.39],
      ['1', 4.7, 16.23, -16.16],
    ])
  })
})

describe('[BD-06] the drawing of an oval seal', () => {
  test('is 40 × 30 mm without a star; the characters stand at right angles to its line', () => {
    const { width, height, frame, star, glyphs } = drawn({ shape: 'ellipse', text: '岷江上游公司' })
    expect({ width, height, frame, star }).toEqual({
      width: 40,
      height: 30,
      frame: { kind: 'ellipse', rx: 19.4, ry: 14.4, line: 1.2 },
      star: [],
    })
    expect(glyphs.map(({ char, x, y, turn }) => [char, x, y, turn])).toEqual([
      ['岷', -13.78, -5.64, -49.41],
      ['江', -8.69, -9.27, -23.68],
      ['上', -2.94, -10.82, -7.18],
      ['游', 2.94, -10.82, 7.18],
      ['公', 8.69, -9.27, 23.68],
      ['司', 13.78, -5.64, 49.41],
    ])
  })
})

const lengths = Array.from({ length: 59 }, (_, index) => index + 2)
const lines = [
  ['', ''],
  ['合同专用章', ''],
  ['', '5101000012345'],
  ['一二三四五六七八九十甲乙', '一二三四五六七八九十一二三四五六七八九十'],
] as const
describe.each(['round', 'ellipse'] as const)('[BD-06] in a %s seal', (shape) => {
  test.each(lines)('names of 2 to 60 characters with “%s” and “%s” overlap nothing', (across, below) => {
    for (const length of lengths) {
      const drawing = drawn({ shape, text: named(length), across, below })
      expect([length, overlaps(drawing), outside(drawing)]).toEqual([length, [], []])
      if (shape === 'round') expect([length, onStar(drawing)]).toEqual([length, []])
      expect(Math.min(...drawing.glyphs.map(({ width, height }) => width / height))).toBeGreaterThan(0.45)
    }
  })
})

describe('[BD-06] the drawing of a square seal', () => {
  const places = (text: string) =>
    drawn({ shape: 'rectangle', text }).glyphs.map(({ char, x, y }) => `${char} ${x} ${y}`)

  test('four characters stand two by two, the right column first', () => {
    expect(drawn({ shape: 'rectangle', text: '张三之印' })).toEqual({
      width: 20,
      height: 20,
      frame: { kind: 'rectangle', width: 19, height: 19, line: 1, corner: 0.6 },
      star: [],
      glyphs: [
        { char: '张', x: 4, y: -4, height: 7.52, width: 7.52, turn: 0 },
        { char: '三', x: 4, y: 4, height: 7.52, width: 7.52, turn: 0 },
        { char: '之', x: -4, y: -4, height: 7.52, width: 7.52, turn: 0 },
        { char: '印', x: -4, y: 4, height: 7.52, width: 7.52, turn: 0 },
      ],
    })
  })

  test('of three the surname has the right column; two stand in a narrow seal', () => {
    expect(places('周岷生')).toEqual(['周 4 0', '岷 -4 -4', '生 -4 4'])
    expect(places('何川')).toEqual(['何 0 -4', '川 0 4'])
    expect(drawn({ shape: 'rectangle', text: '何川' }).width).toBe(12)
    expect(places('阿依古丽·买买提')).toEqual([
      '阿 5.33 -4',
      '依 5.33 4',
      '古 0 -4',
      '丽 0 4',
      '买 -5.33 -5.33',
      '买 -5.33 0',
      '提 -5.33 5.33',
    ])
  })

  test('names of 1 to 60 characters stay within the frame', () => {
    for (const length of [1, ...lengths]) {
      const drawing = drawn({ shape: 'rectangle', text: named(length) })
      expect([length, drawing.glyphs.length, overlaps(drawing), outside(drawing)]).toEqual([length, length, [], []])
    }
  })
})

test('[BD-06] an empty text draws the frame alone', () => {
  for (const shape of ['round', 'ellipse', 'rectangle'] as const) expect(drawn({ shape }).glyphs).toEqual([])
})
