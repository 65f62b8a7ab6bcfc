import { dots, shadow } from '../../drawing/backdrop.ts'
import { darker, lighter, mix, paints } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect, times } from '../../drawing/svg.ts'

const plaster = ['#dcebea', '#e3eaf2', '#e9e6ef', '#e2ecdf', '#efe9df'] as const
const fronts = ['#2f7f9c', '#3f6fa8', '#4a8f7a', '#6a6fa0', '#c47a4a'] as const

/** The bench of a laboratory: microscope, glass, a shelf of bottles, the window behind. */
export function laboratory(stage: Stage): string {
  const { random, mood, w } = stage
  const wall = mix(random.pick(plaster), random.pick(plaster), random.between(0, 0.5))
  const cabinet = mix(random.pick(fronts), random.pick(fronts), random.between(0, 0.4))
  const liquids = random
    .sample(['#3fb6a8', '#e8963a', '#d95f6a', '#6a7fd0', '#7fb84a', '#c95fae'], 4)
    .map((colour) => mix(colour, wall, random.between(0, 0.3)))
  const pane = stage.fade(mood.sky)
  const bottles = times(6, (index) => {
    const height = random.int(34, 58)
    const colour = liquids[index % 4] ?? '#3fb6a8'
    return (
      rect(490 + index * 44, 196 - height, 28, height, mix(colour, '#ffffff', 0.25), 'rx="5"') +
      rect(497 + index * 44, 184 - height, 14, 14, darker(cabinet, 0.2)) +
      rect(490 + index * 44, 212 - height * 0.75, 28, 14, '#fff')
    )
  })
  return (
    rect(0, 0, w, 600, stage.fade([lighter(wall, 0.2), darker(wall, 0.1)])) +
    stage.place(
      rect(60, 60, 340, 270, '#ffffff') +
        rect(74, 74, 312, 242, pane) +
        path(d`M74 ${random.int(236, 262)}q80 -60 150 -20t162 -10v78H74z`, mood.hills[1]) +
        line('M230 74v242M74 190h312', '#ffffff', 10) +
        path('M110 74h60l-90 242h-6v-130zM270 74h40L210 316h-50z', '#ffffff', 'opacity=".25"') +
        rect(470, 196, 290, 12, darker(cabinet, 0.2)) +
        rect(470, 320, 290, 12, darker(cabinet, 0.2)) +
        bottles +
        books(stage),
    ) +
    rect(0, 452, w, 26, '#f7f9fa') +
    rect(0, 474, w, 12, darker('#cfd8de', 0.15)) +
    rect(0, 486, w, 114, stage.fade([cabinet, darker(cabinet, 0.25)])) +
    line(times(Math.ceil(w / 160), (index) => d`M${index * 160} 490v110`) + d`M0 530h${w}`, darker(cabinet, 0.35), 4) +
    line(d`M60 510h${w}`, '#fff', 8, 'opacity=".7" stroke-dasharray="40 120"') +
    stage.place(
      (random.chance(0.5)
        ? microscope(random.pick(['#f2f5f7', '#2f4a66', '#dfe6ea']))
        : analyser(mix(cabinet, '#ffffff', random.between(0.5, 0.8)), liquids)) +
        glassware(liquids) +
        (random.chance(0.5) ? screen(cabinet) : rackOfTubes(liquids)),
    )
  )
}

function books({ random }: Stage): string {
  const spines = random.sample(paints, 3).map((colour) => mix(colour, random.pick(paints), random.between(0, 0.5)))
  return times(7, (index) => {
    const height = random.int(60, 92)
    return (
      rect(486 + index * 30, 320 - height, 26, height, random.pick(spines)) +
      rect(486 + index * 30, 340 - height, 26, 6, '#ffffff', 'opacity=".7"')
    )
  })
}

