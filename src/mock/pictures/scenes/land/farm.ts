import { dots, hills, shadow, sky, trees } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { faceOf, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

type Crop = 'rape' | 'paddy' | 'tea' | 'orchard'

export function farm(stage: Stage): string {
  const { random, mood } = stage
  const crop = random.pick<Crop>(['rape', 'paddy', 'tea', 'orchard'])
  const colour = { rape: '#f0cf3c', paddy: '#a9cf63', tea: '#5f9f55', orchard: '#9cc36a' }[crop]
  const rows = times(9, (index) => d`M${stage.w / 2 + (index - 4) * 36} 404L${stage.w / 2 + (index - 4) * 250} 620`)
  return (
    sky(stage, { clouds: 3 }) +
    hills(stage, 390) +
    path(d`M0 380q${stage.w / 4} -50 ${stage.w / 2} -14t${stage.w / 2} -20V600H0z`, stage.fade(mood.ground)) +
    path(
      d`M0 404q${stage.w / 2} -26 ${stage.w} 0V600H0z`,
      stage.fade([stage.bright(colour, 0.25), stage.tone(colour)]),
    ) +
    line(
      rows,
      stage.dim(mix(colour, '#3f7d4e', 0.55), 0.04),
      crop === 'tea' ? 30 : 14,
      `opacity=".7"${crop === 'orchard' ? ' stroke-dasharray="22 20" stroke-linecap="round"' : ''}`,
    ) +
    stage.place(
      homestead(stage) +
        (random.chance(0.5) ? greenhouses(stage) : trees(stage, spots(560, 410, 620, 404, 690, 412, 752, 408), 90)) +
        trees(stage, spots(70, 408, 288, 404), 110) +
        tractor(stage, random.int(420, 520), 560, random.pick(['#c9402f', '#2f7fc1', '#3f8f4f'])),
    )
  )
}

const homestead = (stage: Stage): string => {
  const roof = stage.random.pick(['#5b6470', '#b5583c', '#6f5a4c'])
  return (
    rect(120, 322, 140, 84, stage.tone('#f6f1e6')) +
    path('M260 322l34 8v70l-34 6z', stage.dim('#e3dccd', 0.3)) +
    path('M100 326l34 -46h112l34 46z', stage.tone(roof)) +
    path('M246 280l34 46l22 4l-36 -46z', stage.dim(roof, 0.4)) +
    windows(
      faceOf(120, 330, 140, 60),
      { cols: 4, rows: 1, gapU: 0.5, gapV: 0.3 },
      stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#6f93ad'),
    ) +
    rect(180, 362, 24, 44, stage.tone('#8a5a3c'))
  )
}

const greenhouses = (stage: Stage): string =>
  times(3, (index) => {
    const x = 520 + index * 92
    return (
      path(d`M${x} 416v-34q44 -46 88 0v34z`, stage.bright('#dff0f2', 0.3), 'opacity=".9"') +
      line(d`M${x + 22} 416v-50m22 50v-58m22 58v-50M${x} 390h88`, stage.tone('#8fb3b8'), 2)
    )
  })

const tractor = (stage: Stage, x: number, y: number, colour: string): string =>
  shadow(x + 84, y + 4, 110, 10) +
  path(d`M${x} ${y - 34}v-40q0 -10 12 -12h66v52z`, stage.tone(colour)) +
  path(d`M${x + 66} ${y - 34}v-96h84v96z`, stage.dim(colour, 0.15)) +
  path(d`M${x + 76} ${y - 84}v-36h64v36z`, '#cfe6f2') +
  rect(x + 58, y - 138, 102, 12, stage.bright(colour, 0.2)) +
  rect(x + 26, y - 122, 8, 38, '#39434f') +
  rect(x - 4, y - 70, 12, 14, '#fff1c4') +
  dots(spots(x + 130, y - 42), 92, '#27303b') +
  dots(spots(x + 130, y - 42), 46, stage.tone('#e3b341')) +
  dots(spots(x + 22, y - 24), 54, '#27303b') +
  dots(spots(x + 22, y - 24), 26, stage.tone('#e3b341'))
