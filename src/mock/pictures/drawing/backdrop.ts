import { mix } from './colour.ts'
import type { Point } from './face.ts'
import type { Stage } from './stage.ts'
import { circle, d, ellipse, line, path, rect, times } from './svg.ts'

/** Sky, sun or moon, clouds. Covers the whole stage, so it also serves as the ground coat. */
export function sky(stage: Stage, { clouds = 2, sunY = 150 }: { clouds?: number; sunY?: number } = {}): string {
  const { random, mood, w } = stage
  const sunX = w * random.between(0.12, 0.42)
  const y = sunY + random.int(-40, 30)
  const radius = mood.name === 'night' ? 26 : random.int(34, 46)
  const drawn = mood.name === 'overcast' ? '' : circle(sunX, y, radius, mood.sun)
  const halo = circle(sunX, y, radius * 6, stage.glow(mood.sun, mood.name === 'night' ? 0.28 : 0.75))
  const stars = mood.name === 'night' ? starlight(stage) : ''
  return rect(0, 0, w, 600, stage.fade(mood.sky)) + stars + halo + drawn + cloudsOver(stage, clouds)
}

function starlight({ random, w }: Stage): string {
  const stars = Array.from({ length: 8 }, (): Point => [random.int(0, w), random.int(10, 260)])
  return dots(stars, 3, '#ffffff', 'opacity=".7"')
}

function cloudsOver({ random, mood, w }: Stage, count: number): string {
  const colour = mix('#ffffff', mood.air, mood.strength)
  const one = () => {
    const s = random.between(0.7, 1.5)
    const x = random.between(-0.02, 0.9) * w
    const y = random.int(50, 210)
    return d`M${x} ${y}a${16 * s} ${16 * s} 0 0 1 ${20 * s} ${-16 * s}a${26 * s} ${26 * s} 0 0 1 ${48 * s} ${-6 * s}a${20 * s} ${20 * s} 0 0 1 ${34 * s} ${8 * s}a${14 * s} ${14 * s} 0 0 1 ${16 * s} ${14 * s}z`
  }
  return path(times(count, one), colour, `opacity="${mood.name === 'night' ? 0.1 : 0.72}"`)
}

/** A soft ridge from edge to edge, filled down to `floor`. `rise` is its height, `calm` the width of one swell. */
export function ridge(stage: Stage, { y, rise, calm, floor, fill }: Ridge): string {
  const { random, w } = stage
  const count = Math.ceil(w / calm) + 1
  const start = random.between(0, 0.5) * calm
  const swells = times(count, () => d`q${calm / 4} ${-random.between(0.5, 1) * rise} ${calm / 2} 0t${calm / 2} 0`)
  return path(d`M${-start} ${y}` + swells + d`V${floor}H${-start}z`, fill)
}
type Ridge = { y: number; rise: number; calm: number; floor: number; fill: string }

/** Peaks with straight flanks, their shaded sides included. */
export function peaks(stage: Stage, { y, rise, floor, fill, shade }: Peaks): string {
  const { random, w } = stage
  const summits: { x: number; top: number; half: number }[] = []
  for (let x = random.int(-80, 40); x < w + 80; x += random.int(130, 230)) {
    summits.push({ x, top: y - random.between(0.45, 1) * rise, half: random.int(150, 220) })
  }
  const body = summits
    .map(
      ({ x, top, half }) =>
        d`M${x - half} ${floor}L${x - half * 0.4} ${top + (y - top) * 0.48}L${x} ${top}L${x + half * 0.45} ${top + (y - top) * 0.55}L${x + half} ${floor}z`,
    )
    .join('')
  const sides = summits
    .map(
      ({ x, top, half }) =>
        d`M${x} ${top}L${x + half * 0.45} ${top + (y - top) * 0.55}L${x + half} ${floor}H${x + half * 0.3}L${x + half * 0.1} ${top + (y - top) * 0.6}L${x - half * 0.06} ${top + (y - top) * 0.34}z`,
    )
    .join('')
  return path(body, fill) + path(sides, shade, 'opacity=".55"')
}
type Peaks = { y: number; rise: number; floor: number; fill: string; shade: string }

/** Far hills in two layers, standing on `horizon`. */
export function hills(stage: Stage, horizon: number): string {
  const { mood } = stage
  return (
    ridge(stage, { y: horizon - 40, rise: 190, calm: 330, floor: horizon, fill: mood.hills[0] }) +
    ridge(stage, { y: horizon - 10, rise: 120, calm: 250, floor: horizon, fill: mood.hills[1] })
  )
}

/** Roofs of a town far off, one flat colour in the haze. */
export function town(stage: Stage, horizon: number, height = 150): string {
  const { random, mood, w } = stage
  const layer = (tall: number, colour: string) => {
    let data = d`M-10 ${horizon}`
    for (let x = -10; x < w;) {
      const width = random.int(48, 96)
      data += d`V${horizon - tall * random.between(0.35, 1)}h${width}`
      x += width
    }
    return path(`${data}${d`V${horizon}z`}`, colour)
  }
  return (
    layer(height, mix(mood.hills[0], mood.sky[1], 0.35)) + layer(height * 0.62, mix(mood.hills[1], mood.sky[1], 0.15))
  )
}

