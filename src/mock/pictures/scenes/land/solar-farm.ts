import { hedge, hills, lawn, sky } from '../../drawing/backdrop.ts'
import { type Face, outline, patch, spots, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** Wind turbines on the ridge, rows of panels below, the inverter house beside them. */
export function solarFarm(stage: Stage): string {
  const { random, mood } = stage
  const glass = random.pick(['#2a4f8f', '#1f3f7a', '#2f5f9a', '#27466f'])
  const count = random.int(1, 4)
  const places = [160, 340, 520, 680].slice(0, count).map((x) => x + random.int(-40, 40))
  return (
    sky(stage) +
    hills(stage, 430) +
    lawn(stage, 410) +
    path(d`M0 440q${stage.w / 3} -40 ${stage.w / 2} -14t${stage.w / 2} -10V600H0z`, stage.fade(mood.ground)) +
    stage.place(
      places.map((x, index) => turbine(stage, x, 424 - (index % 2) * 20, random.int(210, 290))).join('') +
        (random.chance(0.6) ? inverter(stage) : '') +
        times(random.int(3, 4), (row) => panelRow(stage, glass, row)) +
        hedge(stage, spots(-40, 60, 700, 860), 600, 17),
    )
  )
}

function turbine(stage: Stage, x: number, y: number, size: number): string {
  const turn = stage.random.int(0, 119)
  const white = stage.bright('#ffffff', 0)
  const blade = (index: number) => {
    const angle = ((turn + index * 120) * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const r = size * 0.52
    return d`M${x - dy * 7} ${y - size + dx * 7}L${x + dx * r} ${y - size + dy * r}L${x + dy * 7} ${y - size - dx * 7}z`
  }
  return (
    path(d`M${x - 8} ${y}l5 ${-size}h6l5 ${size}z`, white) +
    path(d`M${x} ${y}v${-size}h3l5 ${size}z`, stage.dim('#dfe5e9', 0.2)) +
    path(times(3, blade), white) +
    line(d`M${x} ${y - size}h0`, stage.dim('#dfe5e9', 0.15), 18, 'stroke-linecap="round"')
  )
}

function panelRow(stage: Stage, glass: string, row: number): string {
  const y = 448 + row * 42 + row * row * 4
  const half = 250 + row * 66
  const tall = 26 + row * 9
  const face: Face = [
    [400 - half + 26, y],
    [400 + half + 26, y],
    [400 + half, y + tall],
    [400 - half, y + tall],
  ]
  return (
    rect(400 - half, y + tall + 2, half * 2, 8, '#0c1b36', 'opacity=".2"') +
    path(outline(face), stage.fade([stage.bright(glass, 0.3), stage.tone(glass)])) +
    windows(face, { cols: 16, rows: 1, gapU: 0.94, gapV: 0, area: [0, 0, 1, 1] }, '#bcd6ee') +
    line(d`M${400 - half + 13} ${y + tall / 2}h${half * 2}`, '#bcd6ee', 2) +
    path(patch(face, 0.1, 0, 0.32, 1), '#fff', 'opacity=".16"')
  )
}

const inverter = (stage: Stage): string =>
  rect(640, 388, 110, 62, stage.tone('#eef1f3')) +
  path('M750 388l26 8v48l-26 6z', stage.dim('#dfe5e9', 0.3)) +
  rect(632, 380, 126, 12, stage.tone('#2f7f9c')) +
  rect(656, 408, 30, 42, stage.tone('#5c7a8a')) +
  line('M700 412h36m-36 10h36m-36 10h36', stage.tone('#9aa8b4'), 4)
