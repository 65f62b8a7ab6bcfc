import { shadow } from '../../drawing/backdrop.ts'
import { mix, paints } from '../../drawing/colour.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'
import { roadside, wheels } from '../parts.ts'

type Build = {
  /** y of the roof in the drawing. */
  top: number
  bays: number
  doors: readonly number[]
  axles: number[]
  /** Shades of the body in light, plain and in shadow; the paint where none is given. */
  body: readonly [string, string, string] | null
  band: (stage: Stage, top: number, paint: string) => string
  /** The sign over the windscreen. */
  sign: (stage: Stage, top: number) => string
}

/** White with a painted wave. */
const tourBody: Build = {
  top: 232,
  bays: 6,
  doors: [112],
  axles: [214, 580, 640],
  body: ['#f4f6f7', '#f4f6f7', '#d5dde2'],
  band: (stage, top, paint) =>
    path(
      d`M84 ${top + 176}Q380 ${top + 150} 736 ${top + 214}V${top + 250}Q380 ${top + 180} 84 ${top + 214}z`,
      stage.tone(paint),
    ) +
    path(
      d`M84 ${top + 226}Q380 ${top + 196} 736 ${top + 262}v10Q380 ${top + 208} 84 ${top + 240}z`,
      stage.bright(paint, 0.35),
    ),
  sign: () => '',
}

/** Painted, with a second door and the number of its line. */
const cityBus: Build = {
  top: 252,
  bays: 4,
  doors: [112, 400],
  axles: [214, 606],
  body: null,
  band: (stage, top) => path(d`M84 ${top + 168}h652v26H84z`, stage.bright('#ffffff', 0)),
  sign: (stage, top) =>
    rect(96, top + 6, 78, 26, '#1d2632', 'rx="5"') +
    stage.write(135, top + 27, 22, String(stage.random.int(11, 98)), '#ffc65c'),
}

export const bus = (stage: Stage): string => drawn(stage, cityBus)
export const coach = (stage: Stage): string => drawn(stage, tourBody)

function drawn(stage: Stage, { top, bays, doors, axles, body: shades, band, sign }: Build): string {
  const { random, mood } = stage
  const paint = random.pick(paints)
  const floor = 528
  const [light, plain, dark] = shades ?? [paint, paint, paint]
  const body = stage.fade([stage.bright(light, 0.12), stage.tone(plain), stage.dim(dark, 0.22)])
  const pane = stage.fade([stage.tone(mix('#44617c', mood.sky[0], 0.35)), stage.tone(mix('#7fa3bf', mood.sky[1], 0.3))])
  return (
    roadside(stage) +
    stage.place(
      shadow(410, 544, 350, 18) +
        path(d`M84 ${floor}V${top + 70}q2 -62 52 -66h560q40 2 40 42V${floor}z`, body) +
        path(d`M92 ${floor - 30}l0 -${floor - top - 120}q4 -40 40 -40h568q28 0 30 26v54z`, 'none') +
        rect(150, top + 12, 540, 12, '#fff', 'opacity=".35"') +
        path(d`M92 ${top + 150}v-68q2 -40 34 -42h576q26 0 28 30v80z`, pane) +
        line(
          times(bays, (index) => d`M${206 + index * (500 / bays)} ${top + 40}v110`),
          stage.dim(dark, 0.1),
          9,
        ) +
        path(d`M120 ${top + 150}l60 -110h44l-60 110zm250 0l60 -110h26l-60 110z`, '#fff', 'opacity=".16"') +
        band(stage, top, paint) +
        doors.map((x) => door(stage, x, top, floor)).join('') +
        rect(84, floor - 12, 652, 14, '#1d2632', 'opacity=".5"') +
        rect(84, floor - 66, 12, 26, '#fff1c4', 'rx="4"') +
        rect(726, floor - 66, 10, 30, '#d9392b', 'rx="4"') +
        sign(stage, top) +
        wheels(stage, axles, 552, 38),
    )
  )
}

const door = (stage: Stage, x: number, top: number, floor: number): string =>
  rect(x, top + 46, 62, floor - top - 60, '#1d2632', 'rx="6" opacity=".8"') +
  rect(x + 5, top + 52, 24, floor - top - 76, stage.tone('#b6d4e6')) +
  rect(x + 33, top + 52, 24, floor - top - 76, stage.tone('#9cc0d8'))
