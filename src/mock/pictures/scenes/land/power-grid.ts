import { hedge, hills, lawn, sky } from '../../drawing/backdrop.ts'
import { type Face, type Point, outline, patch, windows, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** Pylons marching off over the hills, wires between them. */
export function powerGrid(stage: Stage): string {
  const { random, mood } = stage
  const steel = stage.tone(mood.name === 'night' ? '#8fa3bd' : '#5d6f83')
  const masts = [
    [150, 590, 470],
    [420, 530, 320],
    [590, 494, 215],
    [694, 474, 145],
  ] as const
  const extra = random.pick(['wind', 'solar', 'substation'] as const)
  const arms = [0.06, 0.2, 0.34]
  const wire = (arm: number, side: number) => {
    const tips = masts.map(([x, y, size]): Point => [x + side * size * 0.17, y - size * (1 - arm)])
    const [first, ...rest]: Point[] = [[-120, 60 + arm * 500], ...tips, [800, 440]]
    let [px, py]: Point = first ?? [0, 0]
    return rest
      .map(([x, y]) => {
        const data = d`M${px} ${py}Q${(px + x) / 2} ${(py + y) / 2 + Math.abs(x - px) * 0.13} ${x} ${y}`
        ;[px, py] = [x, y]
        return data
      })
      .join('')
  }
  return (
    sky(stage) +
    hills(stage, 480) +
    lawn(stage, 470) +
    path(d`M0 520q${stage.w / 4} -60 ${stage.w / 2} -20t${stage.w / 2} -16V600H0z`, mood.ground[1]) +
    stage.place(
      (extra === 'wind' ? turbines(stage) : '') +
        (extra === 'solar' ? panels(stage) : '') +
        (extra === 'substation' ? substation(stage) : '') +
        line(arms.flatMap((arm) => [wire(arm, -1), wire(arm, 1)]).join(''), steel, 2, 'opacity=".75"') +
        masts.map(([x, y, size]) => pylon(x, y, size, steel)).join('') +
        hedge(stage, spots(20, 120), 596, 18),
    )
  )
}

function pylon(x: number, y: number, size: number, steel: string): string {
  const s = size / 100
  const arm = (height: number) => d`M${x - 17 * s} ${y - height * s}h${34 * s}l${-17 * s} ${-7 * s}z`
  const braces = d`M${x - 14 * s} ${y}L${x + 7 * s} ${y - 34 * s}L${x - 5 * s} ${y - 62 * s}L${x + 4 * s} ${y - 84 * s}M${x + 14 * s} ${y}L${x - 7 * s} ${y - 34 * s}L${x + 5 * s} ${y - 62 * s}L${x - 4 * s} ${y - 84 * s}`
  const legs = d`M${x - 14 * s} ${y}L${x - 4 * s} ${y - 70 * s}L${x} ${y - 104 * s}L${x + 4 * s} ${y - 70 * s}L${x + 14 * s} ${y}`
  return (
    line(legs + arm(94) + arm(80) + arm(66), steel, Math.max(2, Math.round(s * 1.3))) +
    line(braces, steel, Math.max(1, Math.round(s * 0.8)))
  )
}

function turbines(stage: Stage): string {
  const blade = (x: number, y: number, r: number, turn: number) => {
    const angle = (turn * Math.PI) / 180
    return d`M${x} ${y}L${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
  }
  return (
    [
      [330, 470, 190],
      [540, 460, 150],
      [690, 456, 120],
    ] as const
  )
    .map(([x, y, size]) => {
      const turn = stage.random.int(0, 119)
      return (
        line(d`M${x} ${y}v${-size}`, stage.bright('#ffffff', 0), 7) +
        line(
          times(3, (index) => blade(x, y - size, size * 0.48, turn + index * 120)),
          stage.bright('#f2f5f7', 0.2),
          6,
          'stroke-linecap="round"',
        )
      )
    })
    .join('')
}

function panels(stage: Stage): string {
  return times(3, (row) => {
    const y = 520 + row * 26
    const face: Face = [
      [330 - row * 10, y - 28],
      [740 + row * 14, y - 28],
      [720 + row * 14, y],
      [300 - row * 10, y],
    ]
    return (
      path(outline(face), stage.tone('#2a4f8f')) +
      windows(face, { cols: 14, rows: 1, gapU: 0.9, gapV: 0, area: [0, 0, 1, 1] }, '#9cc3ea') +
      path(patch(face, 0, 0, 0.4, 1), '#fff', 'opacity=".12"')
    )
  })
}

const substation = (stage: Stage): string =>
  rect(360, 452, 300, 60, stage.tone('#c9d0d6')) +
  times(
    4,
    (index) =>
      rect(374 + index * 72, 424, 46, 66, stage.dim('#9aa8b4', 0.1 + index * 0.04)) +
      line(d`M${384 + index * 72} 424v-26m13 26v-34m13 34v-26`, stage.tone('#c46a4a'), 5),
  ) +
  `<path d="M340 500h340" stroke="${stage.tone('#6b7a88')}" stroke-width="34" stroke-dasharray="3 7"/>`
