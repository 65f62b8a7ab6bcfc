import { darker, lighter, mix } from './colour.ts'
import { moods, tinted, type Mood } from './mood.ts'
import { hashOf, randomFrom, type Random } from '../../random.ts'
import { fontStack, whole } from './svg.ts'
import { escapeXml } from '../../xml.ts'

/** What a scene is drawn on. Height is always 600; a wider stage shows more to either side. */
export type Stage = {
  readonly w: number
  readonly random: Random
  readonly mood: Mood
  /** A colour as it looks in this light. */
  tone(hex: string): string
  bright(hex: string, share: number): string
  dim(hex: string, share: number): string
  /** Paint that runs through the colours, downwards by default. */
  fade(colours: readonly string[], towards?: 'down' | 'right' | 'slant'): string
  /** Paint that is full in the middle and gone at the rim. */
  glow(hex: string, opacity: number): string
  /** A mirrored scene must not mirror what is written in it. */
  write(x: number, y: number, size: number, text: string, fill: string, more?: string): string
  /** Puts what was drawn for an 800 wide stage where this stage wants its subject. */
  place(content: string): string
  /** The whole picture with its paints, mirrored if the seed says so. */
  close(content: string): string
}

type StageOptions = {
  kind: string
  seed: string
  w: number
  /** Where the middle of the subject belongs. */
  focus: number
  /** Leaves out moods a subject does not suit. */
  without?: readonly string[]
  /** Whether the seed may mirror the scene. */
  mirror?: boolean
}

const ends = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' } as const

export function openStage({ kind, seed, w, focus, without = [], mirror = true }: StageOptions): Stage {
  const random = randomFrom(`${kind}/${seed}`)
  const suitable = moods.filter(({ name }) => !without.includes(name))
  const mood = tinted(random.pick(suitable.flatMap((each) => Array<Mood>(each.weight).fill(each))), random)
  const mirrored = random.chance(0.5) && mirror
  const shift = (mirrored ? w - focus : focus) - 400
  const prefix = `p${(hashOf(`${kind}/${seed}`) % 46656).toString(36)}`
  const paints: string[] = []
  const keep = (paint: (id: string) => string) => {
    const id = `${prefix}${paints.length}`
    paints.push(paint(id))
    return `url(#${id})`
  }
  const tone = (hex: string) => mix(hex, mood.air, mood.strength)
  return {
    w,
    random,
    mood,
    tone,
    bright: (hex, share) => tone(lighter(hex, share)),
    dim: (hex, share) => tone(darker(hex, share)),
    fade: (colours, towards = 'down') =>
      keep((id) => {
        const stops = colours.map((colour, index) => {
          const offset = index === 0 ? '' : ` offset="${Math.round((index / (colours.length - 1)) * 100) / 100}"`
          return `<stop${offset} stop-color="${colour}"/>`
        })
        return `<linearGradient id="${id}" ${ends[towards]}>${stops.join('')}</linearGradient>`
      }),
    glow: (hex, opacity) =>
      keep(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${hex}" stop-opacity="${opacity}"/>` +
          `<stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient>`,
      ),
    write: (x, y, size, text, fill, more = '') => {
      const where = mirrored
        ? `transform="translate(${whole(x)} ${whole(y)}) scale(-1 1)"`
        : `x="${whole(x)}" y="${whole(y)}"`
      return `<text ${where} font-size="${whole(size)}" fill="${fill}"${more && ` ${more}`}>${escapeXml(text)}</text>`
    },
    place: (content) =>
      Math.round(shift) === 0 ? content : `<g transform="translate(${whole(shift)} 0)">${content}</g>`,
    close: (content) => {
      const type = content.includes('<text') ? ` font-family="${fontStack}" font-weight="700" text-anchor="middle"` : ''
      const turn = mirrored ? ` transform="translate(${whole(w)} 0) scale(-1 1)"` : ''
      return `<defs>${paints.join('')}</defs>${type || turn ? `<g${type}${turn}>${content}</g>` : content}`
    },
  }
}
