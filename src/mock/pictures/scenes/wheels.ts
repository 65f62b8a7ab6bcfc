import { dots, hills, lawn, pavement, peaks, ridge, road, shadow, sky, town, trees } from '../backdrop.ts'
import { mix, paints } from '../colour.ts'
import { faceOf, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { circle, d, ellipse, line, path, rect, times } from '../svg.ts'

/** Wheels of one axle height: tyre, rim, hub, and the dark of the arch above. */
function wheels(stage: Stage, xs: readonly number[], y: number, r: number): string {
  const spots = xs.map((x) => [x, y - r] as const)
  return (
    dots(
      spots.map(([x, cy]) => [x, cy - r * 0.16]),
      r * 2.4,
      '#1d2632',
      'opacity=".55"',
    ) +
    dots(spots, r * 2, '#27303b') +
    dots(spots, r * 1.16, stage.tone('#cfd6dc')) +
    dots(spots, r * 0.44, stage.tone('#7c8894'))
  )
}

/** A street with a town behind it, or a country road. */
function roadside(stage: Stage): string {
  const { random } = stage
  const country = random.chance(0.5)
  const across = Array.from(
    { length: 6 },
    (_, index) => [(index + random.between(0.1, 0.9)) * (stage.w / 6), 470] as const,
  )
  return (
    sky(stage, { clouds: 3 }) +
    (country ? hills(stage, 456) : town(stage, 456, 240)) +
    (country ? lawn(stage, 450) : pavement(stage, 450, 150)) +
    trees(stage, across, random.int(80, 110)) +
    road(stage, 482, 118)
  )
}

export function bus(stage: Stage): string {
  const { random, mood } = stage
  const colour = random.pick(paints)
  const coach = random.chance(0.45)
  const [top, floor] = [coach ? 232 : 252, 528]
  const body = stage.fade([
    stage.bright(coach ? '#f4f6f7' : colour, 0.12),
    stage.tone(coach ? '#f4f6f7' : colour),
    stage.dim(coach ? '#d5dde2' : colour, 0.22),
  ])
  const pane = stage.fade([stage.tone(mix('#44617c', mood.sky[0], 0.35)), stage.tone(mix('#7fa3bf', mood.sky[1], 0.3))])
  const bays = coach ? 6 : 4
  return (
    roadside(stage) +
    stage.place(
      shadow(410, 544, 350, 18) +
        path(d`M84 ${floor}V${top + 70}q2 -62 52 -66h560q40 2 40 42V${floor}z`, body) +
        path(d`M92 ${floor - 30}l0 -${floor - top - 120}q4 -40 40 -40h568q28 0 30 26v54z`, 'none') +
        rect(150, top + 12, 540, 12, '#fff', 'opacity=".35"') +
        path(d`M92 ${top + 150}v-68q2 -40 34 -42h576q26 0 28 30v80z`, pane) +
        line(
          times(bays, (index) => d`M${206 + index * (500 / bays)} ${top + 40}v110`),
          stage.dim(coach ? '#d5dde2' : colour, 0.1),
          9,
        ) +
        path(d`M120 ${top + 150}l60 -110h44l-60 110zm250 0l60 -110h26l-60 110z`, '#fff', 'opacity=".16"') +
        path(
          coach
            ? d`M84 ${top + 176}Q380 ${top + 150} 736 ${top + 214}V${top + 250}Q380 ${top + 180} 84 ${top + 214}z`
            : d`M84 ${top + 168}h652v26H84z`,
          coach ? stage.tone(colour) : stage.bright('#ffffff', 0),
        ) +
        (coach
          ? path(
              d`M84 ${top + 226}Q380 ${top + 196} 736 ${top + 262}v10Q380 ${top + 208} 84 ${top + 240}z`,
              stage.bright(colour, 0.35),
            )
          : '') +
        busDoors(stage, top, floor, coach) +
        rect(84, floor - 12, 652, 14, '#1d2632', 'opacity=".5"') +
        rect(84, floor - 66, 12, 26, '#fff1c4', 'rx="4"') +
        rect(726, floor - 66, 10, 30, '#d9392b', 'rx="4"') +
        (coach
          ? ''
          : rect(96, top + 6, 78, 26, '#1d2632', 'rx="5"') +
            stage.write(135, top + 27, 22, String(random.int(11, 98)), '#ffc65c')) +
        wheels(stage, coach ? [214, 580, 640] : [214, 606], 552, 38),
    )
  )
}

const busDoors = (stage: Stage, top: number, floor: number, coach: boolean): string =>
  (coach ? [112] : [112, 400])
    .map(
      (x) =>
        rect(x, top + 46, 62, floor - top - 60, '#1d2632', 'rx="6" opacity=".8"') +
        rect(x + 5, top + 52, 24, floor - top - 76, stage.tone('#b6d4e6')) +
        rect(x + 33, top + 52, 24, floor - top - 76, stage.tone('#9cc0d8')),
    )
    .join('')

export function truck(stage: Stage): string {
  const { random } = stage
  const colour = random.pick(paints)
  const load = random.pick(['box', 'tank', 'tipper', 'container', 'flat'] as const)
  const cargo = { box: boxBody, tank: tankBody, tipper: tipperBody, container: containerBody, flat: flatBody }[load]
  return (
    roadside(stage) +
    stage.place(
      shadow(410, 546, 350, 18) +
        rect(120, 478, 610, 26, stage.tone('#39434f')) +
        cargo(stage, colour) +
        cab(stage, colour) +
        rect(300, 492, 130, 34, stage.tone('#8996a2'), 'rx="8"') +
        rect(300, 492, 130, 10, '#fff', 'opacity=".35" rx="5"') +
        rect(712, 490, 14, 20, '#d9392b') +
        wheels(stage, random.chance(0.5) ? [166, 540, 624] : [166, 250, 560, 640], 552, 40),
    )
  )
}

/** The driver's cab, nose to the left. */
function cab(stage: Stage, colour: string): string {
  return (
    path(
      d`M84 520v-96q0 -14 8 -30l38 -92q8 -16 26 -16h104v234z`,
      stage.fade([stage.bright(colour, 0.18), stage.dim(colour, 0.16)]),
    ) +
    path(d`M122 402l34 -84q4 -8 14 -8h26v92z`, stage.tone('#b9d9ea')) +
    path(d`M206 310h40v92h-40z`, stage.tone('#9ac2d9')) +
    path(d`M128 392l30 -74h14l-32 74z`, '#fff', 'opacity=".45"') +
    rect(84, 470, 176, 9, stage.dim(colour, 0.4)) +
    rect(84, 438, 22, 20, '#fff1c4', 'rx="5"') +
    rect(80, 494, 92, 28, stage.dim('#5a6672', 0.2), 'rx="5"') +
    path('M186 286l30 -34h44v34z', stage.dim(colour, 0.2)) +
    rect(214, 416, 30, 6, '#1d2632', 'opacity=".5"') +
    rect(100, 330, 12, 54, '#27303b', 'rx="5"')
  )
}

function boxBody(stage: Stage, colour: string): string {
  const side = stage.fade([stage.bright('#f4f6f7', 0.4), stage.dim('#e2e7ea', 0.1)])
  return (
    rect(274, 226, 456, 254, side) +
    rect(274, 226, 456, 14, stage.tone('#aab4bd')) +
    path('M274 430L560 300h170v90L420 480H274z', stage.tone(colour)) +
    path('M274 400L500 300h36L274 418z', stage.bright(colour, 0.45)) +
    line('M722 240v236', stage.tone('#aab4bd'), 6)
  )
}

const tankBody = (stage: Stage, colour: string): string =>
  rect(
    270,
    292,
    464,
    172,
    stage.fade([stage.dim('#dfe5e9', 0.18), '#ffffff', stage.tone('#c9d2d9'), stage.dim('#aab5be', 0.4)]),
    'rx="84"',
  ) +
  rect(270, 366, 464, 26, stage.tone(colour)) +
  line('M400 294v168M502 292v172M604 294v168', stage.dim('#aab5be', 0.2), 5) +
  path('M470 292v-24h64v24z', stage.tone('#8996a2')) +
  line('M330 282h340', stage.tone('#5c6976'), 5)

const tipperBody = (stage: Stage, colour: string): string =>
  dots(
    [
      [380, 306],
      [450, 286],
      [530, 284],
      [600, 300],
      [660, 316],
    ],
    110,
    stage.tone(stage.random.pick(['#a98a68', '#8a8f95', '#c9ab72'])),
  ) +
  path('M264 300h480l-34 170H290z', stage.fade([stage.bright(colour, 0.1), stage.dim(colour, 0.28)])) +
  line('M350 312l10 150M450 312l4 150M550 312v150M646 312l-8 150', stage.dim(colour, 0.35), 8) +
  rect(258, 294, 490, 16, stage.dim(colour, 0.2))

function containerBody(stage: Stage, colour: string): string {
  const face = faceOf(276, 240, 454, 232)
  const paint = stage.random.pick(paints.filter((each) => each !== colour))
  return (
    rect(276, 240, 454, 232, stage.fade([stage.bright(paint, 0.12), stage.dim(paint, 0.18)])) +
    windows(
      face,
      { cols: 24, rows: 1, gapU: 0.62, gapV: 0.12, area: [0, 0, 1, 1] },
      stage.dim(paint, 0.3),
      'opacity=".7"',
    ) +
    line('M276 246h454M276 466h454', stage.dim(paint, 0.35), 12) +
    rect(420, 300, 168, 60, stage.tone(paint)) +
    line('M440 320h128m-128 22h84', '#fff', 9, 'opacity=".9"')
  )
}

const flatBody = (stage: Stage): string =>
  rect(268, 462, 470, 18, stage.tone('#5c6976')) +
  path('M268 462v-170h12v170zM726 462v-60h12v60z', stage.tone('#5c6976')) +
  times(3, (row) =>
    dots(
      [0, 1, 2, 3]
        .filter((index) => index < 4 - row)
        .map((index) => [360 + index * 92 + row * 46, 418 - row * 76] as const),
      88,
      stage.dim('#c9d2d9', row * 0.06),
    ),
  ) +
  times(3, (row) =>
    dots(
      [0, 1, 2, 3]
        .filter((index) => index < 4 - row)
        .map((index) => [360 + index * 92 + row * 46, 418 - row * 76] as const),
      40,
      stage.dim('#6b7783', 0.2),
    ),
  ) +
  line('M300 462Q480 180 706 462', stage.tone('#c9523f'), 5)

export function excavator(stage: Stage): string {
  const { random } = stage
  const colour = random.pick(['#e8a72f', '#e3b93a', '#e07f32', '#4f9a6a', '#d9602f'])
  const soil = stage.tone(random.pick(['#c79b6d', '#b98a63', '#c9a87c']))
  return (
    sky(stage) +
    hills(stage, 470) +
    rect(0, 462, stage.w, 138, soil) +
    ridge(stage, { y: 500, rise: 40, calm: 420, floor: 600, fill: stage.dim('#b08458', 0.06) }) +
    stage.place(
      (random.chance(0.6) ? crane(stage) : '') +
        path('M20 560Q90 420 170 404t150 156z', stage.dim('#a87c52', 0.1)) +
        path('M20 560Q90 420 170 404q-30 70 -20 156z', stage.bright('#c79b6d', 0.18)) +
        shadow(540, 562, 220, 16) +
        arm(stage, colour) +
        hull(stage, colour) +
        tracks(stage),
    )
  )
}

/** A building going up in the distance, with its crane. */
function crane(stage: Stage): string {
  const steel = stage.tone('#d98f3a')
  return (
    rect(560, 270, 150, 200, stage.tone('#cfd3d6'), 'opacity=".9"') +
    windows(faceOf(560, 270, 150, 200), { cols: 5, rows: 5, gapU: 0.3, gapV: 0.34 }, stage.dim('#8796a3', 0.1)) +
    line('M590 270v-26m40 26v-34m40 34v-22', stage.tone('#8796a3'), 4) +
    line('M740 470V110M600 132h190M740 110L610 132M740 110l44 22', steel, 6) +
    line('M640 132v90', stage.tone('#5c6976'), 2) +
    rect(624, 222, 32, 14, stage.tone('#8796a3')) +
    rect(772, 132, 20, 26, stage.tone('#8796a3'))
  )
}

/** Boom, stick and bucket, reaching to the left. */
function arm(stage: Stage, colour: string): string {
  const reach = stage.random.int(-20, 24)
  const [ex, ey] = [286 + reach, 190 - reach]
  return (
    path(d`M508 448L${ex - 4} ${ey - 26}q-18 -10 -26 8t6 30L462 470z`, stage.tone(colour)) +
    path(d`M508 448L${ex - 4} ${ey - 26}l-8 18L484 460z`, stage.bright(colour, 0.25)) +
    path(d`M${ex - 30} ${ey - 8}l28 -6l-48 210l-26 -8z`, stage.dim(colour, 0.12)) +
    line(d`M470 392L${ex + 46} ${ey + 28}M${ex + 20} ${ey + 10}L${ex - 34} ${ey + 90}`, stage.tone('#8996a2'), 9) +
    circle(ex - 14, ey - 2, 13, stage.dim(colour, 0.45)) +
    path(d`M${ex - 88} ${ey + 186}h56q10 50 -20 84q-46 6 -70 -30q30 -4 34 -54z`, stage.dim('#5c6976', 0.25)) +
    path(d`M${ex - 122} ${ey + 240}l-14 14l20 2zm18 14l-10 18l20 -4z`, stage.tone('#8996a2'))
  )
}

const hull = (stage: Stage, colour: string): string =>
  path(
    'M470 492v-60q0 -20 20 -20h196q44 0 50 44v36z',
    stage.fade([stage.bright(colour, 0.1), stage.dim(colour, 0.22)]),
  ) +
  path('M490 416V330q0 -22 22 -22h66q20 0 24 20l14 88z', stage.tone(colour)) +
  path('M502 408v-74q0 -14 14 -14h32v88zM556 320h22q10 0 12 10l12 78h-46z', stage.tone('#bcdcec')) +
  path('M506 404l30 -84h12v16l-26 68z', '#fff', 'opacity=".45"') +
  rect(628, 430, 84, 8, '#1d2632', 'opacity=".4"') +
  rect(628, 446, 84, 8, '#1d2632', 'opacity=".4"') +
  rect(654, 386, 16, 28, stage.tone('#5c6976')) +
  rect(470, 484, 268, 14, stage.dim(colour, 0.5))

const tracks = (stage: Stage): string =>
  rect(430, 500, 320, 62, '#28313c', 'rx="31"') +
  rect(442, 510, 296, 42, stage.tone('#4a5663'), 'rx="21"') +
  dots(
    [
      [470, 531],
      [528, 534],
      [584, 534],
      [640, 534],
      [708, 531],
    ],
    32,
    '#28313c',
  ) +
  dots(
    [
      [470, 531],
      [528, 534],
      [584, 534],
      [640, 534],
      [708, 531],
    ],
    14,
    stage.tone('#9aa6b1'),
  ) +
  `<path d="M462 502h256M462 560h256" stroke="#11181f" stroke-width="5" stroke-dasharray="12 8"/>`

export function ship(stage: Stage): string {
  const { random, mood } = stage
  const hullColour = random.pick(['#b8463a', '#23457a', '#2f6f74', '#3a4654', '#8a4a3a'])
  const load = random.pick(['containers', 'bulk', 'ferry'] as const)
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
      { containers, bulk, ferry }[load](stage) +
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

const ferry = (stage: Stage): string => {
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
