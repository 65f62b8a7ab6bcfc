import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import { type Point, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

type Ware = (stage: Stage) => string

export const liquorStock = (stage: Stage): string => drawn(stage, jars)
export const materialStock = (stage: Stage): string => drawn(stage, materials)
export const teaStock = (stage: Stage): string => drawn(stage, chests)

/** The aisle of a store: racks of boxes, the stock in front. */
function drawn(stage: Stage, ware: Ware): string {
  const { random, w } = stage
  const wall = random.pick(['#d5dde2', '#dcd5c9', '#cfd9d4', '#d8d3de'])
  const rack = random.pick(['#2f6fa8', '#c8643c', '#3f8f7a', '#d09a3a'])
  const box = random.pick(['#d5a86c', '#c99a5c', '#dcb887'])
  const floor = mix(wall, '#8a8378', 0.4)
  return (
    rect(0, 0, w, 600, stage.fade([darker(wall, 0.26), lighter(wall, 0.1)])) +
    rect(0, 410, w, 190, stage.fade([lighter(floor, 0.2), darker(floor, 0.14)])) +
    line(d`M0 40h${w}`, '#fff6d6', 12, 'stroke-dasharray="130 70"') +
    stage.place(racks(stage, rack, box) + ware(stage))
  )
}

function racks({ random }: Stage, rack: string, box: string): string {
  const boxes = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 12 }, (_, index) => ({ x: -36 + index * 74, foot: 162 + row * 112, h: random.int(40, 72) })),
  )
  const placed = boxes.filter(() => random.chance(0.86))
  const shape = (list: typeof placed) => list.map(({ x, foot, h }) => d`M${x} ${foot}v${-h}h62v${h}z`).join('')
  return (
    path(shape(placed.filter((_, index) => index % 3 !== 1)), box) +
    path(shape(placed.filter((_, index) => index % 3 === 1)), darker(box, 0.14)) +
    line(placed.map(({ x, foot, h }) => d`M${x} ${foot - h * 0.6}h62`).join(''), '#fff', 5, 'opacity=".4"') +
    line('M-60 166H880M-60 278H880M-60 390H880', rack, 12) +
    line('M-52 60V420M184 60V420M420 60V420M656 60V420M880 60V420', darker(rack, 0.25), 13)
  )
}

/** Jars of spirits with red cloth and labels. */
function jars(stage: Stage): string {
  const clay = stage.random.pick(['#8a4a32', '#6a4a3c', '#4f5a5f', '#a5683c'])
  const paint = stage.fade([lighter(clay, 0.25), darker(clay, 0.25)], 'right')
  const shift = stage.random.int(-30, 30)
  const far = spots(140, 500, 320, 500, 500, 500, 680, 504)
  const near = spots(60 + shift, 584, 270 + shift, 588, 610 + shift, 586)
  const rows = [...far.map((at) => [at, 0.9] as const), ...near.map((at) => [at, 1.12] as const)]
  const each = (shape: (x: number, y: number, s: number) => string) =>
    rows.map(([[x, y], s]) => shape(x, y, s)).join('')
  const bodies = (of: typeof rows) =>
    path(
      of
        .map(
          ([[x, y], s]) =>
            d`M${x - 40 * s} ${y}q${-36 * s} ${-60 * s} ${-26 * s} ${-110 * s}q${8 * s} ${-36 * s} ${36 * s} ${-42 * s}h${60 * s}q${28 * s} ${6 * s} ${36 * s} ${42 * s}q${10 * s} ${50 * s} ${-26 * s} ${110 * s}z`,
        )
        .join(''),
      paint,
    )
  const caps = each(
    (x, y, s) =>
      d`M${x - 40 * s} ${y - 144 * s}q${40 * s} ${-44 * s} ${80 * s} 0l${12 * s} ${22 * s}h${-104 * s}zM${x} ${y - 116 * s}l${44 * s} ${44 * s}l${-44 * s} ${44 * s}l${-44 * s} ${-44 * s}z`,
  )
  return bodies(rows) + path(caps, '#d0332b') + each((x, y, s) => stage.write(x, y - 58 * s, 42 * s, '酒', '#ffe9bd'))
}

/** Bricks, bags and pipes. */
function materials(stage: Stage): string {
  const { random } = stage
  const brick = random.pick(['#b5583c', '#a9604a', '#9a8a7a'])
  const bag = random.pick(['#e3e0da', '#d8d0bd', '#cfd8de'])
  const pipe = random.pick(['#77838f', '#d8dde1', '#c46a4a', '#4b9b5b'])
  const bags = times(9, (index) =>
    rect(300 + (index % 3) * 84, 540 - Math.floor(index / 3) * 40, 80, 38, darker(bag, (index % 2) * 0.08), 'rx="15"'),
  )
  const tubes = Array.from({ length: 9 }, (_, index): Point => {
    const row = index < 4 ? 0 : index < 7 ? 1 : 2
    const place = index - [0, 4, 7][row]!
    return [596 + place * 56 + row * 28, 550 - row * 48]
  })
  return (
    ellipse(400, 584, 400, 14, '#0c1b36', 'opacity=".2"') +
    rect(40, 400, 220, 170, brick) +
    `<path d="M40 410h220M40 434h220M40 458h220M40 482h220M40 506h220M40 530h220M40 554h220" stroke="${darker(brick, 0.3)}" stroke-width="3"/>` +
    `<path d="M40 422h220M40 470h220M40 518h220M40 562h220" stroke="${lighter(brick, 0.35)}" stroke-width="20" stroke-dasharray="2 34" opacity=".6"/>` +
    path('M260 400l30 14v156h-30z', darker(brick, 0.35)) +
    rect(30, 570, 260, 12, '#8f6a44') +
    bags +
    rect(292, 578, 266, 10, '#8f6a44') +
    dots(tubes, 54, pipe) +
    dots(tubes, 34, darker(pipe, 0.6))
  )
}

/** Chests and tins of tea, an open basket of leaves. */
function chests(stage: Stage): string {
  const { random } = stage
  const tin = random.pick(['#2f6f4f', '#8a2f2a', '#1f4f6f', '#6a5a2a'])
  const leaf = random.pick(['#4f8f3f', '#6f8f3f', '#5a6a32'])
  const chest = (x: number, y: number) =>
    rect(x, y, 130, 104, '#b98548') +
    line(d`M${x} ${y + 8}h130M${x} ${y + 96}h130M${x + 8} ${y}v104M${x + 122} ${y}v104`, '#8f6a44', 9) +
    circle(x + 65, y + 52, 32, '#f3e8cc') +
    stage.write(x + 65, y + 67, 42, '茶', leaf)
  const tins = times(5, (index) => {
    const x = 470 + (index % 3) * 76
    const y = index < 3 ? 496 : 400
    const at = index < 3 ? x : x + 38
    return (
      rect(at, y, 62, 88, stage.fade([lighter(tin, 0.25), darker(tin, 0.2)], 'right'), 'rx="7"') +
      ellipse(at + 31, y, 31, 8, lighter(tin, 0.5)) +
      rect(at + 10, y + 30, 42, 36, '#f3e8cc')
    )
  })
  return (
    ellipse(400, 584, 400, 14, '#0c1b36', 'opacity=".2"') +
    chest(40, 372) +
    chest(40, 478) +
    chest(180, 478) +
    tins +
    path('M320 520h130l-20 64h-90z', '#c9a060') +
    dots(spots(340, 516, 364, 508, 390, 504, 414, 510, 434, 518), 30, leaf) +
    dots(spots(352, 506, 382, 498, 410, 504), 13, lighter(leaf, 0.35))
  )
}
