import { conifer, dots, hedge, hills, lawn, peaks, ridge, shadow, sky, town, trees } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { at, block, type Face, faceOf, outline, patch, rules, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { circle, d, line, path, rect, times } from '../svg.ts'

/** A small house far off. */
function house(stage: Stage, x: number, base: number, width: number, height: number, roof: string): string {
  const { lit, shaded } = block({ x, base, height, left: width, right: width * 0.6, eye: base + 40, reach: 900 })
  return (
    path(outline(lit), stage.tone('#f1ece1')) +
    path(outline(shaded), stage.dim('#e3dccd', 0.3)) +
    windows(lit, { cols: 3, rows: Math.max(1, Math.round(height / 26)) }, stage.tone('#7f9fb8')) +
    path(patch(lit, -0.03, -0.1, 1, 0.1), stage.tone(roof)) +
    path(patch(shaded, 0, -0.1, 1.03, 0.1), stage.dim(roof, 0.35))
  )
}

/** A plot between two roads, staked out and marked, seen from above the crossing. */
export function landPlot(stage: Stage): string {
  const { random, mood } = stage
  const soil = random.pick(['#d8b988', '#c9a777', '#b9c58a', '#a9c07f', '#dcc79a'])
  const plot: Face = [
    [random.int(210, 250), random.int(300, 318)],
    [random.int(560, 600), random.int(286, 304)],
    [random.int(690, 730), random.int(470, 500)],
    [random.int(90, 130), random.int(490, 516)],
  ]
  const [pinX, pinY] = at(plot, 0.5, 0.5)
  const asphalt = stage.tone('#929da8')
  const stakes = plot.map(([x, y], index) => [x, y, index < 2 ? 34 : 54] as const)
  const lines = random.chance(0.6)
    ? line(rules(plot, 6, 'across'), stage.dim(soil, 0.22), 3, 'opacity=".6"')
    : dots(
        Array.from({ length: 12 }, () => at(plot, random.between(0.08, 0.92), random.between(0.08, 0.92))),
        20,
        mood.leaves[0],
        'opacity=".7"',
      )
  return (
    sky(stage, { clouds: 2, sunY: 90 }) +
    hills(stage, 230) +
    town(stage, 230, 90) +
    lawn(stage, 222) +
    path(d`M-200 268L${stage.w + 200} 232v26L-200 300z`, asphalt) +
    stage.place(
      path('M690 250l44 -2L1120 600H1000z', asphalt) +
        path('M-400 560Q200 570 1200 520V600H-400z', asphalt) +
        `<path d="M-300 592Q300 580 1100 548" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="40 32" opacity=".8"/>` +
        house(stage, 96, 262, 60, random.int(30, 74), '#b5643c') +
        house(stage, 190, 252, 48, random.int(34, 60), '#5f7f9c') +
        house(stage, 640, 244, 50, random.int(44, 96), '#a8443c') +
        path(outline(plot), stage.fade([stage.bright(soil, 0.12), stage.dim(soil, 0.08)])) +
        lines +
        `<path d="${outline(plot)}" fill="none" stroke="#fff" stroke-width="7"/>` +
        `<path d="${outline(plot)}" fill="none" stroke="${stage.tone('#d9392b')}" stroke-width="7" stroke-dasharray="26 20"/>` +
        line(stakes.map(([x, y, size]) => d`M${x} ${y + 4}v${-size}`).join(''), '#fff', 10) +
        `<path d="${stakes.map(([x, y, size]) => d`M${x} ${y + 4}v${-size}`).join('')}" stroke="#d9392b" stroke-width="10" stroke-dasharray="9 9"/>` +
        pin(stage, pinX, pinY) +
        trees(
          stage,
          [
            [40, 420],
            [70, 470],
            [760, 410],
          ],
          96,
        ) +
        hedge(stage, 130, 300, 286, 10),
    )
  )
}

const pin = (stage: Stage, x: number, y: number): string => {
  const colour = stage.random.pick(['#0f62b8', '#d9392b', '#e0822f', '#1f8a6a'])
  return (
    shadow(x, y + 2, 44, 12) +
    path(d`M${x} ${y}q-62 -72 -62 -112a62 62 0 0 1 124 0q0 40 -62 112z`, colour) +
    path(d`M${x} ${y}q62 -72 62 -112a62 62 0 0 0 -62 -62z`, '#0c1b36', 'opacity=".2"') +
    circle(x, y - 112, 27, '#fff')
  )
}

export function forest(stage: Stage): string {
  const { random, mood } = stage
  const [light, dark] = mood.leaves
  const rank = (y: number, size: number, count: number, haze: number) => {
    const colours = [mix(light, mood.hills[0], haze), mix(dark, mood.hills[0], haze)] as const
    const trunks = Array.from(
      { length: count },
      (_, index) =>
        [(index + random.between(0.1, 0.9)) * (stage.w / count), size * random.between(0.75, 1.15)] as const,
    )
    const side = (sign: number) =>
      trunks
        .map(
          ([x, tall]) =>
            d`M${x} ${y - tall}l${sign * tall * 0.14} ${tall * 0.4}h${-sign * tall * 0.06}l${sign * tall * 0.14} ${tall * 0.6}H${x}z`,
        )
        .join('')
    return path(side(-1), colours[0]) + path(side(1), colours[1])
  }
  const river = random.chance(0.5)
  return (
    sky(stage, { clouds: 2, sunY: 120 }) +
    peaks(stage, { y: 260, rise: 190, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    ridge(stage, { y: 300, rise: 110, calm: 300, floor: 420, fill: mood.hills[1] }) +
    rank(360, 84, 15, 0.62) +
    ridge(stage, { y: 360, rise: 70, calm: 360, floor: 480, fill: mood.hills[2] }) +
    rank(424, 120, 11, 0.36) +
    rect(0, 420, stage.w, 180, stage.fade(mood.ground)) +
    path(d`M0 424q${stage.w / 3} 34 ${stage.w / 2} 10t${stage.w / 2} 0v40H0z`, '#fff', 'opacity=".3"') +
    stage.place(
      path(
        river
          ? 'M470 426q-120 30 -60 70t-160 104h330q60 -60 -20 -104t-70 -70z'
          : 'M440 428q-60 40 -10 76t-130 96h150q70 -50 40 -96t-34 -76z',
        river ? stage.fade(mood.water) : stage.tone('#d9c39a'),
      ) + (river ? line('M430 470q30 8 60 0M360 530q60 14 120 0M330 572q60 12 130 0', '#fff', 4, 'opacity=".5"') : ''),
    ) +
    stage.place(
      [
        [96, 540, 300],
        [20, 590, 260],
        [208, 520, 190],
        [640, 520, 210],
        [722, 560, 330],
        [790, 596, 250],
      ]
        .map(([x = 0, y = 0, size = 0]) => conifer(stage, x + random.int(-14, 14), y, size * random.between(0.85, 1.1)))
        .join(''),
    ) +
    hedge(stage, 0, stage.w * 0.3, 600, 18)
  )
}

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
        (random.chance(0.5)
          ? greenhouses(stage)
          : trees(
              stage,
              [
                [560, 410],
                [620, 404],
                [690, 412],
                [752, 408],
              ],
              90,
            )) +
        trees(
          stage,
          [
            [70, 408],
            [288, 404],
          ],
          110,
        ) +
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
  dots([[x + 130, y - 42]], 92, '#27303b') +
  dots([[x + 130, y - 42]], 46, stage.tone('#e3b341')) +
  dots([[x + 22, y - 24]], 54, '#27303b') +
  dots([[x + 22, y - 24]], 26, stage.tone('#e3b341'))
