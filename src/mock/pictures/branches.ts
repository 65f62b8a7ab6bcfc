import { flags, hills, pavement, peaks, shadow, sky, town, trees } from './drawing/backdrop.ts'
import { mix, walls } from './drawing/colour.ts'
import { block, outline, patch, spots, windows } from './drawing/face.ts'
import { openStage, type Stage } from './drawing/stage.ts'
import { capped, d, fontStack, line, path, rect, svgOf, times } from './drawing/svg.ts'
import { escapeXml } from '../xml.ts'

/** A pagoda on its hill. */
const pagoda = (stage: Stage): string => {
  const roof = stage.dim('#3f5a52', 0.1)
  const floors = times(6, (index) => {
    const half = 44 - index * 5
    const y = 430 - index * 42
    return (
      rect(150 - half, y - 30, half * 2, 32, stage.tone('#e2c9a4')) +
      path(
        d`M${138 - half} ${y - 26}q${half * 0.5} -2 ${half * 0.7} -14h${half * 0.6 + 24}q${half * 0.2} 12 ${half * 0.7} 14z`,
        roof,
      )
    )
  })
  return path('M20 470q70 -60 130 -56t130 56z', stage.mood.leaves[1]) + floors + line('M150 190v-34', roof, 5)
}

/** An arched bridge over the river. */
const archBridge = (stage: Stage): string => {
  const stone = stage.tone('#d9d2c6')
  return (
    path('M-20 424h360v18H-20z', stone) +
    `<path d="M10 442a60 52 0 0 1 120 0M150 442a60 52 0 0 1 120 0" fill="none" stroke="${stone}" stroke-width="12"/>` +
    line('M-10 414h340', stage.tone('#b9b1a3'), 6, 'stroke-dasharray="6 10"')
  )
}

/** A cable-stayed bridge. */
const cableBridge = (stage: Stage): string => {
  const steel = stage.tone('#8fa0b0')
  return (
    rect(-30, 430, 400, 12, steel) +
    path('M146 470l8 -220h12l8 220z', stage.tone('#c9d2d9')) +
    line(
      times(
        5,
        (index) => d`M160 ${262 + index * 14}L${-10 + index * 30} 430M160 ${262 + index * 14}L${330 - index * 30} 430`,
      ),
      steel,
      3,
    )
  )
}

function office(stage: Stage, name: string): string {
  const { random, mood } = stage
  const wall = random.pick(walls)
  const height = random.int(190, 270)
  const main = block({ x: 590, base: 512, height, left: 230, right: 120 })
  const rows = Math.round(height / 44)
  const pane = mix('#4f7fa8', mood.sky[0], 0.3)
  const grid = { rows, gapU: 0.3, gapV: 0.4, area: [0.04, 0.06, 0.96, 0.74] } as const
  const glow = mix('#ffdf9e', mood.sky[1], 0.25)
  const board = 28 * [...name].length + 40
  return (
    shadow(560, 518, 240, 12) +
    path(outline(main.lit), stage.tone(wall)) +
    path(outline(main.shaded), stage.dim(wall, 0.34)) +
    windows(main.lit, { ...grid, cols: 6 }, stage.tone(pane)) +
    windows(main.shaded, { ...grid, cols: 3 }, stage.dim(pane, 0.4)) +
    path(patch(main.lit, -0.02, -0.03, 1, 0.03) + patch(main.shaded, 0, -0.03, 1.02, 0.03), stage.tone('#0f62b8')) +
    rect(376, 448, 206, 62, glow) +
    line('M410 448v62M444 448v62M478 448v62M512 448v62M548 448v62', stage.tone('#5c6976'), 4) +
    rect(475 - board / 2, 408, board, 44, '#0b2c5f', 'rx="4"') +
    stage.write(475, 440, 28, name, '#fff')
  )
}

/** A branch office in its town, 800×600; `city` (say 绵阳分部, at most 8 characters) is written over its door. */
export function branchPicture(city: string, seed: string): string {
  const name = capped(city, 8)
  const stage = openStage({ kind: `branch/${name}`, seed, w: 800, focus: 400, without: ['night'] })
  const { random, mood } = stage
  const content =
    sky(stage) +
    (random.chance(0.5)
      ? peaks(stage, { y: 400, rise: 210, floor: 470, fill: mood.hills[0], shade: mood.hills[1] })
      : hills(stage, 470)) +
    town(stage, 470, 110) +
    rect(0, 464, 800, 40, stage.fade(mood.water)) +
    random.pick([pagoda, archBridge, cableBridge])(stage) +
    pavement(stage, 494, 106) +
    office(stage, name) +
    flags(stage, 300, 536, ['#d9482b', '#2f7fc1']) +
    trees(stage, spots(60, 548, 140, 560, 226, 548, 752, 552), random.int(96, 120)) +
    path('M400 600q30 -60 50 -84h60q30 40 90 84z', stage.tone('#eef0f1'), 'opacity=".8"')
  return svgOf(800, 600, '0 0 800 600', stage.close(content))
}

/** The mark of a branch, 96×96: the river bend of the exchange in the branch's colour, and the name of its place below. */
export function branchLogo(city: string, colour: string): string {
  return svgOf(
    96,
    96,
    '0 0 96 96',
    rect(0, 0, 96, 96, colour, 'rx="18"') +
      path('M0 44C22 50 32 40 42 30S66 12 96 2V20C74 28 66 34 56 44S36 66 0 58z', '#fff', 'opacity=".92"') +
      path('M0 60C36 68 48 56 58 46S74 32 96 24V30C78 36 72 44 62 54S40 72 0 66z', '#fff', 'opacity=".45"') +
      `<text x="48" y="87" font-family="${fontStack}" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${escapeXml(capped(city, 4))}</text>`,
  )
}