export const lawn = (stage: Stage, y: number): string => rect(0, y, stage.w, 600 - y, stage.fade(stage.mood.ground))

export const pavement = (stage: Stage, y: number, h: number): string =>
  rect(0, y, stage.w, h, stage.fade(stage.mood.paving))

/** A carriageway with its kerb and a broken centre line. */
export function road(stage: Stage, y: number, h: number): string {
  const surface = stage.fade([stage.tone('#8b96a3'), stage.tone('#66717f')])
  return (
    rect(0, y - 8, stage.w, 8, stage.tone('#e8ebed')) +
    rect(0, y, stage.w, h, surface) +
    rect(0, y, stage.w, 5, '#0c1b36', 'opacity=".18"') +
    `<path d="M20 ${Math.round(y + h * 0.55)}H${Math.round(stage.w)}" stroke="#fff" stroke-width="6" stroke-dasharray="46 38" opacity=".75"/>`
  )
}

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.1): string =>
  ellipse(x, y, rx, ry, '#0c1b36', 'opacity=".2"')

/** Round dots at given places, all of one size: a line of no length with round caps. */
export const dots = (spots: readonly Point[], width: number, colour: string, more = ''): string =>
  `<path d="${spots.map(([x, y]) => d`M${x} ${y}h0`).join('')}" stroke="${colour}" stroke-width="${Math.round(width)}" stroke-linecap="round"${more && ` ${more}`}/>`

/** Broad-leaved trees of one height, standing at the given places. */
export function trees(stage: Stage, places: readonly Point[], size: number): string {
  const [light, dark] = stage.mood.leaves
  const r = size * 0.28
  const lift = size * 0.66
  const spots = (dx: number, dy: number) => places.map(([x, y]): Point => [x + dx * r, y - lift + dy * r])
  return (
    line(
      places.map(([x, y]) => d`M${x} ${y}v${-size * 0.5}`).join(''),
      stage.tone('#7a5a44'),
      Math.round(size * 0.06),
    ) +
    dots(spots(0, 0), r * 2.1, dark) +
    dots([...spots(0.6, 0.6), ...spots(-0.6, 0.6)], r * 1.4, dark) +
    dots([...spots(-0.24, -0.2), ...spots(-0.66, 0.5)], r * 1.05, light)
  )
}

/** A conifer of three tiers, one side in the shade. */
export function conifer(stage: Stage, x: number, y: number, size: number, colours = stage.mood.leaves): string {
  const [light, dark] = colours
  const half = size * 0.23
  const tier = (top: number, bottom: number, width: number, side: number) =>
    d`M${x} ${y - size * top}l${side * width} ${size * (top - bottom)}H${x}z`
  const flank = (side: number) =>
    tier(1, 0.62, half * 0.6, side) + tier(0.8, 0.34, half * 0.82, side) + tier(0.56, 0.06, half, side)
  return (
    path(d`M${x - size * 0.025} ${y}h${size * 0.05}v${-size * 0.1}h${-size * 0.05}z`, stage.tone('#6b4e3d')) +
    path(flank(-1), light) +
    path(flank(1), dark)
  )
}

/** Flags on poles, as stand before hotels, schools and offices. */
export const flags = (stage: Stage, x: number, y: number, colours: readonly string[]): string =>
  line(colours.map((_, index) => d`M${x + index * 28} ${y}v-120`).join(''), stage.tone('#eef2f5'), 3) +
  colours
    .map((colour, index) =>
      path(d`M${x + 2 + index * 28} ${y - 118}q9 -5 14 0t14 0v20q-7 4 -14 0t-14 0z`, stage.tone(colour)),
    )
    .join('')

/** Street lamps; their heads glow when it is dark. */
export const lamps = (stage: Stage, xs: readonly number[], y: number, height: number): string =>
  line(xs.map((x) => d`M${x} ${y}v${-height}q0 -14 14 -14h14`).join(''), stage.tone('#55626f'), 4) +
  line(
    xs.map((x) => d`M${x + 18} ${y - height - 11}h22`).join(''),
    stage.mood.lit > 0.4 ? '#ffe6a3' : stage.tone('#dfe6ea'),
    6,
  )

/** Round bushes along a line, from the first to the second number of each stretch. */
export function hedge(stage: Stage, stretches: readonly Point[], y: number, size: number): string {
  const { random, mood } = stage
  const spots = stretches.flatMap(([from, to]) =>
    Array.from({ length: Math.round((to - from) / (size * 1.6)) }, (_, index): Point => [
      from + index * size * 1.6,
      y - random.between(0.3, 0.7) * size,
    ]),
  )
  return (
    dots(spots, size * 2, mood.leaves[1]) +
    dots(
      spots.map(([x, top]): Point => [x - size * 0.2, top - size * 0.2]),
      size * 1.2,
      mood.leaves[0],
    )
  )
}
