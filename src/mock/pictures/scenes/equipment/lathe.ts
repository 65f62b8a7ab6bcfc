import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter, paints } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, ellipse, line, path, rect } from '../../drawing/svg.ts'
import { workshop } from './workshop.ts'

const steel = ['#eef2f4', '#cfd8de', '#93a1ad'] as const

type Machine = (stage: Stage, colour: string) => string

export const lathe = (stage: Stage): string => drawn(stage, turningCentre)
export const machiningCentre = (stage: Stage): string => drawn(stage, millingCentre)
export const pressMachine = (stage: Stage): string => drawn(stage, pressBrake)

function drawn(stage: Stage, machine: Machine): string {
  const { random } = stage
  const colour = random.pick(['#2f6fa8', '#3f8f7a', '#c8643c', '#5a6f96', '#d0902f', '#607d8b'])
  const wall = random.pick(['#c9d6de', '#d3d8d2', '#dcd5c9', '#c5d3d6'])
  return (
    workshop(stage, wall, random.pick(['#9fb0a8', '#a9b2ba', '#8fa5b0'])) +
    stage.place(
      rect(20, 330, 130, 116, darker(wall, 0.22)) +
        rect(34, 346, 60, 50, darker(wall, 0.36)) +
        rect(660, 350, 130, 96, darker(wall, 0.2)) +
        rect(700, 310, 50, 40, darker(wall, 0.26)) +
        ellipse(410, 544, 340, 20, '#0c1b36', 'opacity=".22"') +
        machine(stage, colour) +
        bins(random.int(40, 60), random.pick(paints)),
    )
  )
}

/** A bin of turned parts. */
const bins = (x: number, colour: string): string =>
  dots(spots(x + 16, 502, x + 42, 496, x + 68, 504), 26, '#b9c4cc') +
  path(d`M${x - 6} 500h100l-8 58h-84z`, colour) +
  path(d`M${x + 60} 500h34l-8 58h-26z`, '#0c1b36', 'opacity=".22"')

/** The panel with its screen and keys, on an arm at the right. */
function panel(x: number, y: number, colour: string): string {
  return (
    rect(x, y, 74, 150, darker(colour, 0.45), 'rx="6"') +
    rect(x + 9, y + 12, 56, 46, '#10324f') +
    line(d`M${x + 14} ${y + 46}l12 -16l10 8l20 -20`, '#5fe0b0', 4) +
    dots(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
        (index) => [x + 19 + (index % 3) * 18, y + 76 + Math.floor(index / 3) * 16] as const,
      ),
      9,
      '#c9d6df',
    ) +
    circle(x + 37, y + 134, 9, '#e2402f')
  )
}

function turningCentre(stage: Stage, colour: string): string {
  const body = stage.fade([lighter('#e9eef1', 0.3), '#cfd8de'])
  return (
    path('M120 250h500q22 0 22 22v268H98V272q0 -22 22 -22z', body) +
    path('M642 272l50 20v236l-50 12z', '#93a1ad') +
    rect(98, 486, 544, 54, darker(colour, 0.35)) +
    path('M98 250h544v44H98z', colour) +
    rect(98, 294, 544, 6, '#0c1b36', 'opacity=".15"') +
    rect(150, 318, 330, 150, '#16283a', 'rx="8"') +
    rect(160, 326, 86, 134, steel[2]) +
    dots(spots(252, 392), 104, steel[1]) +
    dots(spots(252, 392), 66, steel[2]) +
    path('M262 366h96l12 12v30l-12 12h-96z', steel[0]) +
    path('M262 394h108v14l-12 12h-96z', steel[2]) +
    path('M372 470v-56l40 -24h40v80z', darker(colour, 0.15)) +
    path('M366 398l44 -14v22z', '#f3c13f') +
    line('M364 396l-14 -22m18 14l4 -26m6 24l16 -18', '#ffd66b', 4) +
    path('M160 326h120l-70 134h-50zM330 326h40l-70 134h-40z', '#9fd4f2', 'opacity=".16"') +
    rect(492, 330, 10, 120, darker(colour, 0.3), 'rx="5"') +
    panel(536, 316, colour) +
    beacon(590)
  )
}

const beacon = (x: number): string =>
  line(d`M${x} 252v-30`, '#5c6976', 5) +
  rect(x - 8, 176, 16, 16, '#e2402f') +
  rect(x - 8, 192, 16, 16, '#f0b93a') +
  rect(x - 8, 208, 16, 16, '#3fae6a')

function millingCentre(stage: Stage, colour: string): string {
  const body = stage.fade([lighter('#eef2f4', 0.3), '#cdd6dc'])
  return (
    path('M150 170h420q16 0 16 16v352H134V186q0 -16 16 -16z', body) +
    path('M586 186l56 26v312l-56 14z', '#8d9ba7') +
    rect(134, 170, 452, 54, colour) +
    rect(196, 250, 300, 214, '#16283a', 'rx="8"') +
    path('M300 250h92v66h-92z', steel[2]) +
    path('M318 316h56l-8 34h-40z', steel[1]) +
    path('M338 350h16v40l-8 12l-8 -12z', '#f3c13f') +
    rect(226, 424, 240, 40, steel[2]) +
    path('M286 390h120v36H286z', steel[0]) +
    path('M346 390h60v36h-60z', steel[1]) +
    line('M332 392l-22 -16m28 10l-12 -26m26 26l14 -26m-6 30l24 -12', '#ffd66b', 4) +
    path('M204 256h110l-90 200h-20zM380 256h46l-90 200h-46z', '#9fd4f2', 'opacity=".15"') +
    rect(506, 300, 10, 120, darker(colour, 0.3), 'rx="5"') +
    rect(134, 484, 452, 54, darker(colour, 0.4)) +
    panel(606, 290, colour) +
    beacon(540)
  )
}

function pressBrake(stage: Stage, colour: string): string {
  const body = stage.fade([lighter(colour, 0.18), darker(colour, 0.12)])
  return (
    path('M130 180h90v360h-90zM530 180h90v360h-90z', body) +
    path('M186 180h34v360h-34zM586 180h34v360h-34z', '#0c1b36', 'opacity=".18"') +
    rect(150, 150, 450, 130, lighter(colour, 0.1)) +
    rect(150, 256, 450, 24, '#0c1b36', 'opacity=".2"') +
    path('M230 280h290v60l-20 26H250l-20 -26z', steel[1]) +
    path('M250 366h250l-10 20H260z', steel[2]) +
    path('M210 430h330v110H210z', darker(colour, 0.4)) +
    path('M230 404h290v28H230z', steel[2]) +
    path('M200 392l176 14l176 -22v10l-176 24l-176 -16z', '#e8eef2') +
    dots(spots(264, 214, 486, 214), 60, steel[1]) +
    dots(spots(264, 214, 486, 214), 28, steel[2]) +
    rect(320, 190, 110, 48, '#f4f6f7') +
    line('M336 206h78m-78 16h50', darker(colour, 0.2), 6) +
    panel(640, 300, colour) +
    beacon(560)
  )
}
