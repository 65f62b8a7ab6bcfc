import { dots, lamps, pavement, road, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { mix, paints, walls } from '../../drawing/colour.ts'
import { faceOf, type Point, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

const signs = ['茶', '书', '鲜', '面', '药', '花', '酒', '米', '衣', '灯'] as const

type Shop = { x: number; w: number; colour: string; doorX: number; windowX: number }

/** A striped awning with a scalloped hem. */
function awning(stage: Stage, { x, w, colour }: Shop): string {
  const step = w / 6
  const slope = 0.04 * w
  const stripes = times(
    3,
    (index) =>
      d`M${x + index * step * 2} 390L${x + slope + index * step * 1.84} 346h${step * 0.92}L${x + (index * 2 + 1) * step} 390z`,
  )
  const hem = [0, 1, 2].map((index): Point => [x + (index * 2 + 0.5) * step, 388])
  return dots(hem, step, stage.tone(colour)) + path(stripes, stage.tone(colour))
}

/** What all shops of a row have in common, drawn in one go: white cloth, lit windows, doors, gleams. */
function fittings(stage: Stage, shops: readonly Shop[]): string {
  const { mood } = stage
  const glow = stage.fade([mix('#ffe3ad', mood.sky[1], 0.2), mix('#f6c67c', mood.sky[1], 0.15)])
  const each = (shape: (shop: Shop) => string) => shops.map(shape).join('')
  const step = (shops[0]?.w ?? 0) / 6
  const cloth = stage.bright('#ffffff', 0)
  return (
    path(
      each(({ doorX, w }) => d`M${doorX} 380h${w * 0.26}v124h${-w * 0.26}z`),
      stage.tone('#3f4a58'),
    ) +
    path(
      each(
        ({ windowX, doorX, w }) =>
          d`M${windowX} 384h${w * 0.56}v104h${-w * 0.56}zM${doorX + 8} 390h${w * 0.26 - 16}v92h${16 - w * 0.26}z`,
      ),
      glow,
    ) +
    each(({ windowX, w }) => shelves(stage, windowX + 12, w * 0.56 - 24)) +
    path(
      each(({ windowX, w }) => d`M${windowX} 384h${w * 0.24}l${-w * 0.14} 104h${-w * 0.1}z`),
      '#fff',
      'opacity=".28"',
    ) +
    rect(106, 352, 588, 44, '#0c1b36', 'opacity=".2"') +
    dots(
      shops.flatMap(({ x }) => [1.5, 3.5, 5.5].map((index): Point => [x + index * step, 388])),
      step,
      cloth,
    ) +
    path(
      each(({ x, w }) => d`M${x} 390l${w * 0.04} -44h${w * 0.92}l${w * 0.04} 44z`),
      cloth,
    )
  )
}

/** Goods on two shelves. */
function shelves({ random }: Stage, x: number, w: number): string {
  return times(2, (row) => {
    const dash = `stroke-dasharray="${random.int(10, 18)} ${random.int(6, 12)}" opacity=".75"`
    return line(d`M${x} ${420 + row * 40}h${w}`, random.pick(paints), random.int(14, 22), dash)
  })
}

function signboards(stage: Stage, shops: readonly Shop[]): string {
  const boards = shops.map(({ x, w, colour }) => rect(x + 4, 306, w - 8, 46, stage.dim(colour, 0.55)))
  const letters = line(
    shops.map(({ x, w }) => d`M${x + w * 0.36} 329h${w * 0.52}`).join(''),
    '#fff',
    7,
    'opacity=".55" stroke-dasharray="20 7"',
  )
  const discs = dots(
    shops.map(({ x, w }): Point => [x + w * 0.18, 329]),
    36,
    '#fff3d6',
  )
  const chosen = stage.random.sample(signs, shops.length)
  const names = shops.map(({ x, w, colour }, index) =>
    stage.write(x + w * 0.18, 338, 26, chosen[index] ?? '', stage.dim(colour, 0.4)),
  )
  return boards.join('') + letters + discs + names.join('')
}

function shopsOf({ random }: Stage): Shop[] {
  const count = random.int(2, 3)
  return random.sample(paints, count).map((colour, index) => {
    const w = 600 / count - 12
    const x = 106 + index * (600 / count)
    const left = random.chance(0.5)
    return { x, w, colour, doorX: x + w * (left ? 0.08 : 0.66), windowX: x + w * (left ? 0.38 : 0.06) }
  })
}

export function shopFront(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(walls)
  const shops = shopsOf(stage)
  const storeys = random.int(1, 2)
  const roofY = storeys === 2 ? 104 : 190
  const upper = faceOf(100, roofY + 20, 600, 290 - roofY)
  const grid = { cols: shops.length * 3, rows: storeys }
  return (
    sky(stage) +
    town(stage, 500, 200) +
    pavement(stage, 498, 102) +
    stage.place(
      shadow(420, 508, 380, 14) +
        rect(100, roofY, 600, 504 - roofY, stage.fade([stage.tone(wall), stage.dim(wall, 0.1)])) +
        path(d`M700 ${roofY}l44 26V500h-44z`, stage.dim(wall, 0.38)) +
        rect(90, roofY - 14, 620, 20, stage.bright(wall, 0.5)) +
        rect(100, roofY + 6, 600, 8, '#0c1b36', 'opacity=".16"') +
        windows(upper, { ...grid, gapU: 0.42, gapV: 0.3 }, stage.bright(wall, 0.6)) +
        windows(upper, { ...grid, gapU: 0.5, gapV: 0.4 }, stage.tone(mix('#5d7f9c', mood.sky[0], 0.3))) +
        rect(100, 292, 600, 10, stage.bright(wall, 0.4)) +
        signboards(stage, shops) +
        fittings(stage, shops) +
        shops.map((shop) => awning(stage, shop)).join('') +
        rect(100, 488, 600, 14, stage.dim(wall, 0.45)) +
        lamps(stage, [56], 520, 230) +
        trees(stage, spots(754, 524), 210),
    ) +
    road(stage, 548, 52)
  )
}
