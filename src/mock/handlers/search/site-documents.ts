import type { SiteKind } from '#src/model/content/site-hit.ts'
import type { Plate } from '#src/model/news/schema.ts'
import type { News, Notice } from '../../exchange/tables.ts'
import { normalised } from '../../normalised.ts'

/** An article as it is searched. `text` is plain, with the names of its files at its end; `title` and `all` are for comparison, without spaces: 第 32 号 is 第32号. */
export type ArticleText = { text: string; title: string; all: string }

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of HTML: every tag is a gap. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

const compared = (text: string): string => normalised(text).replaceAll(/\s/g, '')

const texts = new WeakMap<News | Notice, ArticleText>()

/** Its text is read once; an article that changes is another object. */
export function textOfArticle(article: News | Notice): ArticleText {
  const known = texts.get(article)
  if (known) return known
  const [title, extra] =
    'noticeTitle' in article
      ? [article.noticeTitle, article.assetsName ?? '']
      : [article.title, article.legal?.number ?? '']
  const text = [plainText(article.content ?? ''), ...article.files.map(({ name }) => name)].join(' ')
  const read = { text, title: compared(title), all: compared(`${title}\n${extra}\n${text}`) }
  texts.set(article, read)
  return read
}

/** The code of the plate at the top of each plate, by the id of the plate. */
export function sectionsOf(plates: readonly Plate[]): ReadonlyMap<string, string> {
  const byId = new Map(plates.map((plate) => [plate.id, plate]))
  const topOf = (plate: Plate): string => {
    const above = byId.get(plate.parentId ?? '')
    return above ? topOf(above) : (plate.plateCode ?? '')
  }
  return new Map(plates.map((plate) => [plate.id, topOf(plate)]))
}

/** What an article of a section is for the search. */
export function kindOfSection(section: string): SiteKind {
  if (section === 'help') return 'help'
  return section === 'zcfg' || section === 'knowledge' ? 'rule' : 'news'
}

/** Characters before the first hit, and of the whole excerpt. */
const [lead, longest] = [24, 120]

/** The text from shortly before the first place where one of the words stands; from its start if none does. */
export function excerptOf(text: string, words: readonly string[]): string {
  const low = text.toLowerCase()
  const places = words.map((word) => low.indexOf(word)).filter((at) => at >= 0)
  const before = Array.from(text.slice(0, Math.min(...(places.length > 0 ? places : [0])))).length
  const characters = Array.from(text)
  const start = Math.max(0, before - lead)
  const end = start + longest
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`
}
