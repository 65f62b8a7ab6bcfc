import { flags, hedge, hills, lamps, pavement, road, shadow, sky, town, trees } from '../backdrop.ts'
import { mix, paints, walls } from '../colour.ts'
import { at, block, faceOf, outline, patch, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { circle, d, line, path, rect, times } from '../svg.ts'

const signs = ['茶', '书', '鲜', '面', '药', '花', '酒', '米', '衣', '灯'] as const

/** A striped awning with a scalloped hem. */
function awning(stage: Stage, x: number, y: number, w: number, colour: string): string {
  const count = 8
  const step = w / count
  const stripe = (index: number) =>
    d`M${x + index * step} ${y + 44}L${x + w / 2 + (index * step - w / 2) * 0.92} ${y}h${step * 0.92}L${x + (index + 1) * step} ${y + 44}a${step / 2} ${step / 2} 0 0 1 ${-step} 0`
  const [even, odd] = [0, 1].map((parity) => times(count / 2, (index) => stripe(index * 2 + parity)))
  return path(even ?? '', stage.tone(colour)) + path(odd ?? '', stage.bright('#ffffff', 0))
}

/** One shop: sign, awning, door, and a window with goods in the light. */
function shop(stage: Stage, x: number, w: number, colour: string): string {
  const { random } = stage
  const glow = stage.fade([mix('#ffe3ad', stage.mood.sky[1], 0.2), mix('#f6c67c', stage.mood.sky[1], 0.15)])
  const doorX = x + w * (random.chance(0.5) ? 0.08 : 0.66)
  const windowX = doorX < x + w / 2 ? x + w * 0.38 : x + w * 0.06
  const shelf = (row: number) =>
    `<path d="${d`M${windowX + 12} ${420 + row * 40}h${w * 0.56 - 24}`}" stroke="${random.pick(paints)}" stroke-width="${random.int(14, 22)}" stroke-dasharray="${random.int(10, 18)} ${random.int(6, 12)}" opacity=".75"/>`
  return (
    rect(x + 6, 306, w - 12, 46, stage.dim(colour, 0.55)) +
    line(d`M${x + w * 0.36} 329h${w * 0.52}`, '#fff', 7, 'opacity=".55" stroke-dasharray="20 7"') +
    circle(x + w * 0.18, 329, 18, '#fff3d6') +
    stage.write(x + w * 0.18, 339, 26, random.pick(signs), stage.dim(colour, 0.4)) +
    rect(windowX, 384, w * 0.56, 104, glow) +
    shelf(0) +
    shelf(1) +
    path(d`M${windowX} 384h${w * 0.24}l${-w * 0.14} 104h${-w * 0.1}z`, '#fff', 'opacity=".28"') +
    rect(doorX, 380, w * 0.26, 124, stage.dim(colour, 0.35)) +
    rect(doorX + 8, 390, w * 0.26 - 16, 92, glow) +
    rect(doorX + w * 0.2, 436, 4, 26, '#fff') +
    rect(x, 352, w, 40, '#0c1b36', 'opacity=".2"') +
    awning(stage, x + 2, 346, w - 4, colour)
  )
}

export function shopFront(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(walls)
  const count = random.int(2, 3)
  const width = 600 / count
  const storeys = random.int(1, 2)
  const roofY = storeys === 2 ? 104 : 190
  const colours = random.sample(paints, count)
  const upper = faceOf(100, roofY + 20, 600, 290 - roofY)
  const pane = stage.tone(mix('#5d7f9c', mood.sky[0], 0.3))
  return (
    sky(stage) +
    town(stage, 500, 260) +
    pavement(stage, 498, 102) +
    stage.place(
      shadow(420, 508, 380, 14) +
        rect(100, roofY, 600, 404 - roofY + 100, stage.fade([stage.tone(wall), stage.dim(wall, 0.1)])) +
        path(d`M700 ${roofY}l44 26V500h-44z`, stage.dim(wall, 0.38)) +
        rect(90, roofY - 14, 620, 20, stage.bright(wall, 0.5)) +
        rect(100, roofY + 6, 600, 8, '#0c1b36', 'opacity=".16"') +
        windows(upper, { cols: count * 3, rows: storeys, gapU: 0.42, gapV: 0.3 }, stage.bright(wall, 0.6)) +
        windows(upper, { cols: count * 3, rows: storeys, gapU: 0.5, gapV: 0.4 }, pane) +
        rect(100, 292, 600, 10, stage.bright(wall, 0.4)) +
        times(count, (index) => shop(stage, 100 + index * width + 6, width - 12, colours[index] ?? '#d9482b')) +
        rect(100, 488, 600, 14, stage.dim(wall, 0.45)) +
        lamps(stage, [56], 520, 230) +
        trees(stage, [[754, 524]], 210) +
        hedge(stage, 120, 180, 520, 14) +
        hedge(stage, 640, 700, 520, 14),
    ) +
    road(stage, 548, 52)
  )
}

export function hotel(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#efe3cf', '#e7d5bd', '#dfe3e6', '#e9cdb5', '#d8dfe3'])
  const accent = random.pick(['#8c5a2e', '#7d3b35', '#2f5f7a', '#6a4f78', '#b07a2e'])
  const height = random.int(300, 360)
  const main = block({ x: 452, base: 512, height, left: 230, right: 130 })
  const wing = block({ x: 700, base: 510, height: height * 0.5, left: 130, right: 70 })
  const rows = Math.round(height / 46)
  const glowing = mix('#ffdf9e', mood.sky[1], 1 - Math.max(0.45, mood.lit))
  return (
    sky(stage) +
    (random.chance(0.6) ? hills(stage, 500) : town(stage, 500, 190)) +
    pavement(stage, 494, 106) +
    stage.place(
      path(outline(wing.lit), stage.dim(wall, 0.06)) +
        path(outline(wing.shaded), stage.dim(wall, 0.36)) +
        windows(wing.lit, { cols: 4, rows: 3 }, glowing) +
        shadow(420, 518, 300, 14) +
        path(outline(main.lit), stage.fade([stage.tone(wall), stage.bright(wall, 0.3)])) +
        path(outline(main.shaded), stage.dim(wall, 0.34)) +
        windows(
          main.lit,
          { cols: 7, rows, gapU: 0.4, gapV: 0.34, area: [0.04, 0.1, 0.96, 0.84] },
          stage.dim(mix('#5d87ad', mood.sky[0], 0.3), 0.1),
        ) +
        windows(
          main.lit,
          { cols: 3, rows: Math.ceil(rows / 2), gapU: 0.76, gapV: 0.7, area: [0.04, 0.1, 0.9, 0.84] },
          glowing,
        ) +
        windows(
          main.shaded,
          { cols: 4, rows, gapU: 0.46, gapV: 0.36, area: [0.04, 0.1, 0.96, 0.84] },
          stage.dim('#5d87ad', 0.4),
        ) +
        path(patch(main.lit, -0.02, -0.02, 1, 0.055), stage.tone(accent)) +
        path(patch(main.shaded, 0, -0.02, 1.02, 0.055), stage.dim(accent, 0.4)) +
        signOnRoof(stage, 512 - height, accent) +
        rect(236, 440, 216, 70, glowing) +
        line('M252 440v70M296 440v70M340 440v70M384 440v70M428 440v70', stage.dim(accent, 0.2), 6) +
        path('M196 440l30 -30h240l-14 30z', stage.tone(accent)) +
        rect(196, 440, 256, 10, stage.dim(accent, 0.4)) +
        line('M206 450v66M440 450v66', stage.dim(accent, 0.3), 7) +
        palms(stage, [
          [92, 530],
          [166, 540],
          [560, 540],
          [720, 534],
        ]) +
        flags(stage, 606, 530, ['#d9482b', '#e3b341', '#2f7fc1']) +
        hedge(stage, 40, 190, 546, 13) +
        hedge(stage, 490, 770, 546, 13),
    ) +
    road(stage, 558, 42)
  )
}

function signOnRoof(stage: Stage, top: number, accent: string): string {
  const y = top + 26
  return rect(250, y - 50, 150, 52, stage.dim(accent, 0.35)) + stage.write(325, y - 12, 38, '酒 店', '#ffe9bd')
}

function palms(stage: Stage, places: readonly (readonly [number, number])[]): string {
  const [light, dark] = stage.mood.leaves
  const frond = (dx: number, dy: number) =>
    places
      .map(([x, y]) => d`M${x} ${y - 110}q${dx / 2} ${dy - 26} ${dx} ${dy}q${-dx / 2} ${-dy * 0.7} ${-dx} ${-dy}z`)
      .join('')
  return (
    line(places.map(([x, y]) => d`M${x - 4} ${y}q8 -60 4 -110`).join(''), stage.tone('#8a6a50'), 7) +
    path(frond(58, 26) + frond(-40, 52) + frond(44, -16), dark) +
    path(frond(-58, 22) + frond(38, 54) + frond(-46, -18), light)
  )
}

export function school(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#f0dcc0', '#eac9a8', '#f2ebdc', '#dde8ec', '#f3d9c9'])
  const accent = random.pick(['#c0533a', '#b5643c', '#3f7f9c', '#4c8c6a', '#a8443c'])
  const pane = stage.tone(mix('#6aa0c4', mood.sky[1], 0.2))
  const face = faceOf(90, 296, 620, 200)
  const tall = random.int(190, 216)
  const grid = { cols: 12, rows: 3, gapU: 0.3, gapV: 0.44 }
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 500) : town(stage, 500, 150)) +
    rect(0, 490, stage.w, 110, stage.fade(mood.ground)) +
    stage.place(
      shadow(400, 500, 350, 12) +
        path(outline(face), stage.fade([stage.tone(wall), stage.dim(wall, 0.12)])) +
        windows(face, { ...grid, gapU: 0.22, gapV: 0.34 }, stage.bright(wall, 0.7)) +
        windows(face, grid, pane) +
        path('M76 296l26 -40h596l26 40z', stage.tone(accent)) +
        path('M76 296l26 -40h300v40z', stage.bright(accent, 0.16)) +
        rect(90, 296, 620, 9, '#0c1b36', 'opacity=".18"') +
        clockTower(stage, tall, wall, accent) +
        ground(stage) +
        flags(stage, 236, 516, [random.pick(['#d9482b', '#2f7fc1', '#e3b341'])]) +
        trees(
          stage,
          [
            [60, 520],
            [148, 512],
            [654, 512],
            [748, 522],
          ],
          random.int(96, 118),
        ),
    )
  )
}

