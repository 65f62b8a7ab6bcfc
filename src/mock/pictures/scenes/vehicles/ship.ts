import { peaks, ridge, sky, town } from '../../drawing/backdrop.ts'
import { paints } from '../../drawing/colour.ts'
import { faceOf, windows } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

type Load = (stage: Stage) => string

export const ship = (stage: Stage): string => drawn(stage, stage.random.pick([containers, bulk, bulk]))
export const ferry = (stage: Stage): string => drawn(stage, decks)
export const tugboat = (stage: Stage): string => drawn(stage, tug)

function drawn(stage: Stage, load: Load): string {
  const { random, mood } = stage
  const hullColour = random.pick(['#b8463a', '#23457a', '#2f6f74', '#3a4654', '#8a4a3a'])
  const gorge = random.chance(0.55)
  return (
    sky(stage, { clouds: 3 }) +
    (gorge
      ? peaks(stage, { y: 330, rise: 230, floor: 430, fill: mood.hills[0], shade: mood.hills[1] })
      : town(stage, 424, 220)) +
    ridge(stage, { y: 424, rise: 60, calm: 300, floor: 440, fill: mood.hills[1] }) +
    rect(0, 420, stage.w, 180, stage.fade(mood.water)) +
    line(d`M0 436h${stage.w}`, '#fff', 3, 'opacity=".35"') +
    stage.place(
      load(stage) +
        path(
          'M60 400h664l30 -26q6 70 -44 130H130Q80 470 60 400z',
          stage.fade([stage.bright(hullColour, 0.08), stage.dim(hullColour, 0.2)]),
        ) +
        path('M60 400h664l30 -26q2 20 0 38H62z', stage.bright('#ffffff', 0.1)) +
        path('M88 460h650q-10 24 -28 44H130q-26 -16 -42 -44z', stage.tone('#9c3f34'), 'opacity=".85"') +
        stage.write(150, 446, 24, `${random.pick(['岷', '嘉', '渠', '涪', '沱'])}运 ${random.int(101, 989)}`, '#fff') +
        path('M96 504h640q60 0 90 14q-200 16 -400 14T60 514z', '#fff', 'opacity=".55"') +
        path('M130 516h580l-40 60H190z', stage.dim(hullColour, 0.3), 'opacity=".22"'),
    ) +
    line(
      times(7, (index) => d`M${(index * stage.w) / 7 + (index % 2) * 50} ${536 + (index % 3) * 22}q20 -7 40 0t40 0`),
      '#fff',
      4,
      'opacity=".4" stroke-linecap="round"',
    )
  )
}

/** Wheelhouse and funnel at the stern. */
const bridge = (stage: Stage): string =>
  rect(110, 262, 130, 140, stage.bright('#f2f5f6', 0.2)) +
  rect(206, 262, 34, 140, stage.dim('#dfe5e9', 0.2)) +
  rect(98, 250, 154, 16, stage.tone('#cfd6dc')) +
  windows(
    faceOf(112, 278, 128, 100),
    { cols: 4, rows: 3, gapU: 0.4, gapV: 0.5 },
    stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#5f87a8'),
  ) +
  rect(132, 196, 50, 56, stage.tone('#c9523f')) +
  rect(132, 206, 50, 12, '#fff') +
  line('M216 250v-70m-16 18h32', stage.tone('#5c6976'), 4)

function containers(stage: Stage): string {
  const { random } = stage
  const stack = times(4, (col) => {
    const rows = random.int(2, 3)
    return times(rows, (row) => rect(262 + col * 106, 354 - row * 48, 102, 46, stage.tone(random.pick(paints))))
  })
  return (
    bridge(stage) +
    stack +
    `<path d="M262 330h420M262 378h420" stroke="#0c1b36" stroke-width="90" stroke-dasharray="3 14" opacity=".12"/>`
  )
}

const bulk = (stage: Stage): string => {
  const cargo = stage.tone(stage.random.pick(['#6b6660', '#c2a070', '#a9a197']))
  return (
    bridge(stage) +
    path('M270 404q40 -90 90 -60t90 60zM420 404q50 -110 100 -64t90 64zM570 404q40 -80 70 -50t70 50z', cargo) +
    path('M300 404q20 -60 60 -60q-24 30 -14 60zM460 404q20 -76 60 -64q-24 34 -14 64z', '#fff', 'opacity=".22"') +
    rect(256, 384, 470, 20, stage.tone('#d8a33f'))
  )
}

const decks = (stage: Stage): string => {
  const pane = stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#5f87a8')
  const deck = (x: number, y: number, w: number) =>
    rect(x, y, w, 58, stage.bright('#f4f6f7', 0.2)) +
    rect(x - 8, y - 6, w + 16, 9, stage.tone('#cfd6dc')) +
    windows(faceOf(x, y, w, 58), { cols: Math.round(w / 40), rows: 1, gapU: 0.32, gapV: 0.5 }, pane)
  return (
    deck(120, 344, 560) +
    deck(150, 282, 470) +
    deck(190, 220, 300) +
    path('M380 214l20 -60h60l-8 60z', stage.tone('#c9523f')) +
    ellipse(428, 156, 30, 6, '#27303b') +
    line('M230 214v-70', stage.tone('#5c6976'), 4)
  )
}

/** A high wheelhouse, two funnels, the towing winch and tyres along the side. */
const tug = (stage: Stage): string =>
  line('M700 400V330M700 330l60 44', stage.tone('#5c6976'), 6) +
  rect(250, 300, 330, 102, stage.bright('#f4f6f7', 0.2)) +
  rect(300, 206, 200, 98, stage.bright('#ffffff', 0.2)) +
  path('M286 212l24 -22h180l28 22z', stage.tone('#e8963a')) +
  windows(
    faceOf(300, 214, 200, 60),
    { cols: 4, rows: 1, gapU: 0.24, gapV: 0.1 },
    stage.mood.lit > 0.4 ? '#ffdf9e' : stage.tone('#5f87a8'),
  ) +
  line('M290 350h0M350 350h0M410 350h0', stage.tone('#5f87a8'), 30, 'stroke-linecap="round"') +
  path('M520 300v-110h52v110zM600 340v-80h44v140h-44z', stage.tone('#c9523f')) +
  rect(520, 206, 52, 20, '#fff') +
  line('M400 190v-84m-40 26h80', stage.tone('#5c6976'), 6) +
  rect(120, 360, 90, 42, stage.tone('#e3b341')) +
  line('M140 380h0M190 380h0', '#39434f', 44, 'stroke-linecap="round"') +
  `<path d="M130 416H720" stroke="#1d2632" stroke-width="40" stroke-dasharray="0 66" stroke-linecap="round"/>`
