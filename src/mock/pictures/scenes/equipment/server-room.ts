import { darker, lighter, mix } from '../../drawing/colour.ts'
import { type Face, outline, panes, patch, rules } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { ellipse, line, path, rect } from '../../drawing/svg.ts'

const rack = (left: number, right: number, top: [number, number], foot: [number, number]): Face => [
  [left, top[0]],
  [right, top[1]],
  [right, foot[1]],
  [left, foot[0]],
]

export function serverRoom(stage: Stage): string {
  const { random, w } = stage
  const hues = ['#1f5fa8', '#1c7a8c', '#3f4fa0', '#2a6f6a', '#5a4a9c', '#24496f'] as const
  const hue = mix(random.pick(hues), random.pick(hues), random.between(0, 0.5))
  const led = random.sample(['#5ff0b0', '#6fd0ff', '#ffd66b', '#ff8f6b', '#a6ff8f'], 2)
  const dark = darker(hue, 0.72)
  const depth = random.int(3, 4)
  const near = [-60, 60, 640, -40] as const
  const wallOf = (side: number): Face[] =>
    Array.from({ length: depth }, (_, index) => {
      const edge = (step: number) => 1 - 1 / (1 + step * (1.9 / depth))
      const [u0, u1] = [edge(index * 1.15), edge(index * 1.15 + 1.15)]
      const x = (u: number) => 400 + side * (460 - 400 * u * 1.42)
      return rack(
        x(u0),
        x(u1),
        [near[3] + 300 * u0 * 1.24, near[3] + 300 * u1 * 1.24],
        [near[2] - 300 * u0 * 1.06, near[2] - 300 * u1 * 1.06],
      )
    })
  const faces = [...wallOf(-1), ...wallOf(1)]
  const front = (face: Face, index: number) => {
    const shadeBy = 0.08 * (index % depth)
    const body = mix(lighter(hue, 0.06), dark, 0.5 + shadeBy)
    const rows = 10
    const lights = panes(face, { cols: 6, rows, gapU: 0.5, gapV: 0.68, area: [0.12, 0.05, 0.88, 0.95] }, () =>
      random.chance(0.1),
    )
    return (
      path(outline(face), body) +
      path(patch(face, 0.06, 0.03, 0.94, 0.97), mix(dark, '#000814', 0.35)) +
      line(rules(face, rows, 'across'), lighter(body, 0.16), 3, 'opacity=".55"') +
      path(lights, led[index % 2] ?? '#5ff0b0')
    )
  }
  return (
    rect(0, 0, w, 600, stage.fade([dark, mix(dark, hue, 0.5)])) +
    stage.place(
      path('M-400 640L330 330h140L1200 640z', stage.fade([lighter(hue, 0.5), mix(hue, dark, 0.55)])) +
        line(
          'M-60 640L352 330M150 640L376 330M400 640V330M650 640L424 330M860 640L448 330M250 366h300M180 410h440M80 480h640',
          dark,
          3,
          'opacity=".35"',
        ) +
        path('M-400 -60L330 262h140L1200 -60z', mix(hue, dark, 0.72)) +
        path('M340 -20L388 250h24L460 -20z', '#dff3ff', 'opacity=".9"') +
        rect(330, 240, 140, 110, stage.fade([lighter(hue, 0.72), lighter(hue, 0.35)])) +
        rect(360, 262, 80, 88, mix(hue, dark, 0.3)) +
        line('M400 262v88', lighter(hue, 0.5), 3) +
        faces.map(front).join('') +
        ellipse(400, 420, 240, 150, stage.glow(lighter(hue, 0.6), 0.45)),
    )
  )
}
