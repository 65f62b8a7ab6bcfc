import { dots, hills, shadow, sky, town } from '../../drawing/backdrop.ts'
import { type Point, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** Retired transformers, drums of cable, steel beams and a heap of scrap under a grab. */
export function scrapYard(stage: Stage): string {
  const { random } = stage
  const soil = random.pick(['#b5a48c', '#a9a39a', '#c2b08f', '#9fa6a3'])
  const rust = random.pick(['#a5623c', '#8f5a42', '#b0703f'])
  const drum = random.pick(['#c99a5c', '#b98548', '#8a6a50'])
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 440) : town(stage, 440, 180)) +
    rect(0, 430, stage.w, 170, stage.fade([stage.bright(soil, 0.1), stage.dim(soil, 0.12)])) +
    `<path d="M0 418H${Math.round(stage.w)}" stroke="${stage.tone('#8996a2')}" stroke-width="44" stroke-dasharray="30 3"/>` +
    stage.place(
      heap(stage, rust) +
        grab(stage, random.pick(['#e8a72f', '#d9602f', '#3f8fa0'])) +
        transformer(stage, 70, 400) +
        (random.chance(0.6) ? transformer(stage, 214, 416) : '') +
        beams(stage, rust) +
        cableDrum(stage, 560, 520, 62, drum) +
        cableDrum(stage, 700, 528, 54, drum),
    )
  )
}

function heap(stage: Stage, rust: string): string {
  const bits = times(18, (index) => {
    const x = 380 + stage.random.int(0, 300)
    const y = 470 - Math.max(0, 130 - Math.abs(x - 530)) * stage.random.between(0.2, 0.9)
    return d`M${x} ${y}l${stage.random.int(-40, 40)} ${stage.random.int(-26, 26)}${index % 2 === 0 ? 20 : -14} 18`
  })
  return (
    path('M330 480Q440 440 470 350q40 -60 90 -20t70 70t120 80z', stage.dim(rust, 0.25)) +
    path('M330 480Q440 440 470 350q30 -50 60 -30q-60 60 -40 160z', stage.bright(rust, 0.2), 'opacity=".6"') +
    line(bits, stage.tone('#8996a2'), 9) +
    line(bits, stage.dim(rust, 0.05), 4)
  )
}

const grab = (stage: Stage, colour: string): string =>
  line('M770 440V120L560 96', stage.tone(colour), 20, 'stroke-linejoin="round"') +
  line('M566 100v120', stage.tone('#39434f'), 5) +
  path('M520 270q6 -50 46 -50t46 50l-18 36l-10 -34h-36l-10 34z', stage.tone('#4a5663')) +
  rect(736, 400, 74, 54, stage.dim(colour, 0.15))

const transformer = (stage: Stage, x: number, y: number): string =>
  shadow(x + 64, y + 154, 90, 9) +
  line(
    d`M${x + 30} ${y}v-44M${x + 64} ${y}v-54M${x + 98} ${y}v-44`,
    stage.tone('#b5583c'),
    13,
    'stroke-dasharray="9 4"',
  ) +
  rect(x, y, 128, 146, stage.fade([stage.tone('#93a3a8'), stage.dim('#7c8e94', 0.3)])) +
  `<path d="M${x - 18} ${y + 74}h164" stroke="${stage.dim('#7c8e94', 0.25)}" stroke-width="110" stroke-dasharray="7 5"/>` +
  rect(x - 6, y - 6, 140, 16, stage.tone('#77838f')) +
  rect(x + 40, y + 46, 48, 34, '#f3c13f') +
  path(d`M${x + 66} ${y + 50}l-12 14h8l-4 12l14 -16h-8z`, '#27303b')

const beams = (stage: Stage, rust: string): string =>
  times(4, (index) => {
    const y = 560 - index * 20
    return (
      rect(250 + index * 10, y, 250, 16, stage.tone(index % 2 === 0 ? rust : '#9aa6b1')) +
      rect(250 + index * 10, y, 250, 5, '#fff', 'opacity=".25"')
    )
  })

function cableDrum(stage: Stage, x: number, y: number, r: number, wood: string): string {
  const at: Point[] = [[x, y]]
  return (
    shadow(x, y + r, r, 8) +
    dots(at, r * 2, stage.tone(wood)) +
    dots(at, r * 1.5, '#27303b') +
    dots(at, r * 1.1, stage.tone('#3f4a58')) +
    dots(at, r * 0.74, stage.bright(wood, 0.2)) +
    dots(spots(x, y), r * 0.26, '#27303b') +
    line(
      d`M${x - r * 0.3} ${y - r * 0.2}l${r * 0.6} ${r * 0.4}M${x - r * 0.3} ${y + r * 0.2}l${r * 0.6} ${-r * 0.4}`,
      stage.dim(wood, 0.3),
      4,
    )
  )
}
