import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import { type Point, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

const screws = spots(230, 110, 570, 110, 230, 490, 570, 490)

/** A circuit board with its chip, seen from above. */
export function chip(stage: Stage): string {
  const { random, w } = stage
  const boards = ['#0f5f4a', '#123f6f', '#1f2f5f', '#5f1f3a', '#0f4f5f', '#3a3f1f'] as const
  const board = mix(random.pick(boards), random.pick(boards), random.between(0, 0.4))
  const trace = lighter(board, 0.34)
  const lit = random.pick(['#ffd66b', '#6ff0d0', '#7fd0ff', '#ff9f7f'])
  const size = random.int(190, 240)
  const lane = (side: number, index: number) => {
    const y = 300 + (index - 3.5) * 26
    const bend = (index - 3.5) * random.int(14, 26)
    return d`M${400 + side * (size / 2)} ${y}h${side * (50 + Math.abs(index - 3.5) * 20)}l${side * 30} ${bend}h${side * 400}`
  }
  const rise = (side: number, index: number) =>
    d`M${400 + (index - 3.5) * 26} ${300 + side * (size / 2)}v${side * (40 + Math.abs(index - 3.5) * 9)}l${(index - 3.5) * 12} ${side * 26}v${side * 300}`
  const lanes = times(8, (index) => lane(1, index) + lane(-1, index) + rise(1, index) + rise(-1, index))
  const parts = Array.from({ length: 7 }, (): Point => [
    random.pick([60, 120, 170, 630, 690, 740]),
    random.int(50, 550),
  ])
  return (
    rect(0, 0, w, 600, stage.fade([lighter(board, 0.12), darker(board, 0.3)], 'slant')) +
    stage.place(
      line(lanes, trace, 5, 'opacity=".8"') +
        line(lane(1, random.int(0, 3)) + rise(-1, random.int(2, 6)) + lane(-1, random.int(4, 7)), lit, 6) +
        parts
          .map(
            ([x, y]) =>
              rect(x, y, 52, 26, darker(board, 0.55), 'rx="3"') +
              rect(x, y, 9, 26, '#cfd8de') +
              rect(x + 43, y, 9, 26, '#cfd8de'),
          )
          .join('') +
        dots(screws, 44, '#cfd8de') +
        dots(screws, 26, darker(board, 0.4)) +
        pins(size) +
        housing(stage, size) +
        dots([[400 - size * 0.4, 300 - size * 0.4]], 13, lit),
    )
  )
}

const pins = (size: number): string => {
  const half = size / 2
  return `<path d="M${400 - half + 12} ${300 - half - 9}h${size - 24}M${400 - half + 12} ${300 + half + 9}h${size - 24}M${400 - half - 9} ${300 - half + 12}v${size - 24}M${400 + half + 9} ${300 - half + 12}v${size - 24}" stroke="#e3c36a" stroke-width="22" stroke-dasharray="11 9"/>`
}

const housing = (stage: Stage, size: number): string =>
  rect(400 - size / 2, 300 - size / 2, size, size, stage.fade(['#3a4450', '#171e27'], 'slant'), 'rx="12"') +
  rect(
    400 - size * 0.32,
    300 - size * 0.32,
    size * 0.64,
    size * 0.64,
    stage.fade(['#e3e8ec', '#98a4af'], 'slant'),
    'rx="6"',
  ) +
  path(
    d`M${400 - size * 0.2} 330q${size * 0.12} ${-size * 0.02} ${size * 0.2} ${-size * 0.12}t${size * 0.2} ${-size * 0.12}`,
    'none',
    'stroke="#3a4450" stroke-width="9"',
  )
