import { darker, lighter } from './drawing/colour.ts'
import { randomFrom } from '../random.ts'
import { capped, circle, fontStack, line, path, rect, svgOf } from './drawing/svg.ts'
import { fitted, textLines, widthOf } from './drawing/type.ts'
import { escapeXml } from '../xml.ts'

type PartnerLogoOptions = {
  name: string
  /** What people call it; set instead of a name that does not fit, and its first character may be the mark. */
  short: string
  seed: string
}

/** Marks fit a 40×40 square. */
type Mark = (first: string, second: string, letter: string) => string

const hexagon = 'M20 1L37 10.5V29.5L20 39L3 29.5V10.5z'

const marks: readonly Mark[] = [
  (a, b) =>
    circle(20, 20, 20, a) +
    path('M2 28Q12 14 20 22T38 14A20 20 0 0 1 4 31z', b) +
    path('M4 31Q14 20 21 27T37 22A20 20 0 0 1 12 38z', '#fff', 'opacity=".85"'),
  (a, b) =>
    path('M2 36L15 8L24 26L28 19L38 36z', a) + path('M15 8L24 26L19 36H38L28 19L24 26z', b) + circle(31, 9, 5, b),
  (a, b) =>
    path('M4 38V14L18 4V38zM22 38V10L36 20V38z', a) +
    path('M8 18h6v4H8zM8 26h6v4H8zM26 22h6v4H26zM26 29h6v4H26z', lighter(b, 0.7)),
  (a, b) =>
    path(hexagon, a) + path('M20 8L31 14V26L20 32L9 26V14z', '#fff') + path('M20 13l6 3.5v7L20 27l-6-3.5v-7z', b),
  (a, b) => `<circle cx="20" cy="20" r="17" fill="none" stroke="${a}" stroke-width="6"/>` + path('M14 14h12v12H14z', b),
  (a, b) =>
    path('M20 2C34 10 36 26 20 38C4 26 6 10 20 2z', a) +
    path('M20 2C34 10 36 26 20 38z', b) +
    line('M20 12V38M20 22l7-6M20 29l-7-6', '#fff', 2),
  (a, b) =>
    rect(4, 22, 8, 16, lighter(a, 0.3)) +
    rect(16, 14, 8, 24, a) +
    rect(28, 4, 8, 34, b) +
    line('M2 18Q14 14 36 2', b, 3),
  (a, b, letter) =>
    rect(1, 1, 38, 38, a, 'rx="9"') +
    rect(1, 30, 38, 9, b, 'rx="4"') +
    `<text x="20" y="28" font-size="23" font-weight="700" text-anchor="middle" fill="#fff">${escapeXml(letter)}</text>`,
  (a, b) =>
    `<path d="M14 20a9 9 0 1 1 9 9M26 20a9 9 0 1 1-9-9" fill="none" stroke-width="6" stroke="${a}"/>` +
    circle(20, 20, 4, b),
  (a, b) =>
    path('M20 1l5.5 12.5L39 15 29 24.5 31.5 38 20 31 8.5 38 11 24.5 1 15l13.5-1.5z'.replaceAll('.5', '.5'), a) +
    path('M20 1V31L8.5 38 11 24.5 1 15l13.5-1.5z', b),
  (a, b) => path('M2 20A18 18 0 0 1 38 20H30A10 10 0 0 0 10 20z', a) + path('M2 24H38A18 18 0 0 1 2 24z', b),
  (a, b, letter) =>
    circle(20, 20, 19, a) +
    `<circle cx="20" cy="20" r="15.5" fill="none" stroke="${lighter(b, 0.6)}" stroke-width="1.5"/>`.replaceAll(
      '.5',
      '.5',
    ) +
    `<text x="20" y="27" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">${escapeXml(letter)}</text>`,
]

const hues = [
  '#0f62b8',
  '#b3261e',
  '#0e7a5f',
  '#8a5a00',
  '#5b3fa0',
  '#0b2c5f',
  '#c05a12',
  '#0c7288',
  '#7a1f4b',
  '#3b6e1f',
] as const

/** A partner's mark with the name set beside it, 160×60. */
export function partnerLogo({ name, short, seed }: PartnerLogoOptions): string {
  const random = randomFrom(`logo/${seed}`)
  const first = random.pick(hues)
  const second = random.chance(0.5) ? darker(first, 0.35) : random.pick(hues)
  const full = capped(name, 30)
  const shown = widthOf(full) <= 16 ? full : capped(short, 16)
  const { size, lines } = fitted(shown, 102, 17, 11)
  const mark = random.pick(marks)(first, second, [...short][0] ?? '')
  const words = textLines(lines, 54, lines.length === 1 ? 36 : 26, size, 1.35)
  return svgOf(
    160,
    60,
    '0 0 160 60',
    rect(0, 0, 160, 60, '#fff') +
      `<g font-family="${fontStack}"><g transform="translate(7 10)">${mark}</g><g font-weight="700" fill="#1b2430">${words}</g></g>`,
  )
}

/** The badge of the exchange's official account, 160×160: a river bend that is also a rising line. */
export function officialAccountMark(): string {
  return svgOf(
    160,
    160,
    '0 0 160 160',
    circle(80, 80, 80, '#0b2c5f') +
      circle(80, 80, 72, '#0f62b8') +
      path(
        'M12 104C44 112 58 98 72 82S104 58 128 34L140 48C120 70 110 80 98 96S72 138 30 132A72 72 0 0 1 12 104z',
        '#fff',
      ) +
      path('M30 132C72 138 86 112 98 96S120 70 140 48A72 72 0 0 1 30 132z', '#0b2c5f') +
      path('M112 30l32 -2l-2 32z', '#fff'),
  )
}
