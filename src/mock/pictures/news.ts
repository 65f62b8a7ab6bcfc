import { lighter, mix } from './drawing/colour.ts'
import { circle, d, group, line, rect, svgOf, times } from './drawing/svg.ts'
import { type Motif, motifs } from './motifs.ts'
import { randomFrom } from '../random.ts'

/** A ground and an accent for each section of the news. */
const sections = {
  exchange: ['#0b2c5f', '#1b62a8', '#7cc0ff'],
  deal: ['#5f1420', '#a82a2f', '#ffc27a'],
  trade: ['#0b4650', '#1a7f86', '#8fe6d6'],
  estate: ['#5a3a10', '#a8742a', '#ffe0a0'],
  law: ['#23285f', '#4a55a0', '#b9c2ff'],
  finance: ['#0f4530', '#25805a', '#a8eec2'],
  manual: ['#2b3a4a', '#5a7186', '#cfe4f5'],
  party: ['#7a1217', '#c0302a', '#ffd76a'],
  disclosure: ['#3a2358', '#73499c', '#dfc2ff'],
} as const

export type NewsSection = keyof typeof sections
export const isNewsSection = (name: string): name is NewsSection => Object.hasOwn(sections, name)

const white = '#ffffff'
const outlines = 'stroke-linecap="round" stroke-linejoin="round"'

/** The contour river of the exchange in the colours of the section, and what the news is about. 800×600. */
export function newsPicture(seed: string, section: NewsSection, motif: Motif): string {
  const random = randomFrom(`news/${seed}`)
  const [dark, mid, accent] = sections[section]
  const ground = mix(mid, random.pick(['#2f7fc1', '#1f8a8a', '#8a4b8b', '#d9822b']), random.between(0, 0.18))
  const mirrored = random.chance(0.5)
  const [low, bend, rise, gap] = [random.int(-70, 60), random.int(-90, 70), random.int(-60, 90), random.int(19, 27)]
  const bank = (index: number) =>
    d`M-40 ${560 + low - index * gap}C170 ${600 + low - index * gap * 0.9} 230 ${470 + bend - index * gap * 0.6} 400 ${450 + bend - index * gap * 0.65}S660 ${400 + rise - index * gap * 0.8} 850 ${190 + rise - index * gap}`
  const banks = times(11, (index) => (index === 5 ? '' : bank(index)))
  const river = line(banks, lighter(ground, 0.5), 3, 'opacity=".45"') + line(bank(5), accent, 7)
  const [x, y] = [mirrored ? random.int(470, 540) : random.int(260, 330), random.int(230, 262)]
  const [plain, coloured] = motifs[motif]
  return svgOf(
    800,
    600,
    '0 0 800 600',
    `<defs><linearGradient id="g" x2="${random.pick(['0', '1'])}" y2="1"><stop stop-color="${dark}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>` +
      rect(0, 0, 800, 600, 'url(#g)') +
      (mirrored ? group(river, 'transform="translate(800 0) scale(-1 1)"') : river) +
      circle(x, y, 184, mix(dark, ground, 0.3)) +
      circle(x, y, 184, 'none', `stroke="${accent}" stroke-width="3" opacity=".5"`) +
      group(
        line(plain, white, 12, outlines) + line(coloured, accent, 12, outlines),
        `transform="translate(${x} ${y})"`,
      ),
  )
}
