import { dots, hills, ridge, shadow, sky } from '../../drawing/backdrop.ts'
import { faceOf, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect } from '../../drawing/svg.ts'

export function excavator(stage: Stage): string {
  const { random } = stage
  const colour = random.pick(['#e8a72f', '#e3b93a', '#e07f32', '#4f9a6a', '#d9602f'])
  const soil = stage.tone(random.pick(['#c79b6d', '#b98a63', '#c9a87c']))
  return (
    sky(stage) +
    hills(stage, 470) +
    rect(0, 462, stage.w, 138, soil) +
    ridge(stage, { y: 500, rise: 40, calm: 420, floor: 600, fill: stage.dim('#b08458', 0.06) }) +
    stage.place(
      (random.chance(0.6) ? crane(stage) : '') +
        path('M20 560Q90 420 170 404t150 156z', stage.dim('#a87c52', 0.1)) +
        path('M20 560Q90 420 170 404q-30 70 -20 156z', stage.bright('#c79b6d', 0.18)) +
        shadow(540, 562, 220, 16) +
        arm(stage, colour) +
        hull(stage, colour) +
        tracks(stage),
    )
  )
}

/** A building going up in the distance, with its crane. */
function crane(stage: Stage): string {
  const steel = stage.tone('#d98f3a')
  return (
    rect(560, 270, 150, 200, stage.tone('#cfd3d6'), 'opacity=".9"') +
    windows(faceOf(560, 270, 150, 200), { cols: 5, rows: 5, gapU: 0.3, gapV: 0.34 }, stage.dim('#8796a3', 0.1)) +
    line('M590 270v-26m40 26v-34m40 34v-22', stage.tone('#8796a3'), 4) +
    line('M740 470V110M600 132h190M740 110L610 132M740 110l44 22', steel, 6) +
    line('M640 132v90', stage.tone('#5c6976'), 2) +
    rect(624, 222, 32, 14, stage.tone('#8796a3')) +
    rect(772, 132, 20, 26, stage.tone('#8796a3'))
  )
}

/** Boom, stick and bucket, reaching to the left. */
function arm(stage: Stage, colour: string): string {
  const reach = stage.random.int(-20, 24)
  const [ex, ey] = [286 + reach, 190 - reach]
  return (
    path(d`M508 448L${ex - 4} ${ey - 26}q-18 -10 -26 8t6 30L462 470z`, stage.tone(colour)) +
    path(d`M508 448L${ex - 4} ${ey - 26}l-8 18L484 460z`, stage.bright(colour, 0.25)) +
    path(d`M${ex - 30} ${ey - 8}l28 -6l-48 210l-26 -8z`, stage.dim(colour, 0.12)) +
    line(d`M470 392L${ex + 46} ${ey + 28}M${ex + 20} ${ey + 10}L${ex - 34} ${ey + 90}`, stage.tone('#8996a2'), 9) +
    circle(ex - 14, ey - 2, 13, stage.dim(colour, 0.45)) +
    path(d`M${ex - 88} ${ey + 186}h56q10 50 -20 84q-46 6 -70 -30q30 -4 34 -54z`, stage.dim('#5c6976', 0.25)) +
    path(d`M${ex - 122} ${ey + 240}l-14 14l20 2zm18 14l-10 18l20 -4z`, stage.tone('#8996a2'))
  )
}

const hull = (stage: Stage, colour: string): string =>
  path(
    'M470 492v-60q0 -20 20 -20h196q44 0 50 44v36z',
    stage.fade([stage.bright(colour, 0.1), stage.dim(colour, 0.22)]),
  ) +
  path('M490 416V330q0 -22 22 -22h66q20 0 24 20l14 88z', stage.tone(colour)) +
  path('M502 408v-74q0 -14 14 -14h32v88zM556 320h22q10 0 12 10l12 78h-46z', stage.tone('#bcdcec')) +
  path('M506 404l30 -84h12v16l-26 68z', '#fff', 'opacity=".45"') +
  rect(628, 430, 84, 8, '#1d2632', 'opacity=".4"') +
  rect(628, 446, 84, 8, '#1d2632', 'opacity=".4"') +
  rect(654, 386, 16, 28, stage.tone('#5c6976')) +
  rect(470, 484, 268, 14, stage.dim(colour, 0.5))

const tracks = (stage: Stage): string =>
  rect(430, 500, 320, 62, '#28313c', 'rx="31"') +
  rect(442, 510, 296, 42, stage.tone('#4a5663'), 'rx="21"') +
  dots(spots(470, 531, 528, 534, 584, 534, 640, 534, 708, 531), 32, '#28313c') +
  dots(spots(470, 531, 528, 534, 584, 534, 640, 534, 708, 531), 14, stage.tone('#9aa6b1')) +
  `<path d="M462 502h256M462 560h256" stroke="#11181f" stroke-width="5" stroke-dasharray="12 8"/>`
