import { pavement, road, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { mix, walls } from '../../drawing/colour.ts'
import { at, bands, block, type Face, outline, panes, patch, rules, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect } from '../../drawing/svg.ts'
import { lamp } from '../parts.ts'

/** Glass: the sky mirrored in it, floors, mullions and a slanting gleam. */
function glass(stage: Stage, face: Face, colour: string, lit: boolean): string {
  const { mood, random } = stage
  const top = lit ? mix(colour, mood.sky[0], 0.25) : mix(colour, '#0c1b36', 0.45)
  const foot = lit ? mix(colour, mood.sky[1], 0.62) : mix(colour, mood.sky[0], 0.18)
  const floors = random.int(9, 10)
  const gleam = lit
    ? path(
        outline([at(face, 0.05, 0), at(face, 0.4, 0), at(face, 0.95, 0.62), at(face, 0.95, 1), at(face, 0.75, 1)]),
        '#fff',
        'opacity=".16"',
      )
    : ''
  const rooms = panes(face, { cols: 5, rows: floors, gapU: 0.2, gapV: 0.34, area: [0, 0, 1, 1] }, () =>
    random.chance(mood.lit * 0.11),
  )
  return (
    path(outline(face), stage.fade([stage.tone(top), stage.tone(foot)])) +
    gleam +
    (rooms === '' ? '' : path(rooms, lamp, lit ? 'opacity=".8"' : '')) +
    line(rules(face, floors - 1, 'across'), lit ? '#fff' : '#9fc3e6', 2, `opacity="${lit ? 0.42 : 0.2}"`) +
    line(rules(face, 4, 'up'), lit ? '#fff' : '#9fc3e6', 2, `opacity="${lit ? 0.3 : 0.16}"`)
  )
}

const plainGlass = (stage: Stage, face: Face, colour: string): string =>
  path(outline(face), stage.tone(colour)) + line(rules(face, 7, 'across'), '#fff', 2, 'opacity=".3"')

/** A neighbour: banded windows, paler the farther it stands. */
function neighbour(stage: Stage, x: number, height: number, width: number, haze: number): string {
  const { mood, random } = stage
  const wall = mix(random.pick(walls), mood.sky[1], haze)
  const { lit, shaded } = block({ x, base: 506, height, left: width, right: width * 0.7 })
  const storeys = random.int(5, 6)
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
      ? plainGlass(stage, upper.lit, mix(colour, stage.mood.sky[1], 0.3)) +
        path(outline(upper.shaded), stage.dim(colour, 0.5))
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
