import { dots, hedge, hills, lawn, pavement, peaks, road, shadow, sky, town, trees } from '../backdrop.ts'
import { mix, paints } from '../colour.ts'
import { block, type Face, faceOf, outline, patch, windows } from '../face.ts'
import type { Stage } from '../stage.ts'
import { d, ellipse, line, path, rect, times } from '../svg.ts'

/** Chimneys with a band of colour and a drift of steam. */
function chimneys(stage: Stage, xs: readonly number[], base: number, height: number): string {
  const top = base - height
  const puffs = xs.flatMap(
    (x) =>
      [
        [x + 6, top - 24],
        [x + 26, top - 48],
        [x + 58, top - 66],
      ] as const,
  )
  return (
    dots(puffs, 44, '#fff', 'opacity=".45"') +
    path(xs.map((x) => d`M${x - 18} ${base}l6 ${-height}h24l6 ${height}z`).join(''), stage.tone('#cfc4ba')) +
    path(xs.map((x) => d`M${x + 2} ${base}v${-height}h10l6 ${height}z`).join(''), stage.dim('#cfc4ba', 0.32)) +
    line(xs.map((x) => d`M${x - 13} ${top + 22}h26M${x - 14} ${top + 60}h28`).join(''), stage.tone('#c9523f'), 14)
  )
}

type Roof = 'saw' | 'gable' | 'arch'

function halls(stage: Stage, roof: Roof, count: number, wall: string, accent: string): string {
  const [left, right, eaves] = [90, 710, 330]
  const width = (right - left) / count
  const starts = Array.from({ length: count }, (_, index) => left + index * width)
  const profile = {
    saw: (x: number) => d`M${x} ${eaves}v-74l${width} 74z`,
    gable: (x: number) => d`M${x} ${eaves}l${width / 2} -66l${width / 2} 66z`,
    arch: (x: number) => d`M${x} ${eaves}q${width / 2} -110 ${width} 0z`,
  }[roof]
  const light = {
    saw: (x: number) => d`M${x + 8} ${eaves - 8}v-50l${width * 0.5} 38v12z`,
    gable: (x: number) => d`M${x + width * 0.32} ${eaves - 10}l${width * 0.18} -26l${width * 0.18} 26z`,
    arch: (x: number) => d`M${x + width * 0.25} ${eaves - 12}q${width * 0.25} -40 ${width * 0.5} 0z`,
  }[roof]
  const shade = {
    saw: (x: number) => d`M${x} ${eaves - 74}l${width} 74h-16l${16 - width} -66z`,
    gable: (x: number) => d`M${x + width / 2} ${eaves - 66}l${width / 2} 66h-26z`,
    arch: (x: number) =>
      d`M${x + width / 2} ${eaves - 55}q${width * 0.3} 0 ${width / 2} 55q${-width * 0.25} -40 ${-width / 2} -46z`,
  }[roof]
  return (
    path(starts.map(profile).join(''), stage.tone(accent)) +
    path(starts.map(shade).join(''), stage.dim(accent, 0.35)) +
    path(starts.map(light).join(''), stage.tone(mix('#6f9dbd', stage.mood.sky[0], 0.3))) +
    rect(left, eaves, right - left, 176, stage.fade([stage.tone(wall), stage.dim(wall, 0.16)])) +
    rect(left, eaves, right - left, 12, stage.dim(accent, 0.15)) +
    path(d`M${right} ${eaves}l40 14v150l-40 12z`, stage.dim(wall, 0.42))
  )
}

