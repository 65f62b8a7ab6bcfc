import { hills, pavement, road, shadow, sky, town } from '../../drawing/backdrop.ts'
import { paints } from '../../drawing/colour.ts'
import { block, type Face, faceOf, outline, patch, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { path, rect } from '../../drawing/svg.ts'
import { lorry } from '../parts.ts'

export function warehouse(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#e4e9ec', '#e9e2d6', '#dbe4e6', '#ece7df'])
  const accent = random.pick(['#2f6fa8', '#c8643c', '#3f8f7a', '#d09a3a', '#5a6f96'])
  const { lit, shaded } = block({
    x: 590,
    base: 510,
    height: random.int(200, 240),
    left: 520,
    right: 150,
    eye: 440,
    reach: 1500,
  })
  const docks = random.int(4, 6)
  const area = [0.06, 0.5, 0.94, 0.93] as const
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 470) : town(stage, 470, 130)) +
    pavement(stage, 462, 138) +
    stage.place(
      shadow(400, 514, 370, 14) +
        path(outline(lit), stage.fade([stage.bright(wall, 0.3), stage.tone(wall)])) +
        path(outline(shaded), stage.dim(wall, 0.36)) +
        windows(
          lit,
          { cols: 40, rows: 1, gapU: 0.9, gapV: 0, area: [0, 0.1, 1, 1] },
          stage.dim(wall, 0.3),
          'opacity=".3"',
        ) +
        path(patch(lit, 0, -0.05, 1, 0.12), stage.tone(accent)) +
        path(patch(shaded, 0, -0.05, 1, 0.12), stage.dim(accent, 0.38)) +
        path(patch(lit, 0, 0.44, 1, 0.47), stage.dim(accent, 0.2)) +
        windows(lit, { cols: docks, rows: 1, gapU: 0.3, gapV: 0, area }, stage.dim('#5a6773', 0.1)) +
        windows(
          lit,
          { cols: docks, rows: 1, gapU: 0.4, gapV: 0.16, area },
          mood.lit > 0.4 ? '#f8d68e' : stage.tone('#aeb9c2'),
        ) +
        windows(
          shaded,
          { cols: 4, rows: 1, gapU: 0.4, gapV: 0.3, area: [0.1, 0.2, 0.9, 0.5] },
          stage.dim('#7fa6c4', 0.2),
        ) +
        stacks(stage, random.int(20, 60), 556) +
        lorry(stage, random.int(300, 380), 560, random.pick(paints)) +
        pallets(stage, random.int(560, 600), 556),
    ) +
    road(stage, 572, 28)
  )
}

/** Containers stacked in the yard. */
function stacks(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const one = (left: number, top: number) => {
    const colour = random.pick(paints)
    const face: Face = faceOf(left, top, 112, 46)
    return (
      path(outline(face), stage.tone(colour)) +
      windows(face, { cols: 11, rows: 1, gapU: 0.6, gapV: 0.16, area: [0, 0, 1, 1] }, stage.dim(colour, 0.3))
    )
  }
  const second = random.chance(0.7)
  return (
    shadow(x + 112, y, 130, 7) +
    one(x, y - 46) +
    one(x + 114, y - 46) +
    (second ? one(x + random.int(0, 100), y - 92) : '')
  )
}

/** Boxes on pallets. */
function pallets(stage: Stage, x: number, y: number): string {
  const box = (left: number, top: number, size: number) =>
    rect(left, top, size, size, stage.tone('#d5a86c')) +
    rect(left + size * 0.78, top, size * 0.22, size, stage.dim('#d5a86c', 0.3)) +
    rect(left, top + size * 0.4, size, 5, stage.tone('#b98548'))
  return (
    shadow(x + 60, y, 76, 6) +
    rect(x - 4, y - 8, 132, 8, stage.tone('#8f6a44')) +
    box(x, y - 66, 58) +
    box(x + 64, y - 66, 58) +
    box(x + 30, y - 112, 46)
  )
}
