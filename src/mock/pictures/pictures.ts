import { isHexColour } from '#src/shared/lib/hex-colour.ts'
import { adCard, banner, openingAd } from './banners.ts'
import { branchLogo, branchPicture } from './branches.ts'
import { draw } from './scenes/draw.ts'
import { isSceneKind, type Ratio, type SceneKind } from './kinds.ts'
import { isMotif, type Motif } from './motifs.ts'
import { isNewsSection, newsPicture, type NewsSection } from './news.ts'
import { officialAccountMark, partnerLogo } from './marks.ts'
import { portrait } from './people.ts'
import { phoneAdCard, phoneBanner } from './phone-banners.ts'
import { maxSpriteParts, type SpritePart, spriteAddresses, spriteOf } from './drawing/sprite.ts'

export { isSceneKind, type SceneKind, sceneNames } from './kinds.ts'
export type { Motif } from './motifs.ts'
export type { NewsSection } from './news.ts'
export { periodicalPages, type PrintedIssue, type PrintedPage } from './periodical.ts'
export { draw } from './scenes/draw.ts'

/** Every picture of the mock exchange has an address under this. */
const picturesRoot = '/mock-pictures/'

/** What can be drawn. `seed` is any id of letters, digits, `_` and `-` (Han characters included), at most 80 long. */
export type Picture =
  | { kind: SceneKind; seed: string; ratio?: Ratio }
  | {
      kind: 'banner' | 'phone-banner'
      seed: string
      scene: SceneKind
      headline: string
      sub: string
      w: number
      h: number
    }
  | { kind: 'ad-card' | 'phone-ad-card'; seed: string; scene: SceneKind; title: string; line: string }
  | { kind: 'opening-ad'; seed: string; scene: SceneKind; headline: string; sub: string }
  | { kind: 'partner-logo'; seed: string; name: string; short: string }
  | { kind: 'branch'; seed: string; city: string }
  | { kind: 'branch-logo'; seed: string; city: string; colour: string }
  | { kind: 'news'; seed: string; section: NewsSection; motif: Motif }
  | { kind: 'portrait'; seed: string }
  | { kind: 'official-account'; seed: string }

/** The addresses of pictures that are shown together, in one sprite. */
export const inSprite = (seed: string, parts: readonly SpritePart[]): string[] =>
  spriteAddresses(picturesRoot, seed, parts)

const isSeed = (seed: string): boolean => /^[\p{L}\p{N}_-]{1,80}$/u.test(seed)

/**
 * The address of a picture; whatever it says is in it, so nothing has to be stored.
 * Throws RangeError on a seed that could not be read back.
 */
export function pictureUrl({ kind, seed, ...rest }: Picture): string {
  if (!isSeed(seed)) throw new RangeError(`Not a seed for a picture: ${seed.slice(0, 80)}`)
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return `${picturesRoot}${kind}/${encodeURIComponent(seed)}.svg${query.size === 0 ? '' : `?${query}`}`
}

/** A size in pixels within reason, or null. */
function sizeOf(query: URLSearchParams, name: string, [least, most]: readonly [number, number]): number | null {
  const text = query.get(name)
  if (text === null || !/^\d{1,4}$/.test(text)) return null
  const size = Number(text)
  return size >= least && size <= most ? size : null
}

function sceneOf(query: URLSearchParams): SceneKind | null {
  const scene = query.get('scene')
  return scene !== null && isSceneKind(scene) ? scene : null
}

const text = (query: URLSearchParams, name: string): string => query.get(name) ?? ''

function drawScene(kind: SceneKind, seed: string, query: URLSearchParams): string | null {
  const ratio = query.get('ratio') ?? '4:3'
  return ratio === '4:3' || ratio === '16:9' ? draw(kind, seed, ratio) : null
}

function drawBanner(seed: string, query: URLSearchParams, painted: typeof banner): string | null {
  const [kind, w, h] = [sceneOf(query), sizeOf(query, 'w', [200, 2000]), sizeOf(query, 'h', [60, 1200])]
  if (kind === null || w === null || h === null || w < h) return null
  return painted({ kind, seed, headline: text(query, 'headline'), sub: text(query, 'sub'), w, h })
}

function drawAdCard(seed: string, query: URLSearchParams, painted: typeof adCard): string | null {
  const kind = sceneOf(query)
  return kind && painted({ kind, seed, title: text(query, 'title'), line: text(query, 'line') })
}

const others: Record<Exclude<Picture['kind'], SceneKind>, (seed: string, query: URLSearchParams) => string | null> = {
  banner: (seed, query) => drawBanner(seed, query, banner),
  'phone-banner': (seed, query) => drawBanner(seed, query, phoneBanner),
  'ad-card': (seed, query) => drawAdCard(seed, query, adCard),
  'phone-ad-card': (seed, query) => drawAdCard(seed, query, phoneAdCard),
  'opening-ad': (seed, query) => {
    const kind = sceneOf(query)
    return kind && openingAd({ kind, seed, headline: text(query, 'headline'), sub: text(query, 'sub') })
  },
  'partner-logo': (seed, query) => partnerLogo({ seed, name: text(query, 'name'), short: text(query, 'short') }),
  branch: (seed, query) => branchPicture(text(query, 'city'), seed),
  'branch-logo': (_, query) => {
    const colour = text(query, 'colour')
    return isHexColour(colour) ? branchLogo(text(query, 'city'), colour) : null
  },
  news: (seed, query) => {
    const [section, motif] = [text(query, 'section'), text(query, 'motif')]
    return isNewsSection(section) && isMotif(motif) ? newsPicture(seed, section, motif) : null
  },
  portrait,
  'official-account': officialAccountMark,
}

const isOther = (kind: string): kind is keyof typeof others => Object.hasOwn(others, kind)

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** A sprite of pictures, each given by its own address; a sprite holds no sprite. */
function drawSprite(query: URLSearchParams): { svg: string } | null {
  const addresses = query.getAll('p')
  if (addresses.length === 0 || addresses.length > maxSpriteParts) return null
  const drawn = addresses.map((address) => {
    if (!address.startsWith(picturesRoot) || address.startsWith(`${picturesRoot}sprite/`)) return null
    const url = new URL(address, 'http://portal')
    return drawFromUrl(url.pathname, url.searchParams)?.svg ?? null
  })
  return drawn.every((svg) => svg !== null) ? { svg: spriteOf(drawn) } : null
}

/**
 * The picture at an address, or null for anything that is not one: an unknown kind, a malformed seed or size.
 * Texts in the query are cut to their length limits and escaped; unknown parameters are ignored.
 */
export function drawFromUrl(pathname: string, searchParams: URLSearchParams): { svg: string } | null {
  const [, kind = '', encodedSeed = ''] = /^\/mock-pictures\/([a-z-]{1,40})\/([^/]{1,800})\.svg$/.exec(pathname) ?? []
  const seed = decoded(encodedSeed)
  if (seed === null || !isSeed(seed)) return null
  if (kind === 'sprite') return drawSprite(searchParams)
  const svg = isSceneKind(kind)
    ? drawScene(kind, seed, searchParams)
    : isOther(kind)
      ? others[kind](seed, searchParams)
      : null
  return svg === null ? null : { svg }
}
