import { dots, peaks, sky } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { faceOf, type Point, outline, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** Mountains at both sides, the lake behind. */
function valley(stage: Stage): string {
  const { mood, w } = stage
  const near = 170 - w / 2
  return (
    sky(stage, { clouds: 3, sunY: 120 }) +
    peaks(stage, { y: 300, rise: 230, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    rect(0, 250, w, 80, mood.water[0]) +
    path(d`M0 130q${-near - 160} 20 ${-near} 220l60 250H0z`, mood.hills[2]) +
    path(d`M${w} 110q${near + 160} 30 ${near} 230l-60 260H${w}z`, mix(mood.hills[2], '#0c1b36', 0.18))
  )
}

/** The arched wall, its piers and the bridge along its crest. */
function wall(stage: Stage, gates: number, slot: number): string {
  const joints = times(
    6,
    (index) =>
      d`M${190 + index * 14} ${290 + index * 38}Q400 ${314 + index * 34} ${610 - index * 14} ${290 + index * 38}`,
  )
  const mouths = times(gates, (index) => d`M${220 + slot * (index + 0.24)} 250h${slot * 0.52}v40h${-slot * 0.52}z`)
  return (
    path(
      'M150 246Q400 276 650 246L612 500H188z',
      stage.fade([stage.bright('#dfe3e5', 0.3), stage.dim('#b5bdc4', 0.15)]),
    ) +
    line(joints, '#0c1b36', 2, 'opacity=".12"') +
    path(mouths, stage.dim('#6e7d8a', 0.2))
  )
}

function crest(stage: Stage, gates: number, slot: number): string {
  const piers = times(gates + 1, (index) => d`M${208 + slot * index} 244v-52h24v56z`)
  const shades = times(gates + 1, (index) => d`M${222 + slot * index} 246v-54h10v56z`)
  return (
    path('M138 240Q400 270 662 240v-16Q400 254 138 224z', stage.tone('#eef1f2')) +
    path(piers, stage.tone('#cfd6db')) +
    path(shades, stage.dim('#cfd6db', 0.35)) +
    line(d`M200 194h${slot * gates + 40}`, stage.tone('#c9523f'), 9)
  )
}

/** Water through the open gates. */
function falls(stage: Stage, open: readonly number[], slot: number): string {
  const { mood } = stage
  const sheets = open.map((index) => {
    const x = 220 + slot * (index + 0.5)
    return d`M${x - slot * 0.26} 262q-4 120 -16 236h${slot * 0.52 + 32}q-12 -116 -16 -236z`
  })
  const streaks = open.map((index) => {
    const [left, right] = [220 + slot * (index + 0.42), 220 + slot * (index + 0.6)]
    return d`M${left} 280q-4 110 -10 214M${right} 280q4 110 10 214`
  })
  const foam = stage.fade(['#ffffff', mix('#ffffff', mood.water[0], 0.5)])
  return path(sheets.join(''), foam, 'opacity=".92"') + line(streaks.join(''), mood.water[1], 3, 'opacity=".35"')
}

/** A valley closed by a dam, water falling through its gates. */
export function hydropower(stage: Stage): string {
  const { random, mood } = stage
  const gates = random.int(3, 5)
  const open = random.sample([0, 1, 2, 3, 4].slice(0, gates), random.int(2, gates))
  const slot = 360 / gates
  const spray = Array.from({ length: 9 }, (_, index): Point => [230 + index * 42, 498 + (index % 3) * 5])
  const ripples = 'M120 540h120m60 18h180m60 -22h140M180 582h140m80 6h170'
  return (
    valley(stage) +
    stage.place(wall(stage, gates, slot) + falls(stage, open, slot) + crest(stage, gates, slot)) +
    rect(0, 492, stage.w, 108, stage.fade(mood.water)) +
    stage.place(
      dots(spray, 34, '#fff', 'opacity=".75"') +
        line(ripples, '#fff', 4, 'opacity=".45" stroke-linecap="round"') +
        powerhouse(stage),
    )
  )
}

function powerhouse(stage: Stage): string {
  const roof = stage.random.pick(['#b85a44', '#3f78a8', '#5f7f6c'])
  const face = faceOf(596, 420, 190, 84)
  return (
    path(outline(face), stage.tone('#ece7dc')) +
    path('M584 422l18 -28h176l22 28z', stage.tone(roof)) +
    windows(
      face,
      { cols: 5, rows: 1, gapU: 0.4, gapV: 0.4 },
      stage.mood.lit > 0.3 ? '#ffdf9e' : stage.tone('#7fb0d0'),
    ) +
    rect(590, 496, 206, 12, stage.dim('#b5bdc4', 0.2))
  )
}