export function factoryHall(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#e6e2da', '#dfe5e9', '#ead9c6', '#d9dfd6', '#e9d3c4'])
  const accent = random.pick(['#3f78a8', '#b85a44', '#4f8f86', '#5f7f9c', '#c48a3f', '#6f8a5a'])
  const front = faceOf(90, 352, 620, 60)
  const doors = random.sample([0, 1, 2, 3, 4], 2)
  const pane = mix('#7fb4d6', mood.sky[1], 0.2)
  return (
    sky(stage) +
    hills(stage, 504) +
    pavement(stage, 496, 104) +
    stage.place(
      chimneys(stage, random.chance(0.5) ? [176, 240] : [600], 332, random.int(170, 220)) +
        shadow(410, 508, 360, 12) +
        halls(stage, random.pick<Roof>(['saw', 'saw', 'gable', 'arch']), random.int(4, 6), wall, accent) +
        windows(front, { cols: 12, rows: 1, gapU: 0.2, gapV: 0.1 }, mood.lit > 0.4 ? '#ffdf9e' : stage.tone(pane)) +
        windows(front, { cols: 24, rows: 1, gapU: 0.94, gapV: 0.1 }, stage.bright(wall, 0.5)) +
        doors
          .map(
            (slot) =>
              rect(116 + slot * 118, 426, 88, 80, stage.dim(accent, 0.1)) +
              line(d`M${116 + slot * 118} 440h88m0 14h-88m0 14h88m0 14h-88`, '#0c1b36', 2, 'opacity=".25"'),
          )
          .join('') +
        tanks(
          stage,
          random.chance(0.5)
            ? [[736, 60]]
            : [
                [716, 44],
                [766, 44],
              ],
        ) +
        lorry(stage, random.int(220, 420), 544, random.pick(paints)) +
        trees(
          stage,
          [
            [32, 524],
            [76, 516],
          ],
          92,
        ) +
        hedge(stage, 20, 120, 532, 13),
    ) +
    road(stage, 562, 38)
  )
}

const tanks = (stage: Stage, list: readonly (readonly [number, number])[]): string =>
  list
    .map(([x, half]) => {
      const steel = stage.fade([stage.tone('#f1f4f6'), stage.tone('#c4ced6'), stage.dim('#c4ced6', 0.35)], 'right')
      return (
        rect(x - half, 380, half * 2, 130, steel) +
        ellipse(x, 380, half, half * 0.26, stage.tone('#e9eef1')) +
        rect(x - half, 420, half * 2, 8, stage.tone('#c9523f'), 'opacity=".8"')
      )
    })
    .join('')

/** A small delivery lorry seen from the side, nose to the left. */
export function lorry(stage: Stage, x: number, y: number, colour: string): string {
  return (
    shadow(x + 70, y, 80, 6) +
    rect(x + 42, y - 62, 104, 50, stage.tone('#f4f6f7')) +
    rect(x + 42, y - 38, 104, 8, stage.tone(colour)) +
    path(d`M${x} ${y - 10}v-20l12 -22h28v42z`, stage.tone(colour)) +
    path(d`M${x + 8} ${y - 30}l8 -15h14v15z`, '#d6ebf5') +
    dots(
      [
        [x + 22, y - 8],
        [x + 76, y - 8],
        [x + 122, y - 8],
      ],
      22,
      '#27313d',
    ) +
    dots(
      [
        [x + 22, y - 8],
        [x + 76, y - 8],
        [x + 122, y - 8],
      ],
      9,
      '#c9d2d9',
    )
  )
}