function microscope(body: string): string {
  const edge = darker(body, 0.35)
  return (
    shadow(330, 454, 110, 7) +
    path('M236 452q0 -22 24 -22h132q24 0 24 22z', edge) +
    path('M352 432q66 -30 44 -118q-12 -44 -60 -54l-10 36q30 6 36 36q8 50 -50 74l8 26z', body) +
    path('M352 432q66 -30 44 -118q-12 -44 -60 -54l-4 12q40 14 48 50q14 72 -54 98z', edge, 'opacity=".35"') +
    path('M286 200l50 -20l36 92l-50 20z', body) +
    path('M311 190l25 -10l36 92l-25 10z', edge, 'opacity=".3"') +
    path('M264 176l62 -26l10 26l-62 26z', edge) +
    path('M316 292l34 -14l14 40l-22 8z', '#8996a2') +
    rect(262, 366, 120, 14, edge) +
    rect(290, 358, 52, 8, '#9fd4f2') +
    circle(394, 372, 18, edge)
  )
}

/** A closed instrument with a tray of samples behind glass. */
const analyser = (body: string, [first = '#3fb6a8', , third = '#d95f6a']: readonly string[]): string =>
  shadow(330, 454, 140, 7) +
  rect(206, 268, 244, 184, body, 'rx="12"') +
  rect(206, 268, 244, 40, darker(body, 0.3), 'rx="12"') +
  rect(226, 322, 130, 96, darker(body, 0.65), 'rx="6"') +
  line('M246 404v-40M272 404v-52M298 404v-34M324 404v-46', first, 15, 'stroke-linecap="round"') +
  path('M232 328h50l-36 84h-14z', '#ffffff', 'opacity=".2"') +
  rect(372, 322, 62, 44, darker(third, 0.6), 'rx="4"') +
  line('M378 356l14 -18l12 10l22 -20', third, 4) +
  dots(spots(382, 390, 402, 390, 422, 390), 11, third)

/** A flask, a beaker and a cylinder, with what is in them. */
function glassware(liquids: readonly string[]): string {
  const [first = '#3fb6a8', second = '#e8963a', third = '#d95f6a'] = liquids
  return (
    path('M112 330h36v46l44 66q6 12 -8 12H76q-14 0 -8 -12l44 -66z', '#ffffff', 'opacity=".55"') +
    path('M98 398h64l30 46q4 10 -8 10H76q-12 0 -8 -10z', first) +
    path('M142 398h20l30 46q4 10 -8 10h-26z', '#0c1b36', 'opacity=".14"') +
    rect(106, 322, 48, 10, '#ffffff') +
    dots(spots(112, 424, 130, 436, 122, 410), 9, '#ffffff', 'opacity=".7"') +
    path('M474 366h84v80q0 8 -8 8h-68q-8 0 -8 -8z', '#ffffff', 'opacity=".6"') +
    path('M474 400h84v46q0 8 -8 8h-68q-8 0 -8 -8z', second) +
    line('M536 380v60', '#ffffff', 7, 'opacity=".5"') +
    rect(586, 310, 30, 144, '#ffffff', 'opacity=".6"') +
    rect(586, 366, 30, 88, third) +
    rect(576, 448, 50, 8, '#dfe7ec') +
    line('M592 330h12m-12 16h12m-12 16h12', '#8996a2', 2)
  )
}

const screen = (cabinet: string): string =>
  rect(650, 336, 136, 92, darker(cabinet, 0.6), 'rx="6"') +
  rect(658, 344, 120, 76, '#123a52') +
  line('M668 398l22 -26l18 14l24 -34l36 20', '#5fe0b0', 5) +
  path('M704 428h28l8 26h-44z', '#8996a2')

const rackOfTubes = (liquids: readonly string[]): string =>
  liquids
    .map(
      (colour, index) =>
        rect(658 + index * 32, 350, 18, 92, '#ffffff', 'opacity=".7" rx="9"') +
        rect(658 + index * 32, 386 + (index % 2) * 14, 18, 56 - (index % 2) * 14, colour, 'rx="9"'),
    )
    .join('') +
  rect(644, 378, 142, 10, '#b98548') +
  rect(644, 440, 142, 14, '#a5743c')
