import { flags, hills, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { faceOf, outline, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect } from '../../drawing/svg.ts'

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
        trees(stage, spots(60, 520, 148, 512, 654, 512, 748, 522), random.int(96, 118)),
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