export function warehouse(stage: Stage): string {
  const { random, mood } = stage
  const wall = random.pick(['#e4e9ec', '#e9e2d6', '#dbe4e6', '#ece7df'])
  const accent = random.pick(['#2f6fa8', '#c8643c', '#3f8f7a', '#d09a3a', '#5a6f96'])
  const { lit, shaded } = block({
    x: 590,
    base: 510,
    height: random.int(200, 240),
    left: 520,
    right: 150,
    eye: 440,
    reach: 1500,
  })
  const docks = random.int(4, 6)
  const area = [0.06, 0.5, 0.94, 0.93] as const
  return (
    sky(stage) +
    (random.chance(0.5) ? hills(stage, 470) : town(stage, 470, 130)) +
    pavement(stage, 462, 138) +
    stage.place(
      shadow(400, 514, 370, 14) +
        path(outline(lit), stage.fade([stage.bright(wall, 0.3), stage.tone(wall)])) +
        path(outline(shaded), stage.dim(wall, 0.36)) +
        windows(
          lit,
          { cols: 40, rows: 1, gapU: 0.9, gapV: 0, area: [0, 0.1, 1, 1] },
          stage.dim(wall, 0.3),
          'opacity=".3"',
        ) +
        path(patch(lit, 0, -0.05, 1, 0.12), stage.tone(accent)) +
        path(patch(shaded, 0, -0.05, 1, 0.12), stage.dim(accent, 0.38)) +
        path(patch(lit, 0, 0.44, 1, 0.47), stage.dim(accent, 0.2)) +
        windows(lit, { cols: docks, rows: 1, gapU: 0.3, gapV: 0, area }, stage.dim('#5a6773', 0.1)) +
        windows(
          lit,
          { cols: docks, rows: 1, gapU: 0.4, gapV: 0.16, area },
          mood.lit > 0.4 ? '#f8d68e' : stage.tone('#aeb9c2'),
        ) +
        windows(
          shaded,
          { cols: 4, rows: 1, gapU: 0.4, gapV: 0.3, area: [0.1, 0.2, 0.9, 0.5] },
          stage.dim('#7fa6c4', 0.2),
        ) +
        stacks(stage, random.int(20, 60), 556) +
        lorry(stage, random.int(300, 380), 560, random.pick(paints)) +
        pallets(stage, random.int(560, 600), 556),
    ) +
    road(stage, 572, 28)
  )
}

/** Containers stacked in the yard. */
function stacks(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const one = (left: number, top: number) => {
    const colour = random.pick(paints)
    const face: Face = faceOf(left, top, 112, 46)
    return (
      path(outline(face), stage.tone(colour)) +
      windows(face, { cols: 11, rows: 1, gapU: 0.6, gapV: 0.16, area: [0, 0, 1, 1] }, stage.dim(colour, 0.3))
    )
  }
  const second = random.chance(0.7)
  return (
    shadow(x + 112, y, 130, 7) +
    one(x, y - 46) +
    one(x + 114, y - 46) +
    (second ? one(x + random.int(0, 100), y - 92) : '')
  )
}

/** Boxes on pallets. */
function pallets(stage: Stage, x: number, y: number): string {
  const box = (left: number, top: number, size: number) =>
    rect(left, top, size, size, stage.tone('#d5a86c')) +
    rect(left + size * 0.78, top, size * 0.22, size, stage.dim('#d5a86c', 0.3)) +
    rect(left, top + size * 0.4, size, 5, stage.tone('#b98548'))
  return (
    shadow(x + 60, y, 76, 6) +
    rect(x - 4, y - 8, 132, 8, stage.tone('#8f6a44')) +
    box(x, y - 66, 58) +
    box(x + 64, y - 66, 58) +
    box(x + 30, y - 112, 46)
  )
}

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
    const tips = masts.map(([x, y, size]) => [x + side * size * 0.17, y - size * (1 - arm)] as const)
    const [first, ...rest] = [[-120, 60 + arm * 500] as const, ...tips, [800, 440] as const]
    let [px, py] = first ?? [0, 0]
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
        hedge(stage, 20, 120, 596, 18),
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

