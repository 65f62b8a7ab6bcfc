import { dots, hedge, hills, lawn, shadow, sky, town, trees } from '../../drawing/backdrop.ts'
import { at, block, type Face, outline, patch, rules, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path } from '../../drawing/svg.ts'

/** A small house far off. */
function house(stage: Stage, x: number, base: number, width: number, height: number, roof: string): string {
  const { lit, shaded } = block({ x, base, height, left: width, right: width * 0.6, eye: base + 40, reach: 900 })
  return (
    path(outline(lit), stage.tone('#f1ece1')) +
    path(outline(shaded), stage.dim('#e3dccd', 0.3)) +
    windows(lit, { cols: 3, rows: Math.max(1, Math.round(height / 26)) }, stage.tone('#7f9fb8')) +
    path(patch(lit, -0.03, -0.1, 1, 0.1), stage.tone(roof)) +
    path(patch(shaded, 0, -0.1, 1.03, 0.1), stage.dim(roof, 0.35))
  )
}

/** A plot between two roads, staked out and marked, seen from above the crossing. */
export function landPlot(stage: Stage): string {
  const { random, mood } = stage
  const soil = random.pick(['#d8b988', '#c9a777', '#b9c58a', '#a9c07f', '#dcc79a'])
  const plot: Face = [
    [random.int(210, 250), random.int(300, 318)],
    [random.int(560, 600), random.int(286, 304)],
    [random.int(690, 730), random.int(470, 500)],
    [random.int(90, 130), random.int(490, 516)],
  ]
  const [pinX, pinY] = at(plot, 0.5, 0.5)
  const asphalt = stage.tone('#929da8')
  const stakes = plot.map(([x, y], index) => [x, y, index < 2 ? 34 : 54] as const)
  const lines = random.chance(0.6)
    ? line(rules(plot, 6, 'across'), stage.dim(soil, 0.22), 3, 'opacity=".6"')
    : dots(
        Array.from({ length: 12 }, () => at(plot, random.between(0.08, 0.92), random.between(0.08, 0.92))),
        20,
        mood.leaves[0],
        'opacity=".7"',
      )
  return (
    sky(stage, { clouds: 2, sunY: 90 }) +
    hills(stage, 230) +
    town(stage, 230, 90) +
    lawn(stage, 222) +
    path(d`M-200 268L${stage.w + 200} 232v26L-200 300z`, asphalt) +
    stage.place(
      path('M690 250l44 -2L1120 600H1000z', asphalt) +
        path('M-400 560Q200 570 1200 520V600H-400z', asphalt) +
        `<path d="M-300 592Q300 580 1100 548" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="40 32" opacity=".8"/>` +
        house(stage, 96, 262, 60, random.int(30, 74), '#b5643c') +
        house(stage, 190, 252, 48, random.int(34, 60), '#5f7f9c') +
        house(stage, 640, 244, 50, random.int(44, 96), '#a8443c') +
        path(outline(plot), stage.fade([stage.bright(soil, 0.12), stage.dim(soil, 0.08)])) +
        lines +
        `<path d="${outline(plot)}" fill="none" stroke="#fff" stroke-width="7"/>` +
        `<path d="${outline(plot)}" fill="none" stroke="${stage.tone('#d9392b')}" stroke-width="7" stroke-dasharray="26 20"/>` +
        line(stakes.map(([x, y, size]) => d`M${x} ${y + 4}v${-size}`).join(''), '#fff', 10) +
        `<path d="${stakes.map(([x, y, size]) => d`M${x} ${y + 4}v${-size}`).join('')}" stroke="#d9392b" stroke-width="10" stroke-dasharray="9 9"/>` +
        pin(stage, pinX, pinY) +
        trees(stage, spots(40, 420, 70, 470, 760, 410), 96) +
        hedge(stage, spots(130, 300), 286, 10),
    )
  )
}

const pin = (stage: Stage, x: number, y: number): string => {
  const colour = stage.random.pick(['#0f62b8', '#d9392b', '#e0822f', '#1f8a6a'])
  return (
    shadow(x, y + 2, 44, 12) +
    path(d`M${x} ${y}q-62 -72 -62 -112a62 62 0 0 1 124 0q0 40 -62 112z`, colour) +
    path(d`M${x} ${y}q62 -72 62 -112a62 62 0 0 0 -62 -62z`, '#0c1b36', 'opacity=".2"') +
    circle(x, y - 112, 27, '#fff')
  )
}
