import { dots, shadow } from '../../drawing/backdrop.ts'
import { paints } from '../../drawing/colour.ts'
import { faceOf, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect } from '../../drawing/svg.ts'
import { roadside, wheels } from '../parts.ts'

type Body = (stage: Stage, colour: string) => string

export const truck = (stage: Stage): string => drawn(stage, stage.random.pick([boxBody, containerBody]))
export const dumpTruck = (stage: Stage): string => drawn(stage, tipperBody)
export const mixerTruck = (stage: Stage): string => drawn(stage, mixerBody)

function drawn(stage: Stage, cargo: Body): string {
  const { random } = stage
  const colour = random.pick(paints)
  return (
    roadside(stage) +
    stage.place(
      shadow(410, 546, 350, 18) +
        rect(120, 478, 610, 26, stage.tone('#39434f')) +
        cargo(stage, colour) +
        cab(stage, colour) +
        rect(300, 492, 130, 34, stage.tone('#8996a2'), 'rx="8"') +
        rect(300, 492, 130, 10, '#fff', 'opacity=".35" rx="5"') +
        rect(712, 490, 14, 20, '#d9392b') +
        wheels(stage, random.chance(0.5) ? [166, 540, 624] : [166, 250, 560, 640], 552, 40),
    )
  )
}

/** The driver's cab, nose to the left. */
function cab(stage: Stage, colour: string): string {
  return (
    path(
      d`M84 520v-96q0 -14 8 -30l38 -92q8 -16 26 -16h104v234z`,
      stage.fade([stage.bright(colour, 0.18), stage.dim(colour, 0.16)]),
    ) +
    path(d`M122 402l34 -84q4 -8 14 -8h26v92z`, stage.tone('#b9d9ea')) +
    path(d`M206 310h40v92h-40z`, stage.tone('#9ac2d9')) +
    path(d`M128 392l30 -74h14l-32 74z`, '#fff', 'opacity=".45"') +
    rect(84, 470, 176, 9, stage.dim(colour, 0.4)) +
    rect(84, 438, 22, 20, '#fff1c4', 'rx="5"') +
    rect(80, 494, 92, 28, stage.dim('#5a6672', 0.2), 'rx="5"') +
    path('M186 286l30 -34h44v34z', stage.dim(colour, 0.2)) +
    rect(214, 416, 30, 6, '#1d2632', 'opacity=".5"') +
    rect(100, 330, 12, 54, '#27303b', 'rx="5"')
  )
}

function boxBody(stage: Stage, colour: string): string {
  const side = stage.fade([stage.bright('#f4f6f7', 0.4), stage.dim('#e2e7ea', 0.1)])
  return (
    rect(274, 226, 456, 254, side) +
    rect(274, 226, 456, 14, stage.tone('#aab4bd')) +
    path('M274 430L560 300h170v90L420 480H274z', stage.tone(colour)) +
    path('M274 400L500 300h36L274 418z', stage.bright(colour, 0.45)) +
    line('M722 240v236', stage.tone('#aab4bd'), 6)
  )
}

/** A drum with its spiral, the hopper at its mouth. */
function mixerBody(stage: Stage, colour: string): string {
  const drum = stage.bright('#f4f6f7', 0.2)
  return (
    path(
      'M284 430L300 300Q420 214 560 236L694 300L720 372L700 430Q600 476 440 470z',
      stage.fade([drum, stage.dim('#cfd8de', 0.28)]),
    ) +
    path(
      'M352 270Q330 370 372 462h52Q380 360 412 244zM498 234Q480 360 520 466h48Q536 360 556 236z',
      stage.tone(colour),
    ) +
    path('M640 276Q626 360 650 452l44 -18Q676 370 690 298z', stage.dim(colour, 0.16)) +
    path('M678 250h92l-22 58h-48z', stage.tone('#8996a2')) +
    path('M720 372l44 96h-22l-44 -60z', stage.tone('#aab4bd')) +
    line('M716 478V300M300 478V420', stage.tone('#5c6976'), 12) +
    path('M296 318Q420 232 556 250', 'none', 'stroke="#fff" stroke-width="8" opacity=".5"')
  )
}

const tipperBody = (stage: Stage, colour: string): string =>
  dots(
    spots(380, 306, 450, 286, 530, 284, 600, 300, 660, 316),
    110,
    stage.tone(stage.random.pick(['#a98a68', '#8a8f95', '#c9ab72'])),
  ) +
  path('M264 300h480l-34 170H290z', stage.fade([stage.bright(colour, 0.1), stage.dim(colour, 0.28)])) +
  line('M350 312l10 150M450 312l4 150M550 312v150M646 312l-8 150', stage.dim(colour, 0.35), 8) +
  rect(258, 294, 490, 16, stage.dim(colour, 0.2))

function containerBody(stage: Stage, colour: string): string {
  const face = faceOf(276, 240, 454, 232)
  const paint = stage.random.pick(paints.filter((each) => each !== colour))
  return (
    rect(276, 240, 454, 232, stage.fade([stage.bright(paint, 0.12), stage.dim(paint, 0.18)])) +
    windows(
      face,
      { cols: 24, rows: 1, gapU: 0.62, gapV: 0.12, area: [0, 0, 1, 1] },
      stage.dim(paint, 0.3),
      'opacity=".7"',
    ) +
    line('M276 246h454M276 466h454', stage.dim(paint, 0.35), 12) +
    rect(420, 300, 168, 60, stage.tone(paint)) +
    line('M440 320h128m-128 22h84', '#fff', 9, 'opacity=".9"')
  )
}