function clockTower(stage: Stage, tall: number, wall: string, accent: string): string {
  const top = tall - 20
  return (
    rect(336, top, 128, 496 - top, stage.bright(wall, 0.35)) +
    path(d`M464 ${top}l16 12V496h-16z`, stage.dim(wall, 0.4)) +
    path(d`M324 ${top}L400 ${top - 58}L476 ${top}z`, stage.tone(accent)) +
    path(d`M400 ${top - 58}L476 ${top}H400z`, stage.dim(accent, 0.28)) +
    circle(400, top + 56, 34, stage.dim(accent, 0.3)) +
    circle(400, top + 56, 28, '#fffdf5') +
    line(d`M400 ${top + 56}v-18M400 ${top + 56}l13 8`, '#2b3a4c', 4) +
    windows(faceOf(346, top + 110, 108, 120), { cols: 3, rows: 2, gapU: 0.4, gapV: 0.4 }, stage.tone('#7fb0d0')) +
    rect(358, 436, 84, 60, stage.dim(accent, 0.3)) +
    line('M400 436v60', '#fff', 3, 'opacity=".6"') +
    path('M340 436l10 -14h100l10 14z', stage.bright(accent, 0.2))
  )
}

/** A running track in front. */
function ground(stage: Stage): string {
  const lanes = stage.tone('#c9684c')
  return (
    `<ellipse cx="400" cy="572" rx="330" ry="44" fill="none" stroke="${lanes}" stroke-width="40"/>` +
    `<ellipse cx="400" cy="572" rx="330" ry="44" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>` +
    `<ellipse cx="400" cy="572" rx="308" ry="31" fill="${stage.tone('#6fae5c')}"/>`
  )
}

