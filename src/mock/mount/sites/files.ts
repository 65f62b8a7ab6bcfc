import { imageKinds } from '#src/model/file/rules.ts'
import { mediaTypes } from '#src/model/file/kinds.ts'
import { fullDetailsOf } from '../../exchange/seed/listings/full-details.ts'
import type { Exchange } from '../../worlds.ts'
import { uploadsRoot } from '../../exchange/files/uploads.ts'
import { type ArticleFolder, articleFilesOf } from '../../files/article-files.ts'
import { filesRoot } from '../../files/address.ts'
import { archiveOf, filesOf } from '../../files/attachments.ts'
import { issueOf } from '../../files/periodical.ts'
import { procurementFile, procurementFilesRoot } from '../../files/procurement/files.ts'
import { joined } from '../../files/procurement/parts.ts'
import { isAnnounced } from '../../exchange/procurement/projects.ts'
import { dispositionOf, fileHeaders, isDownload, privateFileHeaders, refusedReading } from './file-answers.ts'

const address = new RegExp(`^${filesRoot}([\\w-]{1,40})/([a-z]{1,20})\\.([a-z]{2,5})$`)
const articleAddress = new RegExp(`^${filesRoot}(news|notice|roadshow)/([\\w-]{1,40})/([a-z]{1,20})\\.([a-z]{2,5})$`)
const issueAddress = new RegExp(`^${filesRoot}periodical/([\\w-]{1,40})/(?:page-(\\d{1,3})\\.svg|issue\\.pdf)$`)
const procurementAddress = new RegExp(`^${procurementFilesRoot}([\\w-]{1,40})/([a-z]{1,20})\\.([a-z]{2,5})$`)

type Served = { name: string; plainName: string; type: string; bytes: Uint8Array<ArrayBuffer>; isShown: boolean }
/** `range`: the header of that name. */
type Wanted = { headers: Record<string, string>; range: string | null }

/** What a request wants of the bytes: `bytes=N-` lets a download that broke off go on. */
function startOf(range: string | null): number {
  return Number(/^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1] ?? 0)
}

function serve({ name, plainName, type, bytes, isShown }: Served, { headers, range }: Wanted): Response {
  const start = startOf(range)
  const known = { ...headers, 'accept-ranges': 'bytes' }
  if (start >= bytes.length && start > 0)
    return new Response(null, { status: 416, headers: { ...known, 'content-range': `bytes */${bytes.length}` } })
  const isPart = start > 0 || range === 'bytes=0-'
  const sent = bytes.subarray(start)
  return new Response(sent, {
    status: isPart ? 206 : 200,
    headers: {
      ...known,
      'content-type': type,
      'content-length': String(sent.length),
      'content-disposition': dispositionOf(isShown, plainName, name),
      ...(isPart && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    },
  })
}

/** A user's upload. Images are shown inline, everything else is a download. */
function answerUpload(exchange: Exchange, url: URL, wanted: Wanted): Response | null {
  const refused = refusedReading(exchange, url)
  if (refused) return refused
  const file = exchange.uploads.at(url.pathname)
  if (!file) return null
  const kind = file.kind as keyof typeof mediaTypes
  const isShown = imageKinds.includes(kind) && !isDownload(url)
  const served = {
    name: file.name,
    plainName: `${file.id}.${kind}`,
    type: mediaTypes[kind],
    bytes: file.bytes,
    isShown,
  }
  return serve(served, { ...wanted, headers: { ...wanted.headers, ...privateFileHeaders } })
}

function answerAttachment(exchange: Exchange, url: URL, wanted: Wanted): Response | null {
  const [, assetsId = '', id, kind] = address.exec(url.pathname) ?? []
  const listing = exchange.tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > exchange.now()) return null
  const details = fullDetailsOf(exchange.tables, listing)
  const files = kind === 'zip' ? [archiveOf(listing, details)] : filesOf(listing, details)
  const file = files.find((known) => known.id === id && known.kind === kind)
  if (!file) return null
  const isShown = !isDownload(url)
  return serve({ ...file, plainName: `${file.id}.${file.kind}`, isShown }, wanted)
}

type Owner = Parameters<typeof articleFilesOf>[0]

const ownersIn: Readonly<
  Record<Exclude<ArticleFolder, 'periodical'>, (exchange: Exchange) => ReadonlyMap<string, Owner>>
> = {
  news: ({ tables }) => tables.news,
  notice: ({ tables }) => tables.notices,
  roadshow: ({ tables }) => tables.roadshows,
}

/** A file of an article, a notice or a roadshow that is published. */
function answerArticleFile(exchange: Exchange, url: URL, wanted: Wanted): Response | null {
  const [, name, ownerId = '', id, kind] = articleAddress.exec(url.pathname) ?? []
  if (name === undefined) return null
  const folder = name as keyof typeof ownersIn
  const owner = ownersIn[folder](exchange).get(ownerId)
  if (!owner || owner.publishedAt > exchange.now()) return null
  const made = articleFilesOf(owner, folder)
  const found = made.find(({ file }) => file.id === id && file.kind === kind)
  if (!found) return null
  const { file, bytes, type } = found
  const isShown = !isDownload(url) && kind === 'pdf'
  return serve({ name: file.name, plainName: `${id}.${kind}`, type, bytes, isShown }, wanted)
}

/** A public file of an announced procurement project; the sold ones have no address here. */
function answerProcurementFile({ tables, now }: Exchange, url: URL, wanted: Wanted): Response | null {
  const [, projectId = '', id = '', kind] = procurementAddress.exec(url.pathname) ?? []
  const project = tables.procurements.get(projectId)
  if (!project || !isAnnounced(project, now())) return null
  const found = procurementFile(project, id)
  if (!found || found.file.isSold || found.file.kind !== kind) return null
  const isShown = !isDownload(url) && kind === 'pdf'
  const { file, parts, type } = found
  return serve({ name: file.name, plainName: `${id}.${kind}`, type, bytes: joined(parts), isShown }, wanted)
}

/** A page of an issue of the periodical, or the whole issue. */
function answerIssue({ tables, now }: Exchange, url: URL, wanted: Wanted): Response | null {
  const [, id = '', number] = issueAddress.exec(url.pathname) ?? []
  const row = tables.periodicals.find((known) => known.id === id && known.publishedAt <= now())
  if (!row) return null
  const { pages, file } = issueOf(tables, row)
  const isShown = !isDownload(url)
  if (number === undefined)
    return serve({ name: file.file.name, plainName: 'issue.pdf', type: file.type, bytes: file.bytes, isShown }, wanted)
  const page = pages[Number(number) - 1]
  if (!page) return null
  const name = `page-${number}.svg`
  const bytes = new TextEncoder().encode(page.svg)
  return serve({ name, plainName: name, type: 'image/svg+xml', bytes, isShown }, wanted)
}

/** A file; with `?download=1` under its own name. The length is sent, so that a page can show the progress. */
export function answerFile(
  exchange: Exchange,
  url: URL,
  headers: Record<string, string>,
  range: string | null = null,
): Response {
  const wanted = { headers: { ...headers, ...fileHeaders }, range }
  const answer = url.pathname.startsWith(uploadsRoot)
    ? answerUpload(exchange, url, wanted)
    : (answerArticleFile(exchange, url, wanted) ??
      answerIssue(exchange, url, wanted) ??
      answerProcurementFile(exchange, url, wanted) ??
      answerAttachment(exchange, url, wanted))
  return answer ?? new Response('no such file', { status: 404, headers })
}
