import { shadow } from '../backdrop.ts'
import { mix, paints } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { d, line, path, rect, times } from '../svg.ts'
import { roadside, wheels } from './parts.ts'

export function bus(stage: Stage): string {
  const { random, mood } = stage
  const colour = random.pick(paints)
  const coach = random.chance(0.45)
  const [top, floor] = [coach ? 232 : 252, 528]
  const body = stage.fade([
    stage.bright(coach ? '#f4f6f7' : colour, 0.12),
    stage.tone(coach ? '#f4f6f7' : colour),
    stage.dim(coach ? '#d5dde2' : colour, 0.22),
  ])
  const pane = stage.fade([stage.tone(mix('#44617c', mood.sky[0], 0.35)), stage.tone(mix('#7fa3bf', mood.sky[1], 0.3))])
  const bays = coach ? 6 : 4
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
          stage.dim(coach ? '#d5dde2' : colour, 0.1),
          9,
        ) +
        path(d`M120 ${top + 150}l60 -110h44l-60 110zm250 0l60 -110h26l-60 110z`, '#fff', 'opacity=".16"') +
        path(
          coach
            ? d`M84 ${top + 176}Q380 ${top + 150} 736 ${top + 214}V${top + 250}Q380 ${top + 180} 84 ${top + 214}z`
            : d`M84 ${top + 168}h652v26H84z`,
          coach ? stage.tone(colour) : stage.bright('#ffffff', 0),
        ) +
        (coach
          ? path(
              d`M84 ${top + 226}Q380 ${top + 196} 736 ${top + 262}v10Q380 ${top + 208} 84 ${top + 240}z`,
              stage.bright(colour, 0.35),
            )
          : '') +
        busDoors(stage, top, floor, coach) +
        rect(84, floor - 12, 652, 14, '#1d2632', 'opacity=".5"') +
        rect(84, floor - 66, 12, 26, '#fff1c4', 'rx="4"') +
        rect(726, floor - 66, 10, 30, '#d9392b', 'rx="4"') +
        (coach
          ? ''
          : rect(96, top + 6, 78, 26, '#1d2632', 'rx="5"') +
            stage.write(135, top + 27, 22, String(random.int(11, 98)), '#ffc65c')) +
        wheels(stage, coach ? [214, 580, 640] : [214, 606], 552, 38),
    )
  )
}

const busDoors = (stage: Stage, top: number, floor: number, coach: boolean): string =>
  (coach ? [112] : [112, 400])
    .map(
      (x) =>
        rect(x, top + 46, 62, floor - top - 60, '#1d2632', 'rx="6" opacity=".8"') +
        rect(x + 5, top + 52, 24, floor - top - 76, stage.tone('#b6d4e6')) +
        rect(x + 33, top + 52, 24, floor - top - 76, stage.tone('#9cc0d8')),
    )
    .join('')
