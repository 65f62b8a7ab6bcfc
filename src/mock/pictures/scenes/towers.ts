import { hedge, hills, pavement, road, shadow, sky, town, trees } from '../backdrop.ts'
import { mix, paints, walls } from '../colour.ts'
import { at, bands, block, type Face, outline, panes, patch, rules, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { d, line, path, rect, times } from '../svg.ts'

const lamp = '#ffd98a'

/** Glass: the sky mirrored in it, floors, mullions and a slanting gleam. */
function glass(stage: Stage, face: Face, colour: string, lit: boolean): string {
  const { mood, random } = stage
  const top = lit ? mix(colour, mood.sky[0], 0.25) : mix(colour, '#0c1b36', 0.45)
  const foot = lit ? mix(colour, mood.sky[1], 0.62) : mix(colour, mood.sky[0], 0.18)
  const floors = random.int(10, 12)
  const gleam = lit
    ? path(
        outline([at(face, 0.05, 0), at(face, 0.4, 0), at(face, 0.95, 0.62), at(face, 0.95, 1), at(face, 0.75, 1)]),
        '#fff',
        'opacity=".16"',
      )
    : ''
  const rooms = panes(face, { cols: 6, rows: floors, gapU: 0.2, gapV: 0.34, area: [0, 0, 1, 1] }, () =>
    random.chance(mood.lit * 0.2),
  )
  return (
    path(outline(face), stage.fade([stage.tone(top), stage.tone(foot)])) +
    gleam +
    (rooms === '' ? '' : path(rooms, lamp, lit ? 'opacity=".8"' : '')) +
    line(rules(face, floors - 1, 'across'), lit ? '#fff' : '#9fc3e6', 2, `opacity="${lit ? 0.42 : 0.2}"`) +
    line(rules(face, 5, 'up'), lit ? '#fff' : '#9fc3e6', 2, `opacity="${lit ? 0.3 : 0.16}"`)
  )
}

const plainGlass = (stage: Stage, face: Face, colour: string): string =>
  path(outline(face), stage.tone(colour)) + line(rules(face, 7, 'across'), '#fff', 2, 'opacity=".3"')

/** A neighbour: banded windows, paler the farther it stands. */
function neighbour(stage: Stage, x: number, height: number, width: number, haze: number): string {
  const { mood, random } = stage
  const wall = mix(random.pick(walls), mood.sky[1], haze)
  const { lit, shaded } = block({ x, base: 506, height, left: width, right: width * 0.7 })
  const storeys = random.int(5, 7)
  const window = mix(mix('#5d87ad', mood.sky[0], 0.4), mood.sky[1], haze * 0.8)
  return (
    path(outline(lit), stage.tone(wall)) +
    path(outline(shaded), stage.dim(wall, 0.3)) +
    bands(lit, storeys, stage.tone(window)) +
    bands(shaded, storeys, stage.dim(window, 0.32))
  )
}

type Crown = 'flat' | 'spire' | 'slant' | 'stepped'

function crown(stage: Stage, kind: Crown, x: number, top: number, colour: string): string {
  const dark = stage.dim(colour, 0.5)
  if (kind === 'spire') {
    return path(d`M${x - 5} ${top}l4 ${-78}h3l4 78z`, dark) + rect(x - 34, top - 10, 58, 16, stage.dim(colour, 0.3))
  }
  if (kind === 'flat')
    return rect(x - 60, top - 18, 84, 26, dark) + rect(x - 60, top - 18, 58, 26, stage.bright(colour, 0.3))
  return ''
}

function mainTower(stage: Stage, x: number, height: number, colour: string): string {
  const { random } = stage
  const kind = random.pick<Crown>(['flat', 'spire', 'slant', 'stepped'])
  const left = random.int(120, 160)
  const right = random.int(84, 112)
  const { lit, shaded } = block({ x, base: 512, height, left, right })
  const lean = kind === 'slant' ? random.int(40, 80) : 0
  const litFace: Face = [[lit[0][0], lit[0][1] + lean], lit[1], lit[2], lit[3]]
  const shadedFace: Face = [shaded[0], [shaded[1][0], shaded[1][1] + lean * 0.7], shaded[2], shaded[3]]
  const upper = block({ x: x - 12, base: 512 - height + 24, height: 74, left: left * 0.62, right: right * 0.56 })
  const setback =
    kind === 'stepped'
      ? glass(stage, upper.lit, colour, true) + path(outline(upper.shaded), stage.dim(colour, 0.5))
      : ''
  return (
    crown(stage, kind, x, 512 - height, colour) +
    setback +
    glass(stage, litFace, colour, true) +
    glass(stage, shadedFace, colour, false) +
    line(d`M${x} ${512 - height}V512`, '#fff', 3, 'opacity=".5"')
  )
}

/** The lobby: two storeys of warm glass under a canopy. */
function podium(stage: Stage, x: number, wall: string): string {
  const { lit, shaded } = block({ x, base: 522, height: 76, left: 232, right: 168 })
  const inside = mix('#ffdf9e', stage.mood.sky[1], 0.25)
  return (
    path(outline(lit), stage.tone(wall)) +
    path(outline(shaded), stage.dim(wall, 0.34)) +
    windows(lit, { cols: 9, rows: 1, gapU: 0.2, gapV: 0, area: [0.03, 0.42, 0.97, 0.98] }, inside) +
    windows(
      shaded,
      { cols: 7, rows: 1, gapU: 0.24, gapV: 0, area: [0.03, 0.42, 0.97, 0.98] },
      mix(inside, '#0c1b36', 0.3),
    ) +
    path(patch(lit, 0.24, 0.26, 0.76, 0.36), stage.bright(wall, 0.6)) +
    path(patch(lit, 0.28, 0.36, 0.74, 0.42), stage.dim(wall, 0.55))
  )
}

export function officeTower(stage: Stage): string {
  const { random, mood } = stage
  const colour = random.pick(['#3f7cb8', '#2f6aa8', '#4a93a8', '#5a7f9f', '#3c8d93', '#7d8fa8'])
  const x = random.int(390, 450)
  const second = random.chance(0.45)
  const behind = block({ x: x + random.int(130, 160), base: 512, height: random.int(270, 330), left: 120, right: 70 })
  const towers =
    (second
      ? plainGlass(stage, behind.lit, mix(colour, mood.sky[1], 0.3)) +
        plainGlass(stage, behind.shaded, stage.dim(colour, 0.45))
      : '') + mainTower(stage, x - (second ? 40 : 0), random.int(392, 436), colour)
  return (
    sky(stage) +
    town(stage, 500, 190) +
    pavement(stage, 496, 104) +
    stage.place(
      neighbour(stage, 150, random.int(170, 260), 104, 0.32) +
        neighbour(stage, 676, random.int(170, 300), 84, 0.3) +
        shadow(x, 524, 330, 16) +
        towers +
        podium(stage, x - 10, random.pick(walls)) +
        trees(
          stage,
          [52, 112, 178, 632, 694, 754].map((spot) => [spot + random.int(-8, 8), 534] as const),
          84,
        ),
    ) +
    road(stage, 552, 48)
  )
}

function residence(stage: Stage, x: number, height: number, wall: string, accent: string, near = false): string {
  const { random, mood } = stage
  const left = random.int(104, 124)
  const { lit, shaded } = block({ x, base: 516, height, left, right: random.int(74, 92) })
  const rows = Math.round(height / 38)
  const pane = mix('#6d94b4', mood.sky[0], 0.35)
  const bright = panes(lit, { cols: 4, rows }, () => random.chance(mood.lit * 0.25))
  return (
    path(outline(lit), stage.tone(wall)) +
    path(outline(shaded), stage.dim(wall, 0.32)) +
    windows(lit, { cols: 4, rows }, stage.tone(pane)) +
    path(bright, lamp) +
    windows(shaded, { cols: 3, rows, gapU: 0.45 }, stage.dim(pane, 0.45)) +
    windows(
      lit,
      { cols: 2, rows, gapU: 0.42, gapV: 0.78, area: [0.04, 0.05, 0.96, 0.99] },
      stage.bright(accent, 0.55),
    ) +
    path(patch(lit, 0.46, 0, 0.54, 1), stage.tone(accent)) +
    path(patch(lit, 0, -0.012, 1, 0.02) + patch(lit, 0, 0.93, 1, 1), stage.tone(accent)) +
    path(patch(shaded, 0, -0.012, 1, 0.02) + patch(shaded, 0, 0.93, 1, 1), stage.dim(accent, 0.35)) +
    rect(x - left * 0.55, 516 - height - 2, left * 0.3, 16, stage.dim(wall, 0.2))
  )
}

export function apartment(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(walls)
  const accent = random.pick(['#b5643c', '#8a5a44', '#c98a4b', '#6a7f92', '#9b4a3f', '#7d8a5c'])
  const tall = random.int(300, 390)
  const low = random.chance(0.35)
  const storeys = (share: number) => (low ? 150 + share * 60 : tall * share)
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 500) : town(stage, 500, 170)) +
    rect(0, 492, stage.w, 108, stage.fade(mood.ground)) +
    stage.place(
      residence(stage, 590, storeys(0.78), mix(wall, mood.sky[1], 0.25), mix(accent, mood.sky[1], 0.25)) +
        residence(stage, 216, storeys(0.7), mix(wall, mood.sky[1], 0.16), mix(accent, mood.sky[1], 0.16)) +
        shadow(420, 520, 210, 12) +
        residence(stage, random.int(396, 430), storeys(1), wall, accent, true) +
        path('M330 600Q400 548 470 520h22Q452 556 520 600z', stage.tone('#eadfce')) +
        hedge(stage, 40, 320, 528, 17) +
        hedge(stage, 510, 760, 528, 17) +
        trees(
          stage,
          [
            [130, 550],
            [52, 566],
            [680, 550],
            [752, 562],
          ],
          random.int(100, 120),
        ) +
        trees(
          stage,
          [
            [266, 580],
            [596, 584],
          ],
          random.int(112, 136),
        ),
    )
  )
}
