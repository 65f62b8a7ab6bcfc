import { parseShanghai } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Plate } from '#src/model/news/schema.ts'
import type { Exchange } from '../../worlds.ts'
import { escapeXml } from '../../xml.ts'
import { headers } from '../http/responses.ts'
import { isNewsSection, newsPath, type NewsSection, noticePath, platesFrom, sectionPlates } from './published-pages.ts'

export const feedsRoot = '/feeds/'

const address = new RegExp(`^${feedsRoot}([a-z]{2,20})(?:/([\\w-]{1,64}))?\\.xml$`)
const entriesMost = 30

type Entry = { id: string; title: string; path: string; summary: string; publishedAt: number; updatedAt: number }

const updatedAtOf = ({ publishedAt, correctedAt }: { publishedAt: number; correctedAt?: string | null | undefined }) =>
  parseShanghai(correctedAt ?? '') ?? publishedAt

/** RFC 4151: stays the same when the portal moves. */
const tagOf = (kind: string, id: string): string => `tag:${brand.email.split('@')[1]},${brand.founded}:${kind}/${id}`

function newsEntries({ tables }: Exchange, section: NewsSection, plates: readonly Plate[]): Entry[] {
  const ids = new Set(plates.map(({ id }) => id))
  return [...tables.news.values()]
    .filter(({ plateId }) => ids.has(plateId))
    .map((item) => ({
      id: tagOf('news', item.id),
      title: item.title,
      path: newsPath(section, item),
      summary: item.summarys ?? '',
      publishedAt: item.publishedAt,
      updatedAt: updatedAtOf(item),
    }))
}

/** Those of the plates of notices: of all types, or of one. */
function noticeEntries({ tables }: Exchange, plates: readonly Plate[]): Entry[] {
  const codes = new Set(plates.map(({ plateCode }) => plateCode))
  const isListed = (type: number) => codes.has('notice') || codes.has(`notice_${type}`)
  return [...tables.notices.values()]
    .filter(({ noticeType }) => isListed(noticeType))
    .map((notice) => ({
      id: tagOf('notice', notice.id),
      title: notice.noticeTitle,
      path: noticePath(notice),
      summary: notice.lead,
      publishedAt: notice.publishedAt,
      updatedAt: updatedAtOf(notice),
    }))
}

const time = (at: number): string => new Date(at).toISOString()

const entryXml = ({ id, title, path, summary, publishedAt, updatedAt }: Entry, origin: string): string =>
  `<entry><id>${escapeXml(id)}</id><title>${escapeXml(title)}</title><link rel="alternate" type="text/html" href="${escapeXml(new URL(path, origin).href)}"/>` +
  `<published>${time(publishedAt)}</published><updated>${time(updatedAt)}</updated>${summary && `<summary>${escapeXml(summary)}</summary>`}</entry>`

/** The newest articles of a section, or of one of its plates, as Atom (RFC 4287). */
export function answerFeed(exchange: Exchange, { pathname, origin }: URL): Response {
  const [, section = '', plateId] = address.exec(pathname) ?? []
  const all = isNewsSection(section) ? sectionPlates(exchange, section) : []
  const top = plateId === undefined ? all[0] : all.find(({ id }) => id === plateId)
  if (!isNewsSection(section) || !top) return new Response('no such feed', { status: 404, headers })
  const plates = platesFrom(exchange, top)
  const entries = [...newsEntries(exchange, section, plates), ...noticeEntries(exchange, plates)]
    .filter(({ publishedAt }) => publishedAt <= exchange.now())
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, entriesMost)
  const updatedAt = Math.max(0, ...entries.map((entry) => entry.updatedAt))
  const feed =
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">` +
    `<id>${escapeXml(tagOf('plate', top.id))}</id><title>${escapeXml(`${brand.productName} - ${top.name}`)}</title>` +
    `<updated>${time(updatedAt)}</updated><author><name>${escapeXml(brand.operator)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + pathname)}"/>` +
    `${entries.map((entry) => entryXml(entry, origin)).join('')}</feed>\n`
  return new Response(feed, { headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' } })
}
