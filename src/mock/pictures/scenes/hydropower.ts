import { dots, peaks, sky } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { faceOf, outline, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { d, line, path, rect, times } from '../svg.ts'

/** A valley closed by a dam, water falling through its gates. */
export function hydropower(stage: Stage): string {
  const { random, mood } = stage
  const gates = random.int(3, 5)
  const open = random.sample(
    Array.from({ length: gates }, (_, index) => index),
    random.int(2, gates),
  )
  const slot = 360 / gates
  const concrete = stage.fade([stage.bright('#dfe3e5', 0.3), stage.dim('#b5bdc4', 0.15)])
  const fall = (index: number) => {
    const x = 220 + slot * (index + 0.5)
    return d`M${x - slot * 0.26} 262q-4 120 -16 236h${slot * 0.52 + 32}q-12 -116 -16 -236z`
  }
  return (
    sky(stage, { clouds: 3, sunY: 120 }) +
    peaks(stage, { y: 300, rise: 230, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    rect(0, 250, stage.w, 80, mood.water[0]) +
    path(d`M0 130q${stage.w / 2 - 330} 20 ${stage.w / 2 - 170} 220l60 250H0z`, mood.hills[2]) +
    path(
      d`M${stage.w} 110q${330 - stage.w / 2} 30 ${170 - stage.w / 2} 230l-60 260H${stage.w}z`,
      mix(mood.hills[2], '#0c1b36', 0.18),
    ) +
    stage.place(
      path('M150 246Q400 276 650 246L612 500H188z', concrete) +
        line(
          times(
            6,
            (index) =>
              d`M${190 + index * 14} ${290 + index * 38}Q400 ${314 + index * 34} ${610 - index * 14} ${290 + index * 38}`,
          ),
          '#0c1b36',
          2,
          'opacity=".12"',
        ) +
        path(
          times(gates, (index) => d`M${220 + slot * (index + 0.24)} 250h${slot * 0.52}v40h${-slot * 0.52}z`),
          stage.dim('#6e7d8a', 0.2),
        ) +
        path(open.map(fall).join(''), stage.fade(['#ffffff', mix('#ffffff', mood.water[0], 0.5)]), 'opacity=".92"') +
        line(
          open
            .map(
              (index) =>
                d`M${220 + slot * (index + 0.42)} 280q-4 110 -10 214M${220 + slot * (index + 0.6)} 280q4 110 10 214`,
            )
            .join(''),
          mood.water[1],
          3,
          'opacity=".35"',
        ) +
        path('M138 240Q400 270 662 240v-16Q400 254 138 224z', stage.tone('#eef1f2')) +
        path(
          times(gates + 1, (index) => d`M${208 + slot * index} 244v-52h24v56z`),
          stage.tone('#cfd6db'),
        ) +
        path(
          times(gates + 1, (index) => d`M${222 + slot * index} 246v-54h10v56z`),
          stage.dim('#cfd6db', 0.35),
        ) +
        line(d`M200 194h${slot * gates + 40}`, stage.tone('#c9523f'), 9),
    ) +
    rect(0, 492, stage.w, 108, stage.fade(mood.water)) +
    stage.place(
      dots(
        Array.from({ length: 9 }, (_, index) => [230 + index * 42, 498 + (index % 3) * 5] as const),
        34,
        '#fff',
        'opacity=".75"',
      ) +
        line(
          'M120 540h120m60 18h180m60 -22h140M180 582h140m80 6h170',
          '#fff',
          4,
          'opacity=".45" stroke-linecap="round"',
        ) +
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
