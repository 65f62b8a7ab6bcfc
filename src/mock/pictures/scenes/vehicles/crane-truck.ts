import { hills, shadow, sky, town } from '../../drawing/backdrop.ts'
import { faceOf, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect, times } from '../../drawing/svg.ts'
import { wheels } from '../parts.ts'

type Boom = (stage: Stage, colour: string) => string

export const craneTruck = (stage: Stage): string => drawn(stage, craneBoom)
export const pumpTruck = (stage: Stage): string => drawn(stage, pumpBoom)

/** A truck on outriggers at a building site, its boom raised. */
function drawn(stage: Stage, boom: Boom): string {
  const { random } = stage
  const colour = random.pick(['#e8a72f', '#d9602f', '#e3b93a', '#3f7fb0', '#c9402f', '#4f9a6a'])
  const soil = random.pick(['#c79b6d', '#b98a63', '#c9a87c', '#aab0b2'])
  return (
    sky(stage) +
    (random.chance(0.5) ? town(stage, 490, 220) : hills(stage, 490)) +
    rect(0, 482, stage.w, 118, stage.fade([stage.bright(soil, 0.12), stage.dim(soil, 0.12)])) +
    stage.place(
      site(stage) +
        shadow(360, 552, 330, 16) +
        line('M200 500v48M520 500v48', stage.tone('#5c6976'), 12) +
        path('M170 546h60v10h-60zM490 546h60v10h-60z', stage.tone('#39434f')) +
        rect(70, 468, 590, 34, stage.tone('#39434f')) +
        boom(stage, colour) +
        cab(stage, colour) +
        wheels(stage, [146, 320, 400, 600], 556, 38),
    )
  )
}

function site(stage: Stage): string {
  const floors = stage.random.int(4, 6)
  const top = 486 - floors * 46
  return (
    rect(570, top, 190, floors * 46, stage.tone('#d3d7da')) +
    windows(
      faceOf(570, top, 190, floors * 46),
      { cols: 4, rows: floors, gapU: 0.26, gapV: 0.3 },
      stage.dim('#8796a3', 0.15),
    ) +
    line(
      times(5, (index) => d`M${590 + index * 38} ${top}v-26`),
      stage.tone('#8796a3'),
      4,
    ) +
    line(d`M562 486V${top - 10}M768 486V${top - 10}M556 ${top + 60}h218M556 ${top + 130}h218`, stage.tone('#3f8f5a'), 4)
  )
}

const cab = (stage: Stage, colour: string): string =>
  path(
    'M64 496V420q0 -18 14 -40l26 -44q8 -14 24 -14h72v174z',
    stage.fade([stage.bright(colour, 0.18), stage.dim(colour, 0.16)]),
  ) +
  path('M96 404l28 -52q5 -8 14 -8h20v60zM168 344h22v60h-22z', stage.tone('#b9d9ea')) +
  rect(64, 436, 16, 20, '#fff1c4', 'rx="4"') +
  rect(60, 472, 80, 26, stage.dim('#5a6672', 0.2), 'rx="5"')

/** A telescopic boom in three parts, the cable and the hook. */
function craneBoom(stage: Stage, colour: string): string {
  const load = stage.random.int(230, 300)
  return (
    rect(270, 424, 150, 46, stage.dim(colour, 0.2)) +
    path('M330 430v-50q0 -14 16 -14h52q14 0 14 14v50z', stage.tone(colour)) +
    path('M340 410v-24q0 -10 10 -10h30v34z', stage.tone('#bcdcec')) +
    path('M276 424l24 -28L440 240l26 24L330 420z', stage.tone(colour)) +
    path('M440 240l100 -112l20 18L466 264z', stage.bright(colour, 0.3)) +
    path('M540 128l56 -62l14 12l-50 68z', stage.bright(colour, 0.55)) +
    line('M360 440L420 300', stage.tone('#aab4bd'), 12) +
    line(d`M602 70V${load}`, stage.tone('#39434f'), 4) +
    rect(590, load, 26, 24, stage.tone('#e3b341')) +
    rect(566, load + 40, 74, 34, stage.tone('#b5583c')) +
    line(d`M603 ${load + 24}l-32 16M603 ${load + 24}l32 16`, stage.tone('#39434f'), 3)
  )
}

/** An arm of four parts that unfolds, the hose at its end, the hopper behind. */
function pumpBoom(stage: Stage, colour: string): string {
  const fold = stage.random.int(-20, 30)
  const joints = [
    [270, 380],
    [330, 130 + fold],
    [520, 60],
    [640, 190 + fold],
    [690, 330],
  ] as const
  const arm = joints.map(([x, y], index) => (index === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('')
  return (
    rect(220, 420, 200, 50, stage.tone(colour)) +
    rect(240, 370, 66, 56, stage.dim(colour, 0.25)) +
    path('M560 420h110l-24 54h-62z', stage.tone('#8996a2')) +
    rect(430, 436, 120, 34, stage.tone('#aab4bd')) +
    line(arm, stage.dim(colour, 0.3), 26, 'stroke-linejoin="round"') +
    line(arm, stage.bright(colour, 0.1), 16, 'stroke-linejoin="round"') +
    line(arm, stage.tone('#39434f'), 4) +
    joints.map(([x, y]) => circle(x, y, 13, stage.tone('#39434f'))).join('') +
    line('M690 330q14 60 -2 116', '#27303b', 11)
  )
}
