import { dots, shadow } from '../../drawing/backdrop.ts'
import { darker, lighter, mix, paints } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect, times } from '../../drawing/svg.ts'

/** Desks with screens, towers below, a printer beside them. */
export function officeEquipment(stage: Stage): string {
  const { random, mood, w } = stage
  const wall = random.pick(['#e6ebef', '#efe8dc', '#e2ebe6', '#ebe6ee', '#dfe8f0'])
  const desk = random.pick(['#c99a5c', '#b98a63', '#d8c3a0', '#8a6a50', '#e3e0da'])
  const shown = random.pick(['#2f7fc1', '#1f8a8a', '#4b6fb5', '#3f9a6a'])
  return (
    rect(0, 0, w, 600, stage.fade([lighter(wall, 0.2), darker(wall, 0.1)])) +
    rect(0, 470, w, 130, stage.fade([mix(wall, '#7a8590', 0.5), mix(wall, '#7a8590', 0.7)])) +
    stage.place(
      rect(60, 50, 300, 190, '#fff') +
        rect(72, 62, 276, 166, stage.fade(mood.sky)) +
        path('M72 228v-60h40v-40h50v60h40v-30h60v40h50v-20h36v50z', mood.hills[1]) +
        line('M210 62v166', '#fff', 9) +
        rect(430, 70, 330, 12, darker(desk, 0.2)) +
        times(9, (index) =>
          rect(440 + index * 34, 70 - 34 - (index % 3) * 9, 26, 34 + (index % 3) * 9, random.pick(paints)),
        ) +
        monitor(120, shown, random.int(0, 2)) +
        monitor(330, shown, random.int(0, 2)) +
        printer(random.pick(['#f2f4f5', '#dfe4e8', '#3a4654'])) +
        rect(20, 408, 760, 22, desk) +
        rect(20, 426, 760, 8, darker(desk, 0.3)) +
        rect(40, 430, 22, 140, darker(desk, 0.25)) +
        rect(740, 430, 22, 140, darker(desk, 0.25)) +
        shadow(400, 572, 360, 10) +
        tower(190) +
        tower(410) +
        chair(300, random.pick(paints)),
    )
  )
}

function monitor(x: number, shown: string, picture: number): string {
  const content = [
    line(d`M${x + 24} 346l36 -34l28 16l44 -52`, '#fff', 6),
    line(d`M${x + 22} 278h110m-110 22h80m-80 22h96m-96 22h60`, '#fff', 7, 'opacity=".8"'),
    rect(x + 22, 300, 24, 50, '#fff') +
      rect(x + 60, 280, 24, 70, '#fff', 'opacity=".8"') +
      rect(x + 98, 316, 24, 34, '#fff', 'opacity=".6"'),
  ][picture]
  return (
    path(d`M${x + 66} 372h28l10 34H${x + 56}z`, '#8996a2') +
    rect(x, 252, 160, 122, '#27303b', 'rx="8"') +
    rect(x + 9, 261, 142, 98, shown) +
    content +
    rect(x + 6, 396, 148, 12, '#dfe4e8', 'rx="4"')
  )
}

const printer = (body: string): string =>
  rect(560, 300, 190, 108, body, 'rx="10"') +
  rect(560, 346, 190, 62, darker(body, 0.14), 'rx="10"') +
  path('M590 300l12 -46h106l12 46z', '#fff') +
  path('M584 372h142l16 36H568z', '#fff') +
  line('M604 388h100', '#b5bec6', 4) +
  rect(690, 316, 44, 18, '#10324f', 'rx="3"') +
  dots(spots(584, 326, 604, 326), 10, '#3fae6a')

const tower = (x: number): string =>
  rect(x, 450, 60, 116, '#39434f', 'rx="5"') +
  line(d`M${x + 12} 470h36m-36 14h36`, '#77838f', 5) +
  circle(x + 30, 526, 9, '#5fd0ff')

const chair = (x: number, colour: string): string =>
  rect(x - 46, 440, 100, 66, colour, 'rx="16"') + line(d`M${x + 4} 506v52M${x - 36} 570l40 -14l40 14`, '#39434f', 9)

/** A wall of monitors, cameras and recorders. */
export function surveillance(stage: Stage): string {
  const { random, w } = stage
  const wall = random.pick(['#24384c', '#2b3550', '#1f4048', '#38344f', '#2f3d3a'])
  const tones = random.sample(['#3f7fa8', '#5f9a8a', '#8a9a6a', '#7a7fb0', '#a88a6a', '#4f6f9a'], 4)
  return (
    rect(0, 0, w, 600, stage.fade([darker(wall, 0.3), lighter(wall, 0.12)])) +
    rect(0, 470, w, 130, stage.fade([darker(wall, 0.2), darker(wall, 0.5)])) +
    stage.place(
      times(12, (index) =>
        view(
          stage,
          100 + (index % 4) * 152,
          78 + Math.floor(index / 4) * 112,
          tones[index % 4] ?? '#3f7fa8',
          random.int(0, 2),
        ),
      ) +
        camera(random.pick([30, 700]), 60) +
        path('M60 452h680l40 60H20z', lighter(wall, 0.35)) +
        rect(20, 512, 760, 70, darker(wall, 0.2)) +
        line(
          'M60 530h150m-150 18h150m-150 18h150M320 530h150m-150 18h150m-150 18h150M580 530h150m-150 18h150m-150 18h150',
          '#0c1b2a',
          9,
        ) +
        dots(spots(226, 530, 226, 548, 486, 530, 486, 566, 746, 548), 9, '#5ff0b0') +
        path('M250 484h130l6 18H240zM440 484h60l4 18h-72z', '#dfe6ea') +
        circle(560, 490, 15, '#39434f'),
    )
  )
}

function view(stage: Stage, x: number, y: number, tone: string, what: number): string {
  const dark = darker(tone, 0.4)
  const content = [
    path(d`M${x + 8} ${y + 92}l50 -44h24l50 44z`, dark) + line(d`M${x + 70} ${y + 52}v10m0 8v14`, '#fff', 3),
    rect(x + 20, y + 36, 44, 56, dark) + rect(x + 74, y + 52, 44, 40, darker(tone, 0.25)),
    line(d`M${x + 40} ${y + 92}v-36M${x + 92} ${y + 92}v-28`, dark, 13) +
      dots(spots(x + 40, y + 44, x + 92, y + 52), 15, dark),
  ][what]
  return (
    rect(x, y, 144, 104, '#0d1722', 'rx="4"') +
    rect(x + 6, y + 8, 132, 86, stage.bright(tone, 0.15)) +
    content +
    rect(x + 110, y + 14, 18, 5, '#ff6b5a')
  )
}

const camera = (x: number, y: number): string =>
  line(d`M${x + 30} ${y - 60}v60`, '#aab4bd', 9) +
  rect(x - 10, y, 90, 40, '#eef2f4', 'rx="10"') +
  circle(x + 76, y + 20, 20, '#27303b') +
  circle(x + 80, y + 20, 9, '#5fb0e0')
