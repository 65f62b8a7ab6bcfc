import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import { type Point, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'
import { workshop } from './workshop.ts'

type Look = { colour: string; steel: string }

export const bottlingLine = (stage: Stage): string => drawn(stage, bottling)
export const teaLine = (stage: Stage): string => drawn(stage, tea)
export const gravelLine = (stage: Stage): string => drawn(stage, gravel)

/** A belt through a hall, with the machine that fills, dries or crushes. */
function drawn(stage: Stage, machine: (stage: Stage, look: Look) => string): string {
  const { random } = stage
  const look = {
    colour: random.pick(['#2f6fa8', '#3f8f7a', '#c8643c', '#5a6f96', '#d0902f', '#8a4b6b']),
    steel: random.pick(['#e9eef1', '#dfe6ea', '#eeebe4']),
  }
  const wall = random.pick(['#c9d6de', '#d3d8d2', '#dcd5c9', '#c5d3d6', '#d8d0dc'])
  return (
    workshop(stage, wall, random.pick(['#9fb0a8', '#a9b2ba', '#8fa5b0', '#b3a998'])) +
    stage.place(ellipse(400, 552, 380, 16, '#0c1b36', 'opacity=".2"') + machine(stage, look))
  )
}

const belt = (colour: string): string =>
  rect(-10, 436, 820, 26, darker(colour, 0.35), 'rx="13"') +
  `<path d="M4 449H796" stroke="#dfe6ea" stroke-width="12" stroke-dasharray="0 26" stroke-linecap="round"/>` +
  line('M70 462v88M250 462v88M550 462v88M730 462v88', '#77838f', 13)

function bottling(stage: Stage, { colour, steel }: Look): string {
  const liquid = stage.random.pick(['#e8963a', '#6fae3c', '#c9402f', '#3fa5c9', '#8a5a2e'])
  const xs = [20, 70, 120, 170, 520, 570, 620, 670, 720, 770]
  const bottle = (x: number) => d`M${x - 15} 436v-62q0 -12 9 -18v-22h12v22q9 6 9 18v62z`
  return (
    rect(216, 200, 270, 236, stage.fade([lighter(steel, 0.4), darker(steel, 0.14)]), 'rx="10"') +
    rect(216, 200, 270, 46, colour, 'rx="10"') +
    rect(240, 268, 222, 130, '#16283a', 'rx="8"') +
    line('M272 268v44M312 268v44M352 268v44M392 268v44M432 268v44', '#cfd8de', 13) +
    path(
      [272, 312, 352, 392, 432].map((x) => d`M${x - 12} 398v-46q0 -10 8 -14v-14h8v14q8 4 8 14v46z`).join(''),
      liquid,
    ) +
    path('M250 268h60l-44 130h-16z', '#fff', 'opacity=".14"') +
    path('M300 200v-46h100v46z', '#aab4bd') +
    line('M350 154V92H560V40', '#aab4bd', 15) +
    rect(580, 280, 130, 70, darker(colour, 0.2), 'rx="8"') +
    line('M600 350v30M690 350v30', '#77838f', 9) +
    path(xs.map(bottle).join(''), '#f4fbff', 'opacity=".7"') +
    path(
      xs
        .slice(4)
        .map((x) => d`M${x - 12} 434v-50h24v50z`)
        .join(''),
      liquid,
    ) +
    path(
      xs
        .slice(4)
        .map((x) => d`M${x - 7} 334v-9h14v9z`)
        .join(''),
      colour,
    ) +
    rect(500, 212, 64, 110, darker(colour, 0.45), 'rx="6"') +
    rect(508, 222, 48, 40, '#10324f') +
    belt(colour)
  )
}

function tea(stage: Stage, { colour, steel }: Look): string {
  const leaf = stage.random.pick(['#4f8f3f', '#6f9f3f', '#3f7a4a', '#7a7a32'])
  const heap = (from: number, count: number) =>
    Array.from({ length: count }, (_, index): Point => [from + index * 21, 432 - stage.random.int(0, 11)])
  return (
    dots([...heap(8, 9), ...heap(560, 12)], 25, leaf) +
    dots(heap(16, 8), 12, lighter(leaf, 0.35)) +
    rect(206, 280, 330, 156, stage.fade([lighter(steel, 0.4), darker(steel, 0.25)]), 'rx="78"') +
    line('M270 284v148M370 280v156M470 284v148', colour, 15) +
    path('M180 262h70l-16 60h-40z', darker(colour, 0.1)) +
    dots(spots(196, 262, 216, 254, 236, 262), 24, leaf) +
    path('M300 280l20 -60h110l20 60z', darker(steel, 0.2)) +
    line('M376 220V80H600V30', '#aab4bd', 17) +
    rect(576, 250, 74, 130, darker(colour, 0.45), 'rx="6"') +
    rect(586, 262, 54, 46, '#10324f') +
    dots(spots(598, 336, 614, 336, 630, 336), 9, '#c9d6df') +
    belt(colour) +
    times(
      3,
      (index) => ellipse(110 + index * 70, 520, 32, 12, '#d9b06a') + ellipse(110 + index * 70, 516, 27, 8, leaf),
    ) +
    rect(600, 478, 90, 74, '#d5a86c') +
    rect(640, 500, 70, 52, '#c99a5c')
  )
}

function gravel(stage: Stage, { colour, steel }: Look): string {
  const stone = stage.random.pick(['#b9a58a', '#a9adb2', '#c9b48f', '#9a9088'])
  return (
    path('M520 552Q600 380 660 372t140 180z', stone) +
    path('M520 552Q600 380 660 372q-30 90 -20 180z', '#fff', 'opacity=".22"') +
    path('M300 470L640 330l12 24L312 500z', darker(colour, 0.3)) +
    `<path d="M318 470L636 338" stroke="${stone}" stroke-width="24" stroke-dasharray="15 7"/>` +
    line('M380 470v82M520 410v142', '#77838f', 12) +
    path('M60 170h240l-60 104h-120z', stage.fade([lighter(colour, 0.2), darker(colour, 0.15)])) +
    dots(spots(96, 168, 136, 154, 178, 148, 220, 156, 262, 166), 46, stone) +
    rect(104, 274, 152, 150, stage.fade([lighter(steel, 0.3), darker(steel, 0.25)]), 'rx="8"') +
    dots(spots(180, 348), 106, darker(colour, 0.1)) +
    dots(spots(180, 348), 60, '#cfd8de') +
    dots(spots(180, 348), 18, '#5c6976') +
    path('M120 424h120l50 50v26H90v-26z', darker(colour, 0.35)) +
    line('M70 552V200M290 552V430M110 552V500', '#77838f', 13) +
    line('M20 552V150M20 150h40M20 220h40M20 290h40M20 360h40M20 430h40M20 500h40M60 552V150', '#e3b341', 5) +
    dots(spots(330, 548, 372, 550, 420, 546), 27, darker(stone, 0.2))
  )
}
