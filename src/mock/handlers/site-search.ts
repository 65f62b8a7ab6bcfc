import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { type SiteHit, type SiteKind, siteKinds } from '#src/model/content/site-hit.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { isProcurementPlate } from '../exchange/seed/content/plates.ts'
import type { Listing, News, Notice, Tables } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { searchAssets } from './search.ts'
import { reasonsOf } from './search/document.ts'
import { wordsOf } from './search/filters.ts'
import { excerptOf, kindOfSection, sectionsOf, textOfArticle } from './search/site-documents.ts'
import { normalised } from '../normalised.ts'
import { listingRowOf } from './shapes/rows.ts'

type Searched = Pick<Tables, 'listings' | 'categories' | 'news' | 'notices' | 'plates'>

/** A document that was found; the hit is written for those of the asked page alone. */
type Found = { kind: SiteKind; publishedAt: number; isInTitle: boolean; hit: () => SiteHit }

const noFacts = {
  excerpt: null,
  section: null,
  outerLinkUrl: null,
  noticeType: null,
  projectType: 0,
  projectNature: null,
}

const hitOfAsset = (listing: Listing, reasons: readonly string[], now: number): SiteHit => {
  const { assetsId, assetsName, projectType, projectNature, publishDate } = listingRowOf(listing, now)
  const excerpt = [...reasons, listing.no, listing.seller].join(' · ')
  return {
    ...noFacts,
    kind: 'asset',
    id: assetsId,
    title: assetsName,
    excerpt,
    publishDate,
    projectType,
    projectNature,
  }
}

const hitOfNotice = ({ id, noticeTitle, noticeType }: Notice): SiteHit => ({
  ...noFacts,
  kind: 'notice',
  id,
  title: noticeTitle,
  noticeType,
})

const hitOfNews = ({ id, title, isOuterLink, outerLinkUrl }: News, kind: SiteKind, section: string): SiteHit => ({
  ...noFacts,
  kind,
  id,
  title,
  section,
  outerLinkUrl: isOuterLink === 1 ? (outerLinkUrl ?? null) : null,
})

/** What the site publishes now and holds every word: those with all words in their titles first, then the newest. */
export function searchSite(tables: Searched, keyword: string, now: number): Found[] {
  const words = wordsOf(keyword)
  if (words.length === 0) return []
  const found: Found[] = []
  const isIn = (text: string) => words.every((word) => text.includes(word))
  const take = (article: News | Notice, kind: SiteKind, hit: () => SiteHit) => {
    const { publishedAt } = article
    const { title, all, text } = textOfArticle(article)
    if (publishedAt > now || !isIn(all)) return
    const publishDate = dateTimeSeconds(publishedAt)
    found.push({
      kind,
      publishedAt,
      isInTitle: isIn(title),
      hit: () => ({ ...hit(), publishDate, excerpt: excerptOf(text, words) }),
    })
  }
  for (const listing of searchAssets(tables, { q: keyword }, now).found) {
    const { publishedAt, assetsName } = listing
    const isInTitle = isIn(normalised(assetsName))
    found.push({
      kind: 'asset',
      publishedAt,
      isInTitle,
      hit: () => hitOfAsset(listing, reasonsOf(listing, tables, words), now),
    })
  }
  for (const notice of tables.notices.values()) take(notice, 'notice', () => hitOfNotice(notice))
  const sections = sectionsOf(tables.plates)
  const news = [...tables.news.values()].map((item) => ({ item, section: sections.get(item.plateId) ?? '' }))
  const inLibrary = new Set(news.flatMap(({ item, section }) => (section === 'knowledge' ? item.legal?.number : [])))
  for (const { item, section } of news) {
    // The procurement site has a search of its own.
    if (isProcurementPlate(section)) continue
    // The news that announces a rule has the same text as the library.
    if (section !== 'knowledge' && item.legal && inLibrary.has(item.legal.number)) continue
    const kind = kindOfSection(section)
    take(item, kind, () => hitOfNews(item, kind, section))
  }
  return found.sort((a, b) => Number(b.isInTitle) - Number(a.isInTitle) || b.publishedAt - a.publishedAt)
}

export const siteSearchHandlers = [
  handle(siteSearchPage, ({ input, exchange }) => {
    const found = searchSite(exchange.tables, input.keyword, exchange.now())
    const countOf = (kind: SiteKind) => found.filter((one) => one.kind === kind).length
    const [asset, notice, news, rule, help] = siteKinds.map(countOf) as [number, number, number, number, number]
    const wanted = input.kind === undefined ? found : found.filter(({ kind }) => kind === input.kind)
    const page = pageOfRows(wanted, input)
    return {
      ...page,
      records: page.records.map(({ hit }) => hit()),
      counts: { asset, notice, news, rule, help },
    }
  }),
]
