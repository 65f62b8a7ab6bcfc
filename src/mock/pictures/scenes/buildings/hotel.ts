import { flags, hedge, hills, pavement, road, shadow, sky, town } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { block, outline, panes, patch, type Point, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect } from '../../drawing/svg.ts'

const rooms = { gapV: 0.34, area: [0.04, 0.1, 0.96, 0.84] } as const

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
        windows(main.lit, { ...rooms, cols: 7, rows, gapU: 0.4 }, stage.dim(mix('#5d87ad', mood.sky[0], 0.3), 0.1)) +
        path(
          panes(main.lit, { ...rooms, cols: 7, rows, gapU: 0.4 }, () => random.chance(0.04 + mood.lit * 0.25)),
          glowing,
        ) +
        windows(main.shaded, { ...rooms, cols: 4, rows, gapU: 0.46 }, stage.dim('#5d87ad', 0.4)) +
        path(patch(main.lit, -0.02, -0.02, 1, 0.055), stage.tone(accent)) +
        path(patch(main.shaded, 0, -0.02, 1.02, 0.055), stage.dim(accent, 0.4)) +
        signOnRoof(stage, 512 - height, accent) +
        rect(236, 440, 216, 70, glowing) +
        line('M252 440v70M296 440v70M340 440v70M384 440v70M428 440v70', stage.dim(accent, 0.2), 6) +
        path('M196 440l30 -30h240l-14 30z', stage.tone(accent)) +
        rect(196, 440, 256, 10, stage.dim(accent, 0.4)) +
        line('M206 450v66M440 450v66', stage.dim(accent, 0.3), 7) +
        palms(stage, spots(92, 530, 166, 540, 724, 534)) +
        flags(stage, 606, 530, ['#d9482b', '#e3b341', '#2f7fc1']) +
        hedge(stage, spots(40, 190, 490, 770), 548, 16),
    ) +
    road(stage, 558, 42)
  )
}

function signOnRoof(stage: Stage, top: number, accent: string): string {
  const y = top + 26
  return rect(250, y - 50, 150, 52, stage.dim(accent, 0.35)) + stage.write(325, y - 12, 38, '酒 店', '#ffe9bd')
}

function palms(stage: Stage, places: readonly Point[]): string {
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
