import { dots, hills, lawn, sky, trees } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

/** Ponds between dams, with paddle-wheel aerators, a boat and the hut of the keeper. */
export function fishPond(stage: Stage): string {
  const { random, mood } = stage
  const water = stage.fade(mood.water)
  const bank = stage.tone(random.pick(['#b99a6b', '#a8b06a', '#c2a878']))
  const cages = random.chance(0.45)
  return (
    sky(stage, { clouds: 3 }) +
    hills(stage, 330) +
    lawn(stage, 322) +
    rect(0, 352, stage.w, 34, water) +
    path(d`M0 400Q${stage.w / 2} 384 ${stage.w} 402V600H0z`, bank) +
    path(d`M0 412Q${stage.w / 2} 396 ${stage.w} 414V600H0z`, water) +
    ripples(stage) +
    stage.place(
      hut(stage, random.pick([96, 580])) +
        trees(stage, spots(30, 356, 330, 352, 470, 354, 760, 356), random.int(66, 96)) +
        reeds(stage) +
        (cages ? netCages(stage) : aerators(stage, random.int(0, 40))) +
        boat(stage, random.int(470, 540), 516, random.pick(['#8a5a3c', '#2f6f8f', '#b8563a'])),
    )
  )
}

const ripples = ({ random, w }: Stage): string =>
  line(
    times(12, (index) => d`M${random.int(0, w)} ${430 + index * 14}q22 -7 44 0t44 0`),
    '#fff',
    3,
    'opacity=".38" stroke-linecap="round"',
  )

const hut = (stage: Stage, x: number): string =>
  rect(x, 310, 104, 52, stage.tone('#efe6d3')) +
  path(d`M${x - 16} 314l30 -34h82l24 34z`, stage.tone(stage.random.pick(['#6f5a4c', '#5b6470', '#a5563c']))) +
  rect(x + 18, 326, 22, 18, stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#6f93ad')) +
  rect(x + 62, 322, 24, 40, stage.tone('#8a5a3c'))

/** A wheel on two floats, throwing water. */
const aerators = (stage: Stage, shift: number): string =>
  [
    [150, 470, 1],
    [330 + shift, 450, 0.8],
    [250, 548, 1.35],
  ]
    .map(([x = 0, y = 0, s = 1]) => {
      const spray = times(
        5,
        (index) => d`M${x} ${y}q${(index - 2) * 26 * s} ${-60 * s} ${(index - 2) * 42 * s} ${4 * s}`,
      )
      return (
        line(spray, '#fff', Math.round(5 * s), 'opacity=".7" stroke-dasharray="9 7" stroke-linecap="round"') +
        rect(x - 46 * s, y, 92 * s, 9 * s, stage.tone('#2f7fc1'), 'rx="4"') +
        rect(x - 16 * s, y - 16 * s, 32 * s, 18 * s, stage.tone('#e3b341'), 'rx="5"') +
        ellipse(x, y + 14 * s, 60 * s, 7 * s, '#fff', 'opacity=".4"')
      )
    })
    .join('')

/** Floating net cages in two rows. */
const netCages = (stage: Stage): string =>
  times(5, (index) => {
    const [x, y] = [70 + (index % 3) * 130, index < 3 ? 440 : 506]
    const at = index < 3 ? x : x + 40
    return (
      ellipse(at + 52, y + 16, 58, 22, mix(stage.mood.water[1], '#0c1b36', 0.35)) +
      `<ellipse cx="${at + 52}" cy="${y + 12}" rx="58" ry="22" fill="none" stroke="${stage.tone('#e8963a')}" stroke-width="9" stroke-dasharray="26 5"/>` +
      line(d`M${at + 20} ${y + 12}h64m-54 -8h44m-36 16h34`, '#fff', 2, 'opacity=".5"')
    )
  })

const boat = (stage: Stage, x: number, y: number, colour: string): string =>
  path(d`M${x} ${y}h190l26 -12q-14 46 -46 48H${x + 42}q-34 -6 -42 -36z`, stage.tone(colour)) +
  path(d`M${x} ${y}h190l26 -12l-6 18H${x + 4}z`, stage.bright(colour, 0.4)) +
  line(d`M${x + 124} ${y}v-44`, stage.tone('#3a4654'), 17, 'stroke-linecap="round"') +
  dots(spots(x + 124, y - 62), 25, stage.tone('#e0b090')) +
  path(d`M${x + 100} ${y - 66}q24 -34 48 0z`, stage.tone('#e3c470')) +
  line(d`M${x + 112} ${y - 36}l-60 76`, stage.tone('#6f5a4c'), 5) +
  path(d`M${x + 20} ${y + 40}h150l-30 22h-100z`, '#0c1b36', 'opacity=".16"')

const reeds = (stage: Stage): string => {
  const [light, dark] = stage.mood.leaves
  const clump = (x: number, y: number) =>
    times(6, (index) => d`M${x + index * 9} ${y}q${index * 3 - 8} -40 ${index * 6 - 16} -${62 + (index % 3) * 18}`)
  return line(clump(20, 598) + clump(700, 590), dark, 6) + line(clump(52, 604) + clump(734, 600), light, 5)
}
