import { paths } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../../worlds.ts'
import { escapeXml } from '../../xml.ts'
import { headers } from '../http/responses.ts'
import { listingPath, newsPath, type NewsSection, newsSections, noticePath, sectionPlates } from './published-pages.ts'

export const sitemapPath = '/sitemap.xml'

/** Of the protocol; a larger site has several files. */
const pagesMost = 50_000

type Page = { path: string; at: number }

const newest = (pages: readonly Page[]): number => Math.max(0, ...pages.map(({ at }) => at))

/** The page of a section with those of its articles; it has changed with the newest of them. */
function sectionPages(exchange: Exchange, section: NewsSection): Page[] {
  const ids = new Set(sectionPlates(exchange, section).map(({ id }) => id))
  const articles = [...exchange.tables.news.values()]
    .filter(
      ({ plateId, isOuterLink, publishedAt }) => ids.has(plateId) && isOuterLink !== 1 && publishedAt <= exchange.now(),
    )
    .map((item) => ({ path: newsPath(section, item), at: item.publishedAt }))
  return [{ path: newsSections[section].list, at: newest(articles) }, ...articles]
}

/** Sections, articles, notices and listings that are published, with the day of their last change (sitemaps.org). */
export function answerSitemap(exchange: Exchange, { origin, pathname }: URL): Response {
  if (pathname !== sitemapPath) return new Response('no such page', { status: 404, headers })
  const { tables } = exchange
  const isOut = ({ publishedAt }: { publishedAt: number }) => publishedAt <= exchange.now()
  const listings = [...tables.listings.values()]
    .filter(isOut)
    .map((listing) => ({ path: listingPath(listing), at: listing.publishedAt }))
  const notices = [...tables.notices.values()]
    .filter(isOut)
    .map((notice) => ({ path: noticePath(notice), at: notice.publishedAt }))
  const pages: Page[] = [
    { path: paths.index, at: newest([...listings, ...notices]) },
    { path: paths.project, at: newest(listings) },
    ...(Object.keys(newsSections) as NewsSection[]).flatMap((section) => sectionPages(exchange, section)),
    ...notices,
    ...listings,
  ]
  const urls = pages
    .slice(0, pagesMost)
    .map(({ path, at }) => `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${date(at)}</lastmod></url>`)
  const body = `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(body, { headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' } })
}