/** A valley closed by a dam, water falling through its gates. */
export function hydropower(stage: Stage): string {
  const { random, mood } = stage
  const gates = random.int(3, 5)
  const open = random.sample(
    Array.from({ length: gates }, (_, index) => index),
    random.int(2, gates),
  )
  const slot = 360 / gates
  const concrete = stage.fade([stage.bright('#dfe3e5', 0.3), stage.dim('#b5bdc4', 0.15)])
  const fall = (index: number) => {
    const x = 220 + slot * (index + 0.5)
    return d`M${x - slot * 0.26} 262q-4 120 -16 236h${slot * 0.52 + 32}q-12 -116 -16 -236z`
  }
  return (
    sky(stage, { clouds: 3, sunY: 120 }) +
    peaks(stage, { y: 300, rise: 230, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    rect(0, 250, stage.w, 80, mood.water[0]) +
    path(d`M0 130q${stage.w / 2 - 330} 20 ${stage.w / 2 - 170} 220l60 250H0z`, mood.hills[2]) +
    path(
      d`M${stage.w} 110q${330 - stage.w / 2} 30 ${170 - stage.w / 2} 230l-60 260H${stage.w}z`,
      mix(mood.hills[2], '#0c1b36', 0.18),
    ) +
    stage.place(
      path('M150 246Q400 276 650 246L612 500H188z', concrete) +
        line(
          times(
            6,
            (index) =>
              d`M${190 + index * 14} ${290 + index * 38}Q400 ${314 + index * 34} ${610 - index * 14} ${290 + index * 38}`,
          ),
          '#0c1b36',
          2,
          'opacity=".12"',
        ) +
        path(
          times(gates, (index) => d`M${220 + slot * (index + 0.24)} 250h${slot * 0.52}v40h${-slot * 0.52}z`),
          stage.dim('#6e7d8a', 0.2),
        ) +
        path(open.map(fall).join(''), stage.fade(['#ffffff', mix('#ffffff', mood.water[0], 0.5)]), 'opacity=".92"') +
        line(
          open
            .map(
              (index) =>
                d`M${220 + slot * (index + 0.42)} 280q-4 110 -10 214M${220 + slot * (index + 0.6)} 280q4 110 10 214`,
            )
            .join(''),
          mood.water[1],
          3,
          'opacity=".35"',
        ) +
        path('M138 240Q400 270 662 240v-16Q400 254 138 224z', stage.tone('#eef1f2')) +
        path(
          times(gates + 1, (index) => d`M${208 + slot * index} 244v-52h24v56z`),
          stage.tone('#cfd6db'),
        ) +
        path(
          times(gates + 1, (index) => d`M${222 + slot * index} 246v-54h10v56z`),
          stage.dim('#cfd6db', 0.35),
        ) +
        line(d`M200 194h${slot * gates + 40}`, stage.tone('#c9523f'), 9),
    ) +
    rect(0, 492, stage.w, 108, stage.fade(mood.water)) +
    stage.place(
      dots(
        Array.from({ length: 9 }, (_, index) => [230 + index * 42, 498 + (index % 3) * 5] as const),
        34,
        '#fff',
        'opacity=".75"',
      ) +
        line(
          'M120 540h120m60 18h180m60 -22h140M180 582h140m80 6h170',
          '#fff',
          4,
          'opacity=".45" stroke-linecap="round"',
        ) +
        powerhouse(stage),
    )
  )
}

function powerhouse(stage: Stage): string {
  const roof = stage.random.pick(['#b85a44', '#3f78a8', '#5f7f6c'])
  const face = faceOf(596, 420, 190, 84)
  return (
    path(outline(face), stage.tone('#ece7dc')) +
    path('M584 422l18 -28h176l22 28z', stage.tone(roof)) +
    windows(
      face,
      { cols: 5, rows: 1, gapU: 0.4, gapV: 0.4 },
      stage.mood.lit > 0.3 ? '#ffdf9e' : stage.tone('#7fb0d0'),
    ) +
    rect(590, 496, 206, 12, stage.dim('#b5bdc4', 0.2))
  )
}

/** An open pit in steps, ore on the road out of it. */
export function mine(stage: Stage): string {
  const { random, mood } = stage
  const soil = random.pick(['#d9a066', '#c98a5a', '#c7a27c', '#b98d75', '#cdb08a'])
  const step = (index: number) => {
    const inset = index * 46
    const y = 300 + index * 44
    const fill = index % 2 === 0 ? stage.dim(soil, 0.06 + index * 0.05) : stage.bright(soil, 0.26 - index * 0.03)
    return (
      path(
        d`M${-60 + inset} ${y}Q400 ${y - 74 + index * 10} ${860 - inset} ${y}L${830 - inset} ${y + 30}Q400 ${y - 44 + index * 10} ${-30 + inset} ${y + 30}z`,
        fill,
      ) +
      path(
        d`M${-30 + inset} ${y + 30}Q400 ${y - 44 + index * 10} ${830 - inset} ${y + 30}L${800 - inset - (600 - y) * 0.3} 600H${inset + (600 - y) * 0.3}z`,
        stage.dim(soil, 0.14 + index * 0.05),
      )
    )
  }
  const headframe = random.chance(0.5)
  return (
    sky(stage) +
    peaks(stage, { y: 270, rise: 180, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    rect(0, 284, stage.w, 316, stage.tone(soil)) +
    stage.place(
      times(5, step) +
        path('M-20 600Q200 560 330 520T640 452l36 12Q520 520 420 560T260 600z', stage.bright(soil, 0.42)) +
        (headframe ? shaftTower(stage) : conveyor(stage, soil)) +
        oreTruck(stage, random.int(150, 230), 562, random.pick(['#e3a72f', '#d9652f', '#e0b93a'])) +
        dots(
          [
            [520, 590],
            [560, 580],
            [596, 592],
            [640, 588],
          ],
          34,
          stage.dim(soil, 0.4),
        ) +
        dots(
          [
            [514, 582],
            [555, 573],
            [590, 585],
          ],
          18,
          stage.bright(soil, 0.3),
        ),
    )
  )
}

function shaftTower(stage: Stage): string {
  const steel = stage.tone('#4d5b6b')
  return (
    rect(520, 250, 120, 70, stage.tone('#c9b8a6')) +
    path('M508 252l14 -26h120l14 26z', stage.tone('#a84f3c')) +
    line('M580 320L604 120L650 320M594 200h28M588 250h46M604 120L500 320', steel, 7) +
    `<circle cx="604" cy="120" r="26" fill="none" stroke="${steel}" stroke-width="7"/>` +
    line('M604 94v52M578 120h52', steel, 3)
  )
}

const conveyor = (stage: Stage, soil: string): string =>
  path('M560 330l90 -110l90 110z', stage.dim(soil, 0.2)) +
  path('M650 220l90 110h-110z', stage.dim(soil, 0.42)) +
  line('M440 320L650 206', stage.tone('#3f4c5a'), 12) +
  line('M470 304v20M530 272v50M590 240v84', stage.tone('#3f4c5a'), 5) +
  rect(410, 284, 66, 46, stage.tone('#c9523f'))

/** A mining dump truck, loaded, nose to the right. */
function oreTruck(stage: Stage, x: number, y: number, colour: string): string {
  return (
    shadow(x + 90, y + 2, 110, 9) +
    dots(
      [
        [x + 44, y - 74],
        [x + 74, y - 82],
        [x + 102, y - 74],
      ],
      34,
      stage.tone('#7a6455'),
    ) +
    path(d`M${x - 6} ${y - 84}h150l26 -10v16h-30l-18 44h-96z`, stage.tone(colour)) +
    path(d`M${x + 16} ${y - 34}l-22 -50h40l12 50z`, stage.dim(colour, 0.25)) +
    path(d`M${x + 130} ${y - 74}h46l10 30v26h-60z`, stage.bright(colour, 0.1)) +
    path(d`M${x + 146} ${y - 68}h26l8 22h-34z`, '#cfe6f2') +
    rect(x + 10, y - 36, 172, 16, stage.dim(colour, 0.5)) +
    dots(
      [
        [x + 44, y - 22],
        [x + 148, y - 22],
      ],
      52,
      '#2a323c',
    ) +
    dots(
      [
        [x + 44, y - 22],
        [x + 148, y - 22],
      ],
      22,
      stage.tone(colour),
    )
  )
}
