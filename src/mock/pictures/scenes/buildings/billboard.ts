import { lamps, pavement, road, sky, town, trees } from '../../drawing/backdrop.ts'
import { lighter, mix, walls } from '../../drawing/colour.ts'
import { block, outline, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

const slogans = ['广告位招租', '虚位以待', '好位置招商'] as const

/** A large board: on posts beside the road, or on the roof of a building. */
export function billboard(stage: Stage): string {
  const { random, mood } = stage
  const paint = random.pick(['#c9402f', '#1f6fc4', '#0e8a96', '#d9822b', '#5b4fa5', '#2f8a57'])
  const onRoof = random.chance(0.45)
  const board = onRoof ? ([150, 96, 500, 190] as const) : ([100, 108, 600, 240] as const)
  return (
    sky(stage) +
    town(stage, 500, onRoof ? 190 : 250) +
    pavement(stage, 492, 108) +
    stage.place(
      (onRoof ? building(stage) : posts(stage)) +
        face(stage, board, paint) +
        trees(
          stage,
          onRoof ? spots(40, 524, 764, 528) : spots(30, 524, 300, 512, 500, 514, 770, 528),
          random.int(96, 126),
        ),
    ) +
    (mood.lit > 0.4 ? lamps(stage, [stage.w * 0.05, stage.w * 0.9], 530, 170) : '') +
    road(stage, 550, 50)
  )
}

function face(stage: Stage, [x, y, w, h]: readonly [number, number, number, number], paint: string): string {
  const { random } = stage
  const motif = random.int(0, 2)
  const sun = lighter(paint, 0.55)
  const picture = [
    path(
      d`M${x + 12} ${y + h - 12}V${y + h * 0.72}q${w * 0.25} ${-h * 0.5} ${w * 0.5} ${-h * 0.12}t${w * 0.47} ${-h * 0.3}V${y + h - 12}z`,
      mix(paint, '#0c1b36', 0.28),
    ),
    times(5, (index) =>
      path(
        d`M${x + 12 + index * w * 0.22} ${y + h - 12}l${w * 0.1} ${12 - h}h${w * 0.07}l${-w * 0.1} ${h - 12}z`,
        '#fff',
        'opacity=".12"',
      ),
    ),
    times(
      3,
      (index) =>
        `<circle cx="${x + w * 0.84}" cy="${y + h * 0.74}" r="${Math.round(h * (0.2 + index * 0.16))}" fill="none" stroke="${sun}" stroke-width="9" opacity=".5"/>`,
    ),
  ][motif]
  return (
    rect(x - 8, y - 8, w + 16, h + 16, stage.tone('#3f4a58')) +
    rect(x, y, w, h, stage.bright('#f4f6f7', 0.3)) +
    rect(x + 12, y + 12, w - 24, h - 24, stage.fade([mix(paint, '#ffffff', 0.16), paint], 'slant')) +
    picture +
    stage.write(x + w / 2, y + h * 0.56, h * 0.3, random.pick(slogans), '#fff') +
    rect(x + w / 2 - w * 0.2, y + h * 0.68, w * 0.4, h * 0.07, sun, 'rx="6"') +
    line(d`M${x + w * 0.14} ${y + h + 8}v18h22m${w * 0.24} -18v18h22m${w * 0.24} -18v18h22`, stage.tone('#3f4a58'), 6) +
    (stage.mood.lit > 0.4
      ? path(
          d`M${x + w * 0.16} ${y + h}l${-w * 0.1} ${-h}h${w * 0.34}zM${x + w * 0.7} ${y + h}l${-w * 0.1} ${-h}h${w * 0.34}z`,
          '#fff3cf',
          'opacity=".22"',
        )
      : '')
  )
}

const posts = (stage: Stage): string =>
  line('M240 520V340M560 520V340', stage.tone('#77838f'), 24) +
  line('M246 520V340M566 520V340', stage.dim('#77838f', 0.3), 12) +
  line('M240 400l320 80M560 400l-320 80', stage.tone('#8996a2'), 7) +
  rect(210, 508, 64, 14, stage.tone('#aab4bd')) +
  rect(530, 508, 64, 14, stage.tone('#aab4bd'))

function building(stage: Stage): string {
  const wall = stage.random.pick(walls)
  const { lit, shaded } = block({ x: 570, base: 514, height: 190, left: 440, right: 150 })
  return (
    line('M220 340v-60M300 336v-60M400 330v-60M500 324v-60M590 330v-60', stage.tone('#5c6976'), 8) +
    path(outline(lit), stage.tone(wall)) +
    path(outline(shaded), stage.dim(wall, 0.34)) +
    windows(lit, { cols: 8, rows: 4 }, stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#6d94b4')) +
    windows(shaded, { cols: 3, rows: 4 }, stage.dim('#6d94b4', 0.4))
  )
}
