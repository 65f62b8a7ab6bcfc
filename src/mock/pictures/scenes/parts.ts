import { dots, hills, lawn, pavement, road, shadow, sky, town, trees } from '../drawing/backdrop.ts'
import { spots } from '../drawing/face.ts'
import type { Stage } from '../drawing/stage.ts'
import { d, path, rect } from '../drawing/svg.ts'

export const lamp = '#ffd98a'

/** A small delivery lorry seen from the side, nose to the left. */
export function lorry(stage: Stage, x: number, y: number, colour: string): string {
  return (
    shadow(x + 70, y, 80, 6) +
    rect(x + 42, y - 62, 104, 50, stage.tone('#f4f6f7')) +
    rect(x + 42, y - 38, 104, 8, stage.tone(colour)) +
    path(d`M${x} ${y - 10}v-20l12 -22h28v42z`, stage.tone(colour)) +
    path(d`M${x + 8} ${y - 30}l8 -15h14v15z`, '#d6ebf5') +
    dots(spots(x + 22, y - 8, x + 76, y - 8, x + 122, y - 8), 22, '#27313d') +
    dots(spots(x + 22, y - 8, x + 76, y - 8, x + 122, y - 8), 9, '#c9d2d9')
  )
}

/** Wheels of one axle height: tyre, rim, hub, and the dark of the arch above. */
export function wheels(stage: Stage, xs: readonly number[], y: number, r: number): string {
  const axles = xs.map((x) => [x, y - r] as const)
  return (
    dots(
      axles.map(([x, cy]) => [x, cy - r * 0.16]),
      r * 2.4,
      '#1d2632',
      'opacity=".55"',
    ) +
    dots(axles, r * 2, '#27303b') +
    dots(axles, r * 1.16, stage.tone('#cfd6dc')) +
    dots(axles, r * 0.44, stage.tone('#7c8894'))
  )
}

/** A street with a town behind it, or a country road. */
export function roadside(stage: Stage): string {
  const { random } = stage
  const country = random.chance(0.5)
  const across = Array.from(
    { length: 6 },
    (_, index) => [(index + random.between(0.1, 0.9)) * (stage.w / 6), 470] as const,
  )
  return (
    sky(stage, { clouds: 3 }) +
    (country ? hills(stage, 456) : town(stage, 456, 240)) +
    (country ? lawn(stage, 450) : pavement(stage, 450, 150)) +
    trees(stage, across, random.int(80, 110)) +
    road(stage, 482, 118)
  )
}

/** A saloon car seen from the side, nose to the right; `s` is its size, 230 wide at 1. */
export function saloon(stage: Stage, x: number, y: number, colour: string, s: number): string {
  const at = spots(x + 50 * s, y - 18 * s, x + 184 * s, y - 18 * s)
  return (
    shadow(x + 116 * s, y, 122 * s, 8 * s) +
    path(
      d`M${x + 4 * s} ${y - 14 * s}q${-6 * s} ${-40 * s} ${22 * s} ${-46 * s}l${28 * s} ${-4 * s}q${24 * s} ${-36 * s} ${52 * s} ${-36 * s}h${38 * s}q${22 * s} 0 ${44 * s} ${38 * s}q${40 * s} ${4 * s} ${44 * s} ${22 * s}l${2 * s} ${26 * s}z`,
      stage.fade([stage.bright(colour, 0.25), stage.dim(colour, 0.12)]),
    ) +
    path(
      d`M${x + 66 * s} ${y - 64 * s}q${18 * s} ${-26 * s} ${40 * s} ${-26 * s}h${6 * s}v${26 * s}zM${x + 120 * s} ${y - 90 * s}h${22 * s}q${14 * s} 0 ${32 * s} ${26 * s}h${-54 * s}z`,
      stage.tone('#bcdcec'),
    ) +
    rect(x + 2 * s, y - 52 * s, 10 * s, 12 * s, '#d9392b') +
    rect(x + 216 * s, y - 44 * s, 12 * s, 10 * s, '#fff1c4') +
    dots(at, 40 * s, '#27303b') +
    dots(at, 20 * s, stage.tone('#cfd6dc'))
  )
}
