import { dots, hills, ridge, shadow, sky, town } from '../../drawing/backdrop.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect } from '../../drawing/svg.ts'
import { wheels } from '../parts.ts'

/** A wheel loader and a roller on a road under construction. */
export function roadMachine(stage: Stage): string {
  const { random } = stage
  const [first, second] = random.sample(['#e8a72f', '#e3b93a', '#e07f32', '#4f9a6a', '#d9602f', '#3f7fb0'], 2)
  const soil = random.pick(['#c79b6d', '#b98a63', '#c9a87c', '#b5a08a'])
  return (
    sky(stage) +
    (random.chance(0.6) ? hills(stage, 450) : town(stage, 450, 200)) +
    rect(0, 442, stage.w, 158, stage.tone(soil)) +
    ridge(stage, { y: 478, rise: 40, calm: 420, floor: 600, fill: stage.dim(soil, 0.1) }) +
    path(d`M0 540H${stage.w}V600H0z`, stage.fade([stage.tone('#77818c'), stage.tone('#59636f')])) +
    `<path d="M0 536H${Math.round(stage.w)}" stroke="#fff" stroke-width="6" stroke-dasharray="40 30" opacity=".8"/>` +
    stage.place(roller(stage, 500, second ?? '#e3b93a') + loader(stage, first ?? '#e8a72f'))
  )
}

function loader(stage: Stage, colour: string): string {
  const lift = stage.random.int(0, 90)
  return (
    shadow(300, 548, 260, 16) +
    path('M300 400h176q26 0 30 30v66H300z', stage.fade([stage.bright(colour, 0.15), stage.dim(colour, 0.2)])) +
    path('M300 470V280q0 -14 16 -14h96q16 0 20 16l16 120h-40v68z', stage.tone(colour)) +
    path('M314 392V290q0 -10 10 -10h34v112zM372 280h34q10 0 12 10l12 102h-58z', stage.tone('#bcdcec')) +
    path('M318 386l30 -100h12l-26 100z', '#fff', 'opacity=".5"') +
    rect(298, 254, 150, 16, stage.dim(colour, 0.2)) +
    rect(470, 360, 14, 44, stage.tone('#5c6976')) +
    path(d`M312 452L180 ${430 - lift}l-40 ${40}v24l44 -10L318 492z`, stage.dim(colour, 0.18)) +
    line(d`M300 420L196 ${438 - lift}`, stage.tone('#aab4bd'), 11) +
    path(d`M150 ${430 - lift}l12 96H52q-16 -40 12 -70z`, stage.dim('#5c6976', 0.2)) +
    (lift > 30 ? dots(spots(80, 446 - lift, 110, 436 - lift, 134, 440 - lift), 42, stage.tone('#a98a68')) : '') +
    path(d`M150 ${430 - lift}l12 96h-22l-14 -90z`, '#0c1b36', 'opacity=".3"') +
    wheels(stage, [236, 440], 556, 58)
  )
}

function roller(stage: Stage, x: number, colour: string): string {
  return (
    shadow(x + 130, 552, 160, 12) +
    path(
      d`M${x + 110} 440h130q20 0 22 24v44H${x + 110}z`,
      stage.fade([stage.bright(colour, 0.15), stage.dim(colour, 0.2)]),
    ) +
    rect(x + 96, 322, 116, 14, stage.dim(colour, 0.2)) +
    line(d`M${x + 104} 450V330M${x + 204} 440V330`, stage.tone('#39434f'), 8) +
    path(d`M${x + 112} 344h88v84h-88z`, stage.tone('#bcdcec'), 'opacity=".85"') +
    path(d`M${x + 110} 470L${x + 20} 456v-16h96z`, stage.tone(colour)) +
    circle(x + 54, 496, 60, stage.fade([stage.tone('#aab4bd'), stage.dim('#8996a2', 0.35)])) +
    circle(x + 54, 496, 40, stage.tone('#c9d2d9'), 'opacity=".55"') +
    circle(x + 54, 496, 13, stage.tone('#5c6976')) +
    rect(x + 212, 452, 40, 6, '#1d2632', 'opacity=".4"') +
    rect(x + 212, 464, 40, 6, '#1d2632', 'opacity=".4"') +
    wheels(stage, [x + 200], 556, 54)
  )
}
