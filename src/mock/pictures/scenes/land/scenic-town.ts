import { dots, hills, peaks, sky, trees } from '../../drawing/backdrop.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** An old town by a lake: a pagoda or a gate tower, roofs with upturned eaves, an arched bridge, lanterns. */
export function scenicTown(stage: Stage): string {
  const { random, mood } = stage
  const tile = random.pick(['#4f5a66', '#5b5148', '#3f5a5f', '#6a4a42'])
  const wood = random.pick(['#9b4a3a', '#8a5a3c', '#a5683c', '#7d3b35'])
  return (
    sky(stage) +
    (random.chance(0.5)
      ? peaks(stage, { y: 330, rise: 220, floor: 420, fill: mood.hills[0], shade: mood.hills[1] })
      : hills(stage, 420)) +
    rect(0, 412, stage.w, 188, stage.fade(mood.water)) +
    stage.place(
      rect(-200, 400, 1200, 26, stage.tone('#c9b99a')) +
        (random.chance(0.55) ? pagoda(stage, random.int(160, 250), tile, wood) : gateTower(stage, 220, tile, wood)) +
        times(2, (index) => house(stage, 390 + index * 146, 330 - (index % 2) * 16, tile, wood)) +
        trees(stage, spots(60, 408, 340, 408, 768, 406), random.int(90, 124)) +
        bridge(stage, random.int(420, 520)) +
        pleasureBoat(stage, random.int(90, 190), 520, wood),
    ) +
    line(
      times(3, (index) => d`M${random.int(0, stage.w)} ${456 + index * 44}q20 -6 40 0t40 0`),
      '#fff',
      3,
      'opacity=".36" stroke-linecap="round"',
    )
  )
}

/** A roof with upturned eaves, `w` wide at its lower edge. */
const eaves = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y - 8}q${w * 0.2} 4 ${w * 0.3} ${-h}h${w * 0.4}q${w * 0.1} ${h + 4} ${w * 0.3} ${h}q${-w * 0.04} 14 ${-w * 0.1} 12h${-w * 0.8}q${-w * 0.06} 0 ${-w * 0.1} -4z`

function pagoda(stage: Stage, x: number, tile: string, wood: string): string {
  const storeys = stage.random.int(5, 6)
  const step = 290 / storeys
  return (
    line(d`M${x} ${400 - storeys * step}v-46`, stage.tone('#c9a24b'), 7) +
    times(storeys, (index) => {
      const w = 118 - index * (64 / storeys)
      const y = 402 - index * step
      return (
        rect(x - w / 2, y - step, w, step, stage.tone(wood)) +
        rect(x, y - step, w / 2, step, '#0c1b36', 'opacity=".2"') +
        rect(
          x - w * 0.1,
          y - step * 0.5,
          w * 0.2,
          step * 0.5,
          stage.mood.lit > 0.2 ? '#ffd98a' : stage.tone('#f3e2c0'),
        ) +
        path(eaves(x, y - step + 6, w * 1.6, step * 0.36), stage.tone(tile))
      )
    })
  )
}

const gateTower = (stage: Stage, x: number, tile: string, wood: string): string =>
  path(d`M${x - 130} 402l16 -110h228l16 110z`, stage.tone('#a89a88')) +
  path(d`M${x - 34} 402v-44a34 40 0 0 1 68 0v44z`, stage.dim('#6b6157', 0.4)) +
  rect(x - 92, 226, 184, 66, stage.tone(wood)) +
  line(d`M${x - 60} 226v66m40 -66v66m40 -66v66m40 -66v66`, stage.tone('#f0d7a8'), 6) +
  path(eaves(x, 232, 260, 40), stage.tone(tile)) +
  rect(x - 62, 156, 124, 44, stage.tone(wood)) +
  path(eaves(x, 162, 190, 44), stage.dim(tile, 0.12))

const house = (stage: Stage, x: number, top: number, tile: string, wood: string): string =>
  rect(x - 56, top, 112, 402 - top, stage.tone('#f3eadb')) +
  line(d`M${x - 52} ${top}v${402 - top}M${x} ${top}v${402 - top}M${x + 52} ${top}v${402 - top}`, stage.tone(wood), 7) +
  rect(x - 40, top + 28, 30, 30, stage.mood.lit > 0.2 ? '#ffd98a' : stage.tone('#8a6a50')) +
  rect(x + 12, top + 28, 28, 402 - top - 28, stage.tone(wood)) +
  path(eaves(x, top + 4, 150, 42), stage.tone(tile)) +
  line(d`M${x - 52} ${top + 12}v14M${x + 52} ${top + 12}v14`, stage.tone('#6b4e3d'), 2) +
  dots(spots(x - 52, top + 34, x + 52, top + 34), 19, '#e2472f')

const bridge = (stage: Stage, x: number): string =>
  path(
    d`M${x} 436q130 -76 260 0v34h-34a96 80 0 0 0 -192 0h-34z`,
    stage.fade([stage.bright('#d9cdb9', 0.2), stage.dim('#b9ab95', 0.1)]),
  ) +
  line(d`M${x} 424q130 -76 260 0`, stage.tone('#f2ead9'), 7) +
  line(d`M${x} 412q130 -76 260 0`, stage.tone('#f2ead9'), 12, 'stroke-dasharray="4 20"')

const pleasureBoat = (stage: Stage, x: number, y: number, wood: string): string =>
  path(d`M${x} ${y}h200q-16 34 -44 34h-116q-26 0 -40 -34z`, stage.tone(wood)) +
  line(d`M${x + 46} ${y}v-48M${x + 154} ${y}v-48M${x + 100} ${y}v-48`, stage.dim(wood, 0.2), 6) +
  path(eaves(x + 100, y - 40, 170, 26), stage.tone('#d8a33f')) +
  path(d`M${x + 16} ${y + 38}h168l-30 18h-110z`, '#0c1b36', 'opacity=".16"')