/** A car from the side, nose to the left. */
export function sideCar(stage: Stage, x: number, y: number, scale: number, colour: string): string {
  const s = scale
  return (
    shadow(x + 60 * s, y, 66 * s, 6 * s) +
    path(
      d`M${x} ${y - 8 * s}q0 ${-16 * s} ${14 * s} ${-18 * s}l${18 * s} ${-3 * s}q${14 * s} ${-18 * s} ${30 * s} ${-18 * s}h${22 * s}q${12 * s} 0 ${22 * s} ${18 * s}q${14 * s} ${2 * s} ${14 * s} ${21 * s}z`,
      stage.tone(colour),
    ) +
    path(
      d`M${x + 38 * s} ${y - 29 * s}q${10 * s} ${-13 * s} ${22 * s} ${-13 * s}h${4 * s}v${13 * s}zm${32 * s} 0v${-13 * s}h${12 * s}q${8 * s} 0 ${16 * s} ${13 * s}z`,
      stage.tone('#bfe0f0'),
    ) +
    [26, 94]
      .map(
        (offset) =>
          circle(x + offset * s, y - 8 * s, 11 * s, '#26313d') + circle(x + offset * s, y - 8 * s, 5 * s, '#c9d2d9'),
      )
      .join('')
  )
}

/** An open car park seen from the gate. */
export function carPark(stage: Stage): string {
  const { random, mood } = stage
  const surface = stage.fade([stage.tone('#a4aeb8'), stage.tone('#7c8894')])
  const deck = block({ x: 520, base: 420, height: random.int(110, 190), left: 420, right: 190, eye: 400 })
  const levels = random.int(3, 4)
  const row = (y: number, scale: number, count: number) =>
    times(count, (index) => {
      const slot = 740 / count
      return random.chance(0.72) ? sideOn(stage, 30 + slot * (index + 0.5), y, scale, random.pick(paints)) : ''
    })
  const bays = (y0: number, y1: number, count: number) =>
    line(
      times(
        count + 1,
        (index) =>
          d`M${400 + (index - count / 2) * (700 / count)} ${y0}L${400 + (index - count / 2) * (790 / count)} ${y1}`,
      ),
      '#fff',
      4,
      'opacity=".85"',
    )
  const wall = '#d9dde0'
  return (
    sky(stage) +
    town(stage, 420, 200) +
    rect(0, 412, stage.w, 188, surface) +
    stage.place(
      path(outline(deck.lit), stage.tone(wall)) +
        path(outline(deck.shaded), stage.dim(wall, 0.34)) +
        windows(deck.lit, { cols: 6, rows: levels, gapU: 0.1, gapV: 0.5 }, stage.dim('#4a5a6c', 0.1)) +
        windows(deck.shaded, { cols: 3, rows: levels, gapU: 0.12, gapV: 0.5 }, stage.dim('#4a5a6c', 0.4)) +
        hedge(stage, 0, 800, 424, 12) +
        bays(436, 496, 6) +
        row(488, 0.86, 6) +
        bays(530, 600, 5) +
        row(594, 1.08, 5) +
        parkingSign(stage, random.pick(['#1f6fc4', '#0f62b8', '#2a7fb8'])),
    ) +
    (mood.lit > 0.4 ? lamps(stage, [stage.w * 0.1, stage.w * 0.82], 430, 150) : '')
  )
}

