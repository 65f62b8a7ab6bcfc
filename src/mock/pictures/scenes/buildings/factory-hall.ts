import { dots, hedge, hills, pavement, road, shadow, sky, trees } from '../../drawing/backdrop.ts'
import { mix, paints } from '../../drawing/colour.ts'
import { faceOf, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, ellipse, line, path, rect } from '../../drawing/svg.ts'
import { lorry } from '../parts.ts'

/** Chimneys with a band of colour and a drift of steam. */
function chimneys(stage: Stage, xs: readonly number[], base: number, height: number): string {
  const top = base - height
  const puffs = xs.flatMap(
    (x) =>
      [
        [x + 6, top - 24],
        [x + 26, top - 48],
        [x + 58, top - 66],
      ] as const,
  )
  return (
    dots(puffs, 44, '#fff', 'opacity=".45"') +
    path(xs.map((x) => d`M${x - 18} ${base}l6 ${-height}h24l6 ${height}z`).join(''), stage.tone('#cfc4ba')) +
    path(xs.map((x) => d`M${x + 2} ${base}v${-height}h10l6 ${height}z`).join(''), stage.dim('#cfc4ba', 0.32)) +
    line(xs.map((x) => d`M${x - 13} ${top + 22}h26M${x - 14} ${top + 60}h28`).join(''), stage.tone('#c9523f'), 14)
  )
}

type Roof = 'saw' | 'gable' | 'arch'

function halls(stage: Stage, roof: Roof, count: number, wall: string, accent: string): string {
  const [left, right, eaves] = [90, 710, 330]
  const width = (right - left) / count
  const starts = Array.from({ length: count }, (_, index) => left + index * width)
  const profile = {
    saw: (x: number) => d`M${x} ${eaves}v-74l${width} 74z`,
    gable: (x: number) => d`M${x} ${eaves}l${width / 2} -66l${width / 2} 66z`,
    arch: (x: number) => d`M${x} ${eaves}q${width / 2} -110 ${width} 0z`,
  }[roof]
  const light = {
    saw: (x: number) => d`M${x + 8} ${eaves - 8}v-50l${width * 0.5} 38v12z`,
    gable: (x: number) => d`M${x + width * 0.32} ${eaves - 10}l${width * 0.18} -26l${width * 0.18} 26z`,
    arch: (x: number) => d`M${x + width * 0.25} ${eaves - 12}q${width * 0.25} -40 ${width * 0.5} 0z`,
  }[roof]
  const shade = {
    saw: (x: number) => d`M${x} ${eaves - 74}l${width} 74h-16l${16 - width} -66z`,
    gable: (x: number) => d`M${x + width / 2} ${eaves - 66}l${width / 2} 66h-26z`,
    arch: (x: number) =>
      d`M${x + width / 2} ${eaves - 55}q${width * 0.3} 0 ${width / 2} 55q${-width * 0.25} -40 ${-width / 2} -46z`,
  }[roof]
  return (
    path(starts.map(profile).join(''), stage.tone(accent)) +
    path(starts.map(shade).join(''), stage.dim(accent, 0.35)) +
    path(starts.map(light).join(''), stage.tone(mix('#6f9dbd', stage.mood.sky[0], 0.3))) +
    rect(left, eaves, right - left, 176, stage.fade([stage.tone(wall), stage.dim(wall, 0.16)])) +
    rect(left, eaves, right - left, 12, stage.dim(accent, 0.15)) +
    path(d`M${right} ${eaves}l40 14v150l-40 12z`, stage.dim(wall, 0.42))
  )
}

export function factoryHall(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#e6e2da', '#dfe5e9', '#ead9c6', '#d9dfd6', '#e9d3c4'])
  const accent = random.pick(['#3f78a8', '#b85a44', '#4f8f86', '#5f7f9c', '#c48a3f', '#6f8a5a'])
  const front = faceOf(90, 352, 620, 60)
  const doors = random.sample([0, 1, 2, 3, 4], 2)
  const pane = mix('#7fb4d6', mood.sky[1], 0.2)
  return (
    sky(stage) +
    hills(stage, 504) +
    pavement(stage, 496, 104) +
    stage.place(
      chimneys(stage, random.chance(0.5) ? [176, 240] : [600], 332, random.int(170, 220)) +
        shadow(410, 508, 360, 12) +
        halls(stage, random.pick<Roof>(['saw', 'saw', 'gable', 'arch']), random.int(4, 6), wall, accent) +
        windows(front, { cols: 12, rows: 1, gapU: 0.2, gapV: 0.1 }, mood.lit > 0.4 ? '#ffdf9e' : stage.tone(pane)) +
        windows(front, { cols: 24, rows: 1, gapU: 0.94, gapV: 0.1 }, stage.bright(wall, 0.5)) +
        doors
          .map(
            (slot) =>
              rect(116 + slot * 118, 426, 88, 80, stage.dim(accent, 0.1)) +
              line(d`M${116 + slot * 118} 440h88m0 14h-88m0 14h88m0 14h-88`, '#0c1b36', 2, 'opacity=".25"'),
          )
          .join('') +
        tanks(stage, random.chance(0.5) ? spots(736, 60) : spots(716, 44, 766, 44)) +
        lorry(stage, random.int(220, 420), 544, random.pick(paints)) +
        trees(stage, spots(32, 524, 76, 516), 92) +
        hedge(stage, spots(20, 120), 532, 13),
    ) +
    road(stage, 562, 38)
  )
}

const tanks = (stage: Stage, list: readonly (readonly [number, number])[]): string =>
  list
    .map(([x, half]) => {
      const steel = stage.fade([stage.tone('#f1f4f6'), stage.tone('#c4ced6'), stage.dim('#c4ced6', 0.35)], 'right')
      return (
        rect(x - half, 380, half * 2, 130, steel) +
        ellipse(x, 380, half, half * 0.26, stage.tone('#e9eef1')) +
        rect(x - half, 420, half * 2, 8, stage.tone('#c9523f'), 'opacity=".8"')
      )
    })
    .join('')
