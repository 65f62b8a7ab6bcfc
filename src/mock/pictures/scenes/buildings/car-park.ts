import { hedge, lamps, sky, town } from '../../drawing/backdrop.ts'
import { paints } from '../../drawing/colour.ts'
import { block, outline, windows, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** An open car park seen from the gate. */
export function carPark(stage: Stage): string {
  const { random, mood } = stage
  const surface = stage.fade([stage.tone('#a4aeb8'), stage.tone('#7c8894')])
  const deck = block({ x: 520, base: 420, height: random.int(110, 190), left: 420, right: 190, eye: 400 })
  const levels = random.int(3, 4)
  const row = (y: number, scale: number, count: number) => {
    const slot = 740 / count
    const taken = Array.from({ length: count }, (_, index) => 30 + slot * (index + 0.5)).filter(() =>
      random.chance(0.7),
    )
    return cars(stage, taken, y, scale)
  }
  const bays = (y0: number, y1: number, count: number) =>
    line(
      times(
        count + 1,
        (index) =>
          d`M${400 + (index - count / 2) * (700 / count)} ${y0}L${400 + (index - count / 2) * (790 / count)} ${y1}`,
      ),
      '#fff',
      4,
      'opacity=".85"',
    )
  const wall = '#d9dde0'
  return (
    sky(stage) +
    town(stage, 420, 200) +
    rect(0, 412, stage.w, 188, surface) +
    stage.place(
      path(outline(deck.lit), stage.tone(wall)) +
        path(outline(deck.shaded), stage.dim(wall, 0.34)) +
        windows(deck.lit, { cols: 6, rows: levels, gapU: 0.1, gapV: 0.5 }, stage.dim('#4a5a6c', 0.1)) +
        windows(deck.shaded, { cols: 3, rows: levels, gapU: 0.12, gapV: 0.5 }, stage.dim('#4a5a6c', 0.4)) +
        hedge(stage, spots(0, 800), 424, 12) +
        bays(436, 496, 5) +
        row(488, 0.86, 5) +
        bays(530, 600, 4) +
        row(594, 1.08, 4) +
        parkingSign(stage, random.pick(['#1f6fc4', '#0f62b8', '#2a7fb8'])),
    ) +
    (mood.lit > 0.4 ? lamps(stage, [stage.w * 0.1, stage.w * 0.82], 430, 150) : '')
  )
}

function parkingSign(stage: Stage, colour: string): string {
  return (
    line('M708 560V250', stage.tone('#5c6976'), 10) +
    rect(658, 150, 100, 110, '#fff', 'rx="14"') +
    rect(664, 156, 88, 98, colour, 'rx="10"') +
    stage.write(708, 233, 80, 'P', '#fff')
  )
}

/** Cars in a row, seen from the front. */
function cars(stage: Stage, xs: readonly number[], y: number, s: number): string {
  const body = (x: number) =>
    d`M${x - 46 * s} ${y}v${-22 * s}q0 ${-12 * s} ${12 * s} ${-14 * s}l${10 * s} ${-22 * s}q${3 * s} ${-5 * s} ${9 * s} ${-5 * s}h${30 * s}q${6 * s} 0 ${9 * s} ${5 * s}l${10 * s} ${22 * s}q${12 * s} ${2 * s} ${12 * s} ${14 * s}v${22 * s}h${-14 * s}v${-6 * s}h${-64 * s}v${6 * s}z`
  const each = (shape: (x: number) => string) => xs.map(shape).join('')
  return (
    line(
      each((x) => d`M${x - 46 * s} ${y}h${92 * s}`),
      '#0c1b36',
      12,
      'opacity=".22" stroke-linecap="round"',
    ) +
    xs.map((x) => path(body(x), stage.tone(stage.random.pick(paints)))).join('') +
    path(
      each((x) => d`M${x - 27 * s} ${y - 37 * s}l${8 * s} ${-18 * s}h${38 * s}l${8 * s} ${18 * s}z`),
      stage.tone('#cfe6f2'),
    ) +
    line(
      each((x) => d`M${x - 40 * s} ${y - 25 * s}h${14 * s}m${52 * s} 0h${14 * s}`),
      '#fff4cc',
      Math.round(7 * s),
    )
  )
}
