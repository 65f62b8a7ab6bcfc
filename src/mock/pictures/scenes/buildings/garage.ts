import { darker, lighter, mix, paints } from '../../drawing/colour.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'
import { saloon } from '../parts.ts'

/** An underground car park: columns with the letter of their zone, lights, lanes, parked cars. */
export function garage(stage: Stage): string {
  const { random, w } = stage
  const concrete = random.pick(['#cdd3d8', '#d8d2c6', '#c8d2d0', '#d5d0da'])
  const accent = random.pick(['#1f6fc4', '#1f8a6a', '#d9822b', '#6a55b0', '#c9402f'])
  const floor = random.pick(['#6f8a7c', '#7a858f', '#8a7f74', '#5f7f95'])
  const zone = random.pick(['A', 'B', 'C', 'D'])
  const [one = '#d9482b', two = '#2f7fc1', three = '#e3b341'] = random.sample(paints, 3)
  const dark = random.between(0, 0.24)
  return (
    rect(0, 0, w, 600, stage.fade([darker(concrete, 0.5 + dark), darker(concrete, 0.12 + dark)])) +
    rect(0, 380, w, 220, stage.fade([darker(floor, 0.3 + dark), lighter(floor, 0.1)])) +
    stage.place(
      beams(concrete, dark) +
        rect(330, 236, 140, 150, darker(concrete, 0.35)) +
        path('M352 386V280q0 -28 28 -28h40q28 0 28 28v106z', mix('#fff1cf', floor, 0.1)) +
        line('M400 386V420M400 450v40M400 526v74', '#ffe08a', 9) +
        path('M376 500h16v-30h16v30h16l-24 34z', '#fff', 'opacity=".85"') +
        line('M330 386L-60 600M470 386L860 600M250 386L-300 560M550 386L1100 560', '#fff', 5, 'opacity=".7"') +
        saloon(stage, 216, 432, three, 0.62) +
        saloon(stage, 490, 434, one, 0.62) +
        column(stage, 170, 1, concrete, accent, `${zone}1`) +
        column(stage, 560, 1, concrete, accent, `${zone}2`) +
        saloon(stage, -60, 524, two, 1.15) +
        (random.chance(0.6) ? saloon(stage, 590, 528, random.pick(paints), 1.15) : ''),
    )
  )
}

const beams = (concrete: string, dark: number): string =>
  times(4, (index) => {
    const y = 30 + index * 56
    const half = 700 - index * 140
    return (
      rect(400 - half, y, half * 2, 20 - index * 3, darker(concrete, 0.3 + dark)) +
      line(
        d`M${400 - half * 0.4} ${y + 34 - index * 4}h${half * 0.3}M${400 + half * 0.1} ${y + 34 - index * 4}h${half * 0.3}`,
        '#fff8dc',
        10 - index * 2,
      )
    )
  }) + line('M-200 90L330 250M1000 90L470 250', '#c9402f', 8)

const column = (stage: Stage, x: number, s: number, concrete: string, accent: string, name: string): string =>
  rect(x, 120, 74 * s, 350, lighter(concrete, 0.25)) +
  rect(x + 52, 120, 22 * s, 350, darker(concrete, 0.2)) +
  rect(x, 220, 74 * s, 96, accent) +
  stage.write(x + 37, 286, 48, name, '#fff') +
  `<path d="M${x} 446h74" stroke="#e3b341" stroke-width="44" stroke-dasharray="14 14"/>` +
  rect(x, 424, 74, 44, '#0c1b36', 'opacity=".12"')
