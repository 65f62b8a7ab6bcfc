import { lawn, pavement, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { paints } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'
import { saloon } from '../parts.ts'

/** Charging posts under a canopy, cars plugged in. */
export function chargingStation(stage: Stage): string {
  const { random, mood } = stage
  const accent = random.pick(['#1f9a6a', '#1f7fc4', '#0e8a96', '#5b9b3a'])
  const canopyKind = random.int(0, 2)
  const [first, second] = random.sample(paints, 2)
  return (
    sky(stage) +
    town(stage, 470, 190) +
    lawn(stage, 462) +
    pavement(stage, 484, 116) +
    stage.place(
      trees(stage, spots(20, 484, 384, 480, 772, 486), random.int(90, 120)) +
        canopy(stage, accent, canopyKind) +
        times(3, (index) => post(stage, 150 + index * 240, accent)) +
        line('M168 420q40 70 84 72M408 420q50 80 96 78', '#27303b', 7) +
        saloon(stage, random.int(190, 220), 540, first ?? '#2f7fc1', 1.05) +
        (random.chance(0.7) ? saloon(stage, 478, 560, second ?? '#d9482b', 1.2) : '') +
        line('M40 588L120 500M330 588L380 500M640 588L620 500', '#fff', 5, 'opacity=".8"'),
    ) +
    (mood.lit > 0.4 ? rect(0, 484, stage.w, 116, '#ffe6a3', 'opacity=".08"') : '')
  )
}

const canopy = (stage: Stage, accent: string, kind: number): string =>
  line('M110 490V250M690 490V250', stage.tone('#8996a2'), 14) +
  (kind === 0
    ? path('M50 250l60 -44h620l30 44z', stage.bright('#f4f6f7', 0.2)) + rect(50, 248, 710, 24, stage.tone(accent))
    : kind === 1
      ? path('M50 262Q400 150 760 262v16H50z', stage.tone(accent)) +
        path('M50 262Q400 150 760 262l-10 4Q400 170 60 266z', '#fff', 'opacity=".5"')
      : path('M60 280L740 200v26L60 306z', stage.tone('#2a4f8f')) +
        line('M140 272l8 24M240 260l8 24M340 248l8 24M440 236l8 24M540 224l8 24M640 212l8 24', '#9cc3ea', 3)) +
  (kind === 2 ? '' : stage.write(400, 242, 30, '充电站', kind === 0 ? stage.dim(accent, 0.3) : '#fff'))

const post = (stage: Stage, x: number, accent: string): string =>
  shadow(x + 22, 508, 40, 6) +
  rect(x, 352, 44, 154, stage.fade([stage.bright('#ffffff', 0), stage.tone('#d7dee3')], 'right'), 'rx="8"') +
  rect(x + 6, 364, 32, 36, stage.tone('#1f2f42'), 'rx="4"') +
  path(d`M${x + 25} 368l-12 16h8l-4 13l13 -17h-8z`, '#7df0b8') +
  rect(x, 410, 44, 12, stage.tone(accent)) +
  line(d`M${x + 10} 440h24m-24 12h24`, stage.tone('#aab4bd'), 4)
