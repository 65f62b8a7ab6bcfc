import { dots, pavement, road, shadow, sky, town } from '../../drawing/backdrop.ts'
import { mix } from '../../drawing/colour.ts'
import { type Point, spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** A covered market: a wide roof on columns, stalls of vegetables, meat and fish below, and people. */
export function marketHall(stage: Stage): string {
  const { random, mood } = stage
  const roof = random.pick(['#3f8f7a', '#c8643c', '#2f7fa8', '#8a5a3c', '#4b8b52'])
  const goods = random.sample(['#d9482b', '#6fae3c', '#e8963a', '#e3c341', '#8a4b8b', '#f2efe6', '#3f8f4f'], 6)
  const inside = mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#dcd6c8')
  return (
    sky(stage) +
    town(stage, 500, 210) +
    pavement(stage, 492, 108) +
    stage.place(
      shadow(400, 516, 390, 14) +
        rect(70, 250, 660, 250, stage.fade([mix(inside, '#6b5a48', 0.4), inside])) +
        lights(stage) +
        hallRoof(stage, roof, random.chance(0.5)) +
        line('M84 264V506M246 264V506M400 264V506M554 264V506M716 264V506', stage.tone('#e8ebed'), 13) +
        times(4, (index) =>
          stall(stage, 96 + index * 156, goods[index] ?? '#d9482b', goods[(index + 2) % 6] ?? '#6fae3c'),
        ) +
        people(stage),
    ) +
    road(stage, 560, 40)
  )
}

const hallRoof = (stage: Stage, roof: string, arched: boolean): string =>
  (arched
    ? path('M40 262Q400 40 760 262z', stage.fade([stage.bright(roof, 0.25), stage.tone(roof)])) +
      line('M160 204V262M280 168V262M400 152V262M520 168V262M640 204V262', stage.dim(roof, 0.25), 4)
    : times(4, (index) =>
        path(d`M${44 + index * 178} 262v-40l89 -64l89 64v40z`, stage.fade([stage.bright(roof, 0.2), stage.tone(roof)])),
      ) + times(4, (index) => path(d`M${133 + index * 178} 158l89 64v40h-20v-36z`, stage.dim(roof, 0.3)))) +
  rect(40, 250, 720, 22, stage.dim(roof, 0.3)) +
  rect(236, 196, 328, 62, stage.bright('#ffffff', 0), 'rx="6"') +
  stage.write(400, 243, 46, '农贸市场', stage.dim('#b3241c', 0.05))

const lights = (stage: Stage): string =>
  line('M166 272v34M322 272v34M478 272v34M634 272v34', stage.tone('#5c6976'), 2) +
  dots(spots(166, 312, 322, 312, 478, 312, 634, 312), 24, '#fff0bf')

function stall(stage: Stage, x: number, first: string, second: string): string {
  const heap = (colour: string, from: number): string =>
    dots(
      Array.from({ length: 5 }, (_, index): Point => [
        x + from + (index % 4) * 15 + (index > 3 ? 8 : 0),
        index > 3 ? 404 : 416,
      ]),
      22,
      stage.tone(colour),
    )
  return (
    heap(first, 14) +
    heap(second, 78) +
    path(d`M${x} 420h144l-10 26h-124z`, stage.tone('#b98548')) +
    rect(x + 8, 444, 128, 60, stage.dim('#e9ddc6', stage.random.between(0, 0.16))) +
    path(d`M${x - 4} 372l14 -34h124l14 34z`, stage.tone(first)) +
    path(d`M${x + 30} 338h24l2 34h-30zM${x + 88} 338h24l6 34h-30z`, '#fff', 'opacity=".8"')
  )
}

const people = (stage: Stage): string =>
  [390]
    .map((x) => {
      const at = x + stage.random.int(-26, 26)
      const coat = stage.tone(stage.random.pick(['#2f5f8f', '#b8563a', '#4f6f5a', '#7a4f8a', '#d0913a']))
      return (
        line(d`M${at - 7} 530v-36M${at + 7} 530v-36`, stage.tone('#39434f'), 10) +
        path(d`M${at - 18} 500v-40q0 -16 18 -16t18 16v40z`, coat) +
        dots([[at, 430]], 27, stage.tone('#e2b594')) +
        rect(at + 16, 486, 24, 26, stage.tone('#6fae3c'), 'rx="4"')
      )
    })
    .join('')