function parkingSign(stage: Stage, colour: string): string {
  return (
    line('M708 560V250', stage.tone('#5c6976'), 10) +
    rect(658, 150, 100, 110, '#fff', 'rx="14"') +
    rect(664, 156, 88, 98, colour, 'rx="10"') +
    stage.write(708, 233, 80, 'P', '#fff')
  )
}

/** A car seen from the front. */
function sideOn(stage: Stage, x: number, y: number, scale: number, colour: string): string {
  const s = scale
  return (
    shadow(x, y, 52 * s, 7 * s) +
    path(
      d`M${x - 46 * s} ${y}v${-22 * s}q0 ${-12 * s} ${12 * s} ${-14 * s}l${10 * s} ${-22 * s}q${3 * s} ${-5 * s} ${9 * s} ${-5 * s}h${30 * s}q${6 * s} 0 ${9 * s} ${5 * s}l${10 * s} ${22 * s}q${12 * s} ${2 * s} ${12 * s} ${14 * s}v${22 * s}h${-14 * s}v${-6 * s}h${-64 * s}v${6 * s}z`,
      stage.tone(colour),
    ) +
    path(d`M${x - 27 * s} ${y - 37 * s}l${8 * s} ${-18 * s}h${38 * s}l${8 * s} ${18 * s}z`, stage.tone('#cfe6f2')) +
    line(d`M${x - 40 * s} ${y - 25 * s}h${14 * s}m${52 * s} 0h${14 * s}`, '#fff4cc', Math.round(7 * s))
  )
}

/** The spot on a face, as two numbers for a path. */
export const spot = (face: Parameters<typeof at>[0], u: number, v: number) => at(face, u, v)
