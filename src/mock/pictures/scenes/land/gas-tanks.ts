import { hedge, hills, lamps, pavement, road, shadow, sky, town } from '../../drawing/backdrop.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

/** Spherical gas holders with stairs and pipes. */
export function gasTanks(stage: Stage): string {
  const { random, mood } = stage
  const band = random.pick(['#2f7fc1', '#c9523f', '#4b9b5b', '#d8a33f', '#1f8a8a'])
  const three = random.chance(0.5)
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 500) : town(stage, 500, 170)) +
    pavement(stage, 492, 108) +
    stage.place(
      (three ? sphere(stage, 400, 350, 92, band) : cylinders(stage, band)) +
        sphere(stage, 200, 340, 128, band) +
        sphere(stage, 612, 330, random.int(118, 138), band) +
        pipes(stage) +
        hedge(stage, spots(-20, 90, 720, 860), 540, 15),
    ) +
    (mood.lit > 0.4 ? lamps(stage, [stage.w * 0.06, stage.w * 0.94], 530, 190) : '') +
    road(stage, 560, 40)
  )
}

function sphere(stage: Stage, x: number, y: number, r: number, band: string): string {
  const foot = 512
  const legs = times(
    5,
    (index) => d`M${x + (index - 2) * r * 0.42} ${y + r * 0.4}L${x + (index - 2) * r * 0.46} ${foot}`,
  )
  const steel = stage.fade(['#ffffff', stage.tone('#d3dbe1'), stage.dim('#aab5be', 0.42)], 'slant')
  return (
    shadow(x, foot + 2, r * 1.1, 12) +
    line(legs, stage.tone('#77838f'), 9) +
    circle(x, y, r, steel) +
    path(
      d`M${x - r} ${y - 8}a${r} ${r * 0.16} 0 0 0 ${r * 2} 0v18a${r} ${r * 0.16} 0 0 1 ${-r * 2} 0z`,
      stage.tone(band),
    ) +
    ellipse(x - r * 0.34, y - r * 0.5, r * 0.26, r * 0.16, '#fff', 'opacity=".75"') +
    rect(x - r * 0.2, y - r - 8, r * 0.4, 10, stage.tone('#5c6976')) +
    line(
      d`M${x + r * 0.1} ${y - r}Q${x + r * 1.3} ${y - r * 0.2} ${x + r * 0.72} ${foot}`,
      stage.tone('#5c6976'),
      5,
      'stroke-dasharray="7 4"',
    )
  )
}

const cylinders = (stage: Stage, band: string): string =>
  times(3, (index) => {
    const x = 344 + index * 46
    const steel = stage.fade([stage.tone('#f1f4f6'), stage.tone('#c4ced6'), stage.dim('#c4ced6', 0.35)], 'right')
    return rect(x, 306, 40, 204, steel, 'rx="18"') + rect(x, 350, 40, 14, stage.tone(band))
  })

const pipes = (stage: Stage): string =>
  line('M20 486H780M60 470H740', stage.tone('#e3b341'), 9) +
  line('M120 498v-40M330 498v-40M500 498v-40M700 498v-40', stage.tone('#77838f'), 7) +
  times(
    3,
    (index) => circle(230 + index * 170, 470, 13, stage.tone('#c9402f')) + circle(230 + index * 170, 470, 5, '#fff'),
  )
