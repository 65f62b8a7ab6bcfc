import { hedge, hills, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { mix, walls } from '../../drawing/colour.ts'
import { block, outline, panes, patch, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { path, rect } from '../../drawing/svg.ts'
import { lamp } from '../parts.ts'

const balconies = { cols: 2, gapU: 0.42, gapV: 0.78, area: [0.04, 0.05, 0.96, 0.99] } as const

function residence(stage: Stage, x: number, height: number, wall: string, accent: string, near = false): string {
  const { random, mood } = stage
  const left = random.int(104, 124)
  const { lit, shaded } = block({ x, base: 516, height, left, right: random.int(74, 92) })
  const rows = Math.round(height / 38)
  const pane = mix('#6d94b4', mood.sky[0], 0.35)
  const bright = panes(lit, { cols: 4, rows }, () => near && random.chance(mood.lit * 0.2))
  return (
    path(outline(lit), stage.tone(wall)) +
    path(outline(shaded), stage.dim(wall, 0.32)) +
    windows(lit, { cols: 4, rows }, stage.tone(pane)) +
    (bright === '' ? '' : path(bright, lamp)) +
    windows(shaded, { cols: 3, rows, gapU: 0.45 }, stage.dim(pane, 0.45)) +
    (near ? windows(lit, { ...balconies, rows }, stage.bright(accent, 0.55)) : '') +
    path(patch(lit, 0.46, 0, 0.54, 1), stage.tone(accent)) +
    path(patch(lit, 0, -0.012, 1, 0.02) + patch(lit, 0, 0.93, 1, 1), stage.tone(accent)) +
    path(patch(shaded, 0, -0.012, 1, 0.02) + patch(shaded, 0, 0.93, 1, 1), stage.dim(accent, 0.35)) +
    rect(x - left * 0.55, 516 - height - 2, left * 0.3, 16, stage.dim(wall, 0.2))
  )
}

/** Where the blocks of an estate stand, farthest first: the last one is the nearest. */
const estates = [
  spots(590, 0.78, 216, 0.7, 412, 1),
  spots(470, 0.7, 640, 0.82, 250, 1),
  spots(220, 0.84, 540, 1),
  spots(640, 0.62, 280, 0.9, 500, 1),
] as const

export function apartment(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(walls)
  const accent = random.pick(['#b5643c', '#8a5a44', '#c98a4b', '#6a7f92', '#9b4a3f', '#7d8a5c'])
  const tall = random.chance(0.3) ? random.int(180, 220) : random.int(290, 380)
  const estate = random.pick(estates)
  const blocks = estate.map(([x, share], index) => {
    const haze = (estate.length - 1 - index) * 0.14
    const near = index === estate.length - 1
    return residence(
      stage,
      x + random.int(-12, 12),
      tall * share,
      mix(wall, mood.sky[1], haze),
      mix(accent, mood.sky[1], haze),
      near,
    )
  })
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 500) : town(stage, 500, 170)) +
    rect(0, 492, stage.w, 108, stage.fade(mood.ground)) +
    stage.place(
      shadow(400, 520, 300, 12) +
        blocks.join('') +
        path('M330 600Q400 548 470 520h22Q452 556 520 600z', stage.tone('#eadfce')) +
        hedge(stage, spots(40, 300, 530, 760), 528, 24) +
        trees(stage, spots(130, 550, 52, 566, 680, 550, 752, 562), random.int(100, 120)) +
        trees(stage, spots(266, 580, 596, 584), random.int(112, 136)),
    )
  )
}
