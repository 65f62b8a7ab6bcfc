import { darker, lighter } from './drawing/colour.ts'
import { randomFrom, type Random } from '../random.ts'
import { circle, d, ellipse, line, path, rect, svgOf, times } from './drawing/svg.ts'

type Look = { random: Random; skin: string; hair: string; cloth: string; long: boolean }

const backHair = ({ hair, long }: Look): string =>
  long ? path('M44 70q0 -42 36 -42t36 42v48q-10 14 -24 10H68q-14 4 -24 -10z', darker(hair, 0.15)) : ''

function clothes({ random, cloth, skin, long }: Look): string {
  const shoulders = path('M14 160q2 -34 36 -42l18 -6h24l18 6q34 8 36 42z', cloth)
  const neck = path('M68 94h24v20q-12 12 -24 0z', darker(skin, 0.14))
  const suit = random.chance(0.55)
  if (!suit)
    return (
      shoulders +
      neck +
      path(
        long ? 'M64 112q16 22 32 0l6 4q-22 30 -44 0z' : 'M62 112l18 16l18 -16l8 6l-26 24l-26 -24z',
        lighter(cloth, 0.4),
      )
    )
  const tie = long ? '' : path('M76 126h8l4 34h-16z', random.pick(['#b3261e', '#0f62b8', '#8a5a00', '#3b6e1f']))
  return (
    shoulders +
    neck +
    path('M62 112l18 18l18 -18l4 48H58z', '#f5f8fa') +
    tie +
    path('M62 112l-12 6l18 42h6zM98 112l12 6l-18 42h-6z', darker(cloth, 0.3))
  )
}

function face({ random, skin, long }: Look): string {
  const brow = random.int(0, 3)
  const glasses = random.chance(0.35)
    ? '<g fill="none" stroke="#2b3644" stroke-width="2.5"><rect x="57" y="68" width="19" height="15" rx="6"/><rect x="84" y="68" width="19" height="15" rx="6"/><path d="M76 74h8"/></g>'
    : ''
  return (
    circle(48, 78, 7, darker(skin, 0.1)) +
    circle(112, 78, 7, darker(skin, 0.1)) +
    path('M50 66q0 -30 30 -30t30 30v12q0 34 -30 36q-30 -2 -30 -36z', skin) +
    path('M80 36q30 0 30 30v12q0 34 -30 36z', darker(skin, 0.5), 'opacity=".08"') +
    ellipse(67, 76, 3, 4, '#26303c') +
    ellipse(93, 76, 3, 4, '#26303c') +
    line(d`M60 ${66 - brow}q7 -4 13 0M87 ${66 - brow}q6 -4 13 0`, '#3a2c26', 2.5, 'stroke-linecap="round"') +
    line('M80 78l-3 11h5', darker(skin, 0.22), 2) +
    path('M71 96q9 8 18 0q-9 3 -18 0z', long ? '#c4484f' : darker(skin, 0.42)) +
    glasses
  )
}

function frontHair({ random, hair, long }: Look): string {
  const cuts = long
    ? [
        'M46 74q-4 -48 34 -48t34 48q-6 -20 -22 -30q-14 20 -46 30z',
        'M46 80q-6 -54 34 -54t34 54q-4 -24 -12 -30q-22 8 -44 0q-8 6 -12 30z',
        'M46 76q-2 -50 36 -50t32 50q-12 -10 -20 -30q-10 24 -48 30z',
      ]
    : [
        'M48 68q-4 -40 32 -40t32 40q-4 -10 -8 -16q-24 6 -48 0q-6 6 -8 16z',
        'M48 68q-6 -42 34 -42q34 0 30 42q-4 -12 -10 -20q-30 6 -46 0q-6 10 -8 20z',
        'M48 64q2 -38 38 -36q30 2 26 38q-4 -12 -12 -16q-22 4 -34 -4q-12 6 -18 18z',
      ]
  return path(random.pick(cuts), hair)
}

/** A head and shoulders of an invented person, 160×160. */
export function portrait(seed: string): string {
  const random = randomFrom(`portrait/${seed}`)
  const look: Look = {
    random,
    skin: random.pick(['#f5cfae', '#efc19b', '#e6b188', '#f8d8bd', '#d9a27a']),
    hair: random.pick(['#2a2422', '#3a2d28', '#1f2126', '#4a3a32', '#8d8f94']),
    cloth: random.pick(['#23405f', '#3a4654', '#7a3b3f', '#2f6f74', '#5a4a7a', '#8a5a3a', '#44634a']),
    long: random.chance(0.48),
  }
  const ground = random.pick(['#d7e7f7', '#e6ecd9', '#f6e4d2', '#e3def2', '#d5ebe8', '#f3dcdc'])
  const bands = random.chance(0.5)
    ? circle(80, 84, 66, lighter(ground, 0.4))
    : times(3, (index) =>
        path(
          d`M0 ${130 - index * 44}Q80 ${90 - index * 44} 160 ${120 - index * 44}V160H0z`,
          lighter(ground, 0.2 + index * 0.12),
          'opacity=".5"',
        ),
      )
  return svgOf(
    160,
    160,
    '0 0 160 160',
    rect(0, 0, 160, 160, ground) + bands + backHair(look) + clothes(look) + face(look) + frontHair(look),
  )
}
