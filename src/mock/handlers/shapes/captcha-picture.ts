import { randomStream } from '../../exchange/random.ts'
import { base64Of } from './base64.ts'
import { glyphHeight, glyphWidth, type Point, strokesOf } from './captcha-glyphs.ts'
import { pngOf } from './png.ts'

/** Twice the size at which it is shown, for sharp screens. */
export const captchaWidth = 240
export const captchaHeight = 88

const ground = [238, 243, 249] as const
const ink = [11, 44, 95] as const
const shades = 24
const letterRadius = 2.7
const lineRadius = 1.1
/** Height of a letter, pixels. */
const letterSize = 50

type Between = (low: number, high: number) => number
type Canvas = Float32Array
type Warp = (point: Point) => Point

const palette = Array.from({ length: shades }, (_, shade) => {
  const share = shade / (shades - 1)
  return [0, 1, 2].map((part) => Math.round(ground[part]! + (ink[part]! - ground[part]!) * share)) as [
    number,
    number,
    number,
  ]
})

function distanceTo(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Draws a line of this radius with soft edges; `value` 1 is ink, 0 the ground. */
function drawLine(canvas: Canvas, from: Point, to: Point, radius: number, value: number): void {
  const [left, right] = [Math.min(from[0], to[0]) - radius - 1, Math.max(from[0], to[0]) + radius + 1]
  const [top, bottom] = [Math.min(from[1], to[1]) - radius - 1, Math.max(from[1], to[1]) + radius + 1]
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(captchaHeight - 1, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(captchaWidth - 1, right); x += 1) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - distanceTo(x, y, from, to)))
      const at = y * captchaWidth + x
      canvas[at] = value === 1 ? Math.max(canvas[at]!, cover) : Math.min(canvas[at]!, 1 - cover)
    }
}

/** Points along a stroke, near enough to each other to be bent. */
function subdivided(stroke: readonly Point[]): Point[] {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1]
    if (!next) return [point]
    return Array.from({ length: 6 }, (_, part): Point => {
      const share = part / 6
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}

function drawStroke(canvas: Canvas, points: readonly Point[], radius: number, value = 1): void {
  for (const [index, point] of points.entries()) drawLine(canvas, point, points[index + 1] ?? point, radius, value)
}

/** Bends the whole picture in waves. */
function wavesOf(between: Between): Warp {
  const [high, wide] = [between(2, 4), between(2, 4)]
  const [firstPhase, secondPhase] = [between(0, 6.28), between(0, 6.28)]
  const [firstLength, secondLength] = [between(60, 110), between(40, 80)]
  return ([x, y]) => [
    x + wide * Math.sin((y / secondLength) * 6.28 + secondPhase),
    y + high * Math.sin((x / firstLength) * 6.28 + firstPhase),
  ]
}

function drawLetter(
  canvas: Canvas,
  letter: string,
  centre: Point,
  { between, warp }: { between: Between; warp: Warp },
) {
  const size = letterSize * between(0.9, 1.1)
  const [angle, slant, stretch] = [between(-0.3, 0.3), between(-0.15, 0.15), between(0.85, 1.1)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = ([gridX, gridY]: Point): Point => {
    const y = (gridY / glyphHeight - 0.5) * size
    const x = (gridX / glyphWidth - 0.5) * size * 0.62 * stretch - y * slant
    return warp([centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos])
  }
  const radius = letterRadius * between(0.9, 1.15)
  for (const stroke of strokesOf(letter)) drawStroke(canvas, subdivided(stroke).map(place), radius)
}

/** A curve from edge to edge. */
function curveOf(between: Between): Point[] {
  const [start, bend, end] = [between(8, 80), between(-30, 118), between(8, 80)]
  return Array.from({ length: 25 }, (_, part): Point => {
    const share = part / 24
    const y = (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end
    return [-4 + share * (captchaWidth + 8), y]
  })
}

/**
 * A captcha as pixels: letters are bent, crossed out and speckled, and stand as text nowhere. `key` has to be secret: whoever knows it can
 * compare the pictures of all texts with this one.
 */
export function captchaPicture(text: string, key: string): string {
  const random = randomStream(`captcha:${key}`)
  const between: Between = (low, high) => low + random() * (high - low)
  const canvas: Canvas = new Float32Array(captchaWidth * captchaHeight)
  const warp = wavesOf(between)
  const step = (captchaWidth - 24) / text.length
  for (const [index, letter] of [...text].entries())
    drawLetter(canvas, letter, [12 + step * (index + 0.5) + between(-4, 4), 44 + between(-7, 7)], { between, warp })
  for (let line = 0; line < 2; line += 1) drawStroke(canvas, curveOf(between), lineRadius * 0.8, 0)
  for (let line = 0; line < 3; line += 1) drawStroke(canvas, curveOf(between), lineRadius)
  for (let speck = 0; speck < 90; speck += 1) {
    const at: Point = [between(0, captchaWidth), between(0, captchaHeight)]
    drawLine(canvas, at, [at[0] + between(-2, 2), at[1] + between(-2, 2)], 0.8, 1)
  }
  const pixels = Uint8Array.from(canvas, (value) => {
    const noisy = Math.min(1, Math.max(0, value * between(0.85, 1) + between(0, 0.1)))
    return Math.round(noisy * (shades - 1))
  })
  return `data:image/png;base64,${base64Of(pngOf({ width: captchaWidth, height: captchaHeight, palette, pixels }))}`
}
