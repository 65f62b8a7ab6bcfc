import { flags, hedge, pavement, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { mix, walls } from '../../drawing/colour.ts'
import { block, outline, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { line, path, rect } from '../../drawing/svg.ts'
import { wheels } from '../parts.ts'

const bodies = ['#1f2833', '#2a3a52', '#f1f3f5', '#7f8a94', '#4a1f28', '#c9ced3'] as const

type Body = (stage: Stage, colour: string) => string

export const saloonCar = (stage: Stage): string => drawn(stage, saloonBody)
export const offRoader = (stage: Stage): string => drawn(stage, offRoadBody)
export const patrolCar = (stage: Stage): string => drawn(stage, (on) => saloonBody(on, '#f1f3f5') + livery(on))

/** An official car before an office. */
function drawn(stage: Stage, car: Body): string {
  const { random } = stage
  const colour = random.pick(bodies)
  const wall = random.pick(walls)
  const { lit, shaded } = block({ x: 560, base: 450, height: random.int(190, 270), left: 460, right: 190, eye: 440 })
  return (
    sky(stage) +
    town(stage, 450, 210) +
    pavement(stage, 442, 158) +
    stage.place(
      path(outline(lit), stage.tone(wall)) +
        path(outline(shaded), stage.dim(wall, 0.34)) +
        windows(lit, { cols: 8, rows: 4 }, stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone(mix('#6d94b4', wall, 0.15))) +
        windows(shaded, { cols: 4, rows: 4 }, stage.dim('#6d94b4', 0.45)) +
        flags(stage, 650, 452, [random.pick(['#d9482b', '#2f7fc1'])]) +
        trees(stage, spots(40, 456, 120, 452, 770, 458), random.int(90, 120)) +
        hedge(stage, spots(150, 620), 462, 14) +
        line('M20 600L110 476M330 600L350 476M700 600L640 476', '#fff', 6, 'opacity=".8"') +
        shadow(400, 560, 330, 18) +
        car(stage, colour),
    )
  )
}

const plate = (stage: Stage, x: number, y: number): string => rect(x, y, 16, 24, stage.tone('#1f5fc4'), 'rx="3"')

function saloonBody(stage: Stage, colour: string): string {
  const paint = stage.fade([stage.bright(colour, 0.35), stage.tone(colour), stage.dim(colour, 0.3)])
  return (
    path('M74 534q-14 -70 30 -84l96 -14q64 -84 150 -84h92q78 0 142 88q112 8 136 46q10 22 4 48z', paint) +
    path('M226 434q54 -62 124 -62h22v62zM388 372h56q60 0 112 62H388z', stage.tone('#b9d6e6')) +
    path('M300 386q22 -10 48 -12l-44 60h-44z', '#fff', 'opacity=".4"') +
    line('M214 446h420', '#fff', 4, 'opacity=".35"') +
    line('M380 372v150M232 440q-10 50 10 82M566 440q14 40 4 82', stage.dim(colour, 0.5), 3) +
    line('M330 462h32M504 462h32', stage.dim('#dfe5e9', 0.1), 7, 'stroke-linecap="round"') +
    path('M690 470q34 4 30 24l-40 -4z', '#fff1c4') +
    path('M78 462l34 -4v26l-38 2z', '#d9392b') +
    rect(76, 522, 646, 14, stage.dim(colour, 0.6)) +
    plate(stage, 706, 502) +
    wheels(stage, [196, 596], 562, 50)
  )
}

/** Stripe, word and light bar of a car on duty. */
const livery = (stage: Stage): string =>
  path('M84 466H716l6 28H80z', stage.tone('#1f5fc4')) +
  stage.write(430, 489, 26, '执 法', '#fff') +
  rect(356, 348, 40, 16, '#e2402f', 'rx="4"') +
  rect(396, 348, 40, 16, '#2f6fe0', 'rx="4"')

function offRoadBody(stage: Stage, colour: string): string {
  const paint = stage.fade([stage.bright(colour, 0.35), stage.tone(colour), stage.dim(colour, 0.3)])
  return (
    line('M206 300h250', stage.tone('#8996a2'), 8) +
    path('M92 524v-96q0 -16 14 -20l34 -76q8 -20 30 -20h310q24 0 40 24l48 78q116 6 132 40l6 70z', paint) +
    path('M166 402l26 -62h100v62zM310 340h76v62h-76zM404 340h70q14 0 22 12l28 50H404z', stage.tone('#b9d6e6')) +
    path('M214 340h40l-30 62h-40z', '#fff', 'opacity=".4"') +
    line('M300 336v170M394 336v170', stage.dim(colour, 0.5), 4) +
    line('M330 428h30M424 428h30', stage.dim('#dfe5e9', 0.1), 8) +
    rect(60, 380, 36, 104, '#27303b', 'rx="12"') +
    path('M666 436q40 4 38 26h-40z', '#fff1c4') +
    rect(90, 432, 14, 40, '#d9392b') +
    rect(92, 506, 616, 22, stage.tone('#3a444f')) +
    plate(stage, 694, 488) +
    wheels(stage, [206, 586], 564, 56)
  )
}
