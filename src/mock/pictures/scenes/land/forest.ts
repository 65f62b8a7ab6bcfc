import { conifer, hedge, peaks, ridge, sky } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect } from '../../drawing/svg.ts'

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
    hedge(stage, spots(0, stage.w * 0.3), 600, 18)
  )
}
