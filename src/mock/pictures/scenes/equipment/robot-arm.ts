import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, ellipse, line, path, rect } from '../../drawing/svg.ts'
import { workshop } from './workshop.ts'

/** Robots at a belt: one welds, one lifts. */
export function robotArm(stage: Stage): string {
  const { random } = stage
  const colour = random.pick(['#e8832f', '#e3b341', '#2f7fc1', '#f0f2f4', '#c9402f', '#3f9a8a'])
  const wall = random.pick(['#c9d6de', '#d3d8d2', '#dcd5c9', '#c5d3d6', '#d5d0e0'])
  return (
    workshop(stage, wall, random.pick(['#9fb0a8', '#a9b2ba', '#8fa5b0'])) +
    stage.place(
      ellipse(400, 556, 380, 18, '#0c1b36', 'opacity=".2"') +
        arm(stage, 190, colour, random.int(-20, 40)) +
        arm(stage, 640, colour, random.int(-30, 30), -1) +
        rect(290, 470, 250, 22, darker(colour, 0.5)) +
        path('M320 470v-40q0 -12 12 -12h150l30 30v22z', '#b9c4cc') +
        path('M332 418h70v30h-82z', '#dfe6ea') +
        line('M310 492v60M520 492v60', '#77838f', 14) +
        line('M410 414l-26 -20m30 14l-8 -30m14 30l16 -26m-6 32l28 -12', '#ffd66b', 5) +
        rect(30, 560, 740, 8, '#f0c243'),
    )
  )
}

function arm(stage: Stage, x: number, colour: string, lean: number, side = 1): string {
  const [ex, ey] = [x + side * (20 + lean), 230]
  const [hx, hy] = [x + side * (190 + lean / 2), 300]
  const joint = (cx: number, cy: number, size: number) =>
    dots(spots(cx, cy), size, darker(colour, 0.3)) + dots(spots(cx, cy), size * 0.5, '#39434f')
  return (
    rect(x - 62, 500, 124, 52, '#39434f', 'rx="8"') +
    path(d`M${x - 44} 502l14 -90h60l14 90z`, stage.fade([lighter(colour, 0.15), darker(colour, 0.25)], 'right')) +
    line(d`M${x} 410L${ex} ${ey}`, darker(colour, 0.12), 54, 'stroke-linecap="round"') +
    line(d`M${x - 7} 410L${ex - 7} ${ey}`, lighter(colour, 0.2), 22, 'stroke-linecap="round"') +
    line(d`M${ex} ${ey}L${hx} ${hy}`, colour, 38, 'stroke-linecap="round"') +
    line(d`M${ex} ${ey - 22}Q${(ex + hx) / 2} ${ey - 40} ${hx} ${hy - 16}`, '#27303b', 6) +
    line(d`M${hx} ${hy}L${hx + side * 26} ${hy + 84}`, '#5c6976', 17) +
    joint(x, 410, 70) +
    joint(ex, ey, 62) +
    joint(hx, hy, 42)
  )
}
