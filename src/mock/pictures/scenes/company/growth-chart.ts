import { dots, shadow, town } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

/** Bars and a rising line before a quiet town. */
export function growthChart(stage: Stage): string {
  const { random, mood, w } = stage
  const hue = random.pick(['#0f62b8', '#1f7a8c', '#2f5fa0', '#3f6fb8', '#4a5fa8', '#1f7f6a'])
  const hot = random.pick(['#e8963a', '#d9482b', '#e3b341', '#c8161d'])
  const count = random.int(6, 8)
  const step = 520 / count
  const tops = Array.from({ length: count }, (_, index) => 400 - (index / (count - 1)) * 210 - random.int(-26, 26))
  const marks = tops.map((top, index) => [160 + index * step, top - random.int(24, 40)] as const)
  const route = marks.map(([x, y], index) => (index === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('')
  const [endX, endY] = marks[count - 1] ?? [0, 0]
  const bar = (top: number, index: number) => d`M${140 + index * step} 440V${top}h${step * 0.5}V440z`
  const side = (top: number, index: number) => d`M${140 + index * step + step * 0.5} 440V${top}l11 8V440z`
  return (
    rect(0, 0, w, 600, stage.fade([lighter(mix(hue, mood.sky[0], 0.35), 0.5), lighter(hue, 0.9)])) +
    town(stage, 540, 260) +
    rect(0, 530, w, 70, stage.fade([lighter(hue, 0.72), lighter(hue, 0.5)])) +
    stage.place(
      rect(84, 74, 640, 420, '#0c1b36', 'opacity=".14" rx="18" transform="translate(8 14)"') +
        rect(80, 66, 640, 424, '#ffffff', 'rx="18"') +
        rect(80, 66, 640, 50, lighter(hue, 0.9), 'rx="18"') +
        dots(spots(108, 91, 130, 91, 152, 91), 12, lighter(hue, 0.5)) +
        line('M330 91h140', lighter(hue, 0.6), 10, 'stroke-linecap="round"') +
        line('M120 180h560M120 245h560M120 310h560M120 375h560', '#e3e8ef', 3) +
        path(tops.map(bar).join(''), stage.fade([lighter(hue, 0.1), lighter(hue, 0.32)])) +
        path(tops.map(side).join(''), darker(hue, 0.15), 'opacity=".8"') +
        line('M120 150v290h570', darker(hue, 0.35), 5) +
        path(`${route}V440H160z`, hot, 'opacity=".1"') +
        line(`${route}l34 -30`, hot, 8, 'stroke-linejoin="round"') +
        path(d`M${endX + 50} ${endY - 44}l-36 8l26 28z`, hot) +
        dots(marks, 24, hot) +
        dots(marks, 11, '#ffffff') +
        (random.chance(0.5) ? pie(hue, hot) : coins()),
    )
  )
}

const pie = (hue: string, hot: string): string =>
  shadow(664, 566, 90, 10) +
  circle(664, 474, 88, '#ffffff') +
  circle(664, 474, 78, lighter(hue, 0.55)) +
  path('M664 474V396a78 78 0 0 1 74 102z', hot) +
  path('M664 474l74 24a78 78 0 0 1 -104 48z', hue) +
  circle(664, 474, 34, '#ffffff')

const coins = (): string => {
  const pile = (x: number, count: number) =>
    times(count, (index) => {
      const y = 556 - index * 17
      return path(d`M${x - 44} ${y - 12}v12a44 13 0 0 0 88 0v-12z`, '#c98f2a') + ellipse(x, y - 12, 44, 13, '#f3c64f')
    })
  return shadow(650, 562, 130, 10) + pile(600, 4) + pile(704, 6) + pile(650, 2)
}
