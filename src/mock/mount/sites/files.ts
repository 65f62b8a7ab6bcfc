import { imageKinds } from '#src/model/file/rules.ts'
import { mediaTypes } from '#src/model/file/kinds.ts'
import { fullDetailsOf } from '../../exchange/seed/listings/full-details.ts'
import type { Exchange } from '../../worlds.ts'
import { uploadsRoot } from '../../exchange/files/uploads.ts'
import { archiveOf, filesOf, filesRoot } from '../../files/attachments.ts'

const address = new RegExp(`^${filesRoot}([\\w-]{1,40})/([a-z]{1,20})\\.([a-z]{2,5})$`)
const uploadAddress = new RegExp(`^${uploadsRoot}([a-z\\d]{32})\\.([a-z]{3,4})$`)

type Served = { name: string; plainName: string; type: string; bytes: Uint8Array<ArrayBuffer>; isShown: boolean }

const serve = ({ name, plainName, type, bytes, isShown }: Served, headers: Record<string, string>): Response =>
  new Response(bytes, {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

/**
 * A user's upload, at an address that only its owner knows. Images are shown inline, everything else is a download; the policy
 * keeps an HTML file from running.
 */
function answerUpload(exchange: Exchange, url: URL, headers: Record<string, string>): Response | null {
  const [, id = '', kind] = uploadAddress.exec(url.pathname) ?? []
  const file = exchange.uploads.find(id)
  if (!file || file.kind !== kind) return null
  const known = file.kind as keyof typeof mediaTypes
  const isShown = imageKinds.includes(known) && url.searchParams.get('download') !== '1'
  const served = { name: file.name, plainName: `${id}.${kind}`, type: mediaTypes[known], bytes: file.bytes, isShown }
  return serve(served, { ...headers, 'content-security-policy': "default-src 'none'; sandbox" })
}

function answerAttachment(exchange: Exchange, url: URL, headers: Record<string, string>): Response | null {
  const [, assetsId = '', id, kind] = address.exec(url.pathname) ?? []
  const listing = exchange.tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > exchange.now()) return null
  const details = fullDetailsOf(exchange.tables, listing)
  const files = kind === 'zip' ? [archiveOf(listing, details)] : filesOf(listing, details)
  const file = files.find((known) => known.id === id && known.kind === kind)
  if (!file) return null
  const isShown = url.searchParams.get('download') !== '1'
  return serve({ ...file, plainName: `${file.id}.${file.kind}`, isShown }, headers)
}

/** A file; with `?download=1` under its own name. The length is sent, so that a page can show the progress. */
export function answerFile(exchange: Exchange, url: URL, headers: Record<string, string>): Response {
  const isUpload = url.pathname.startsWith(uploadsRoot)
  const answer = isUpload ? answerUpload(exchange, url, headers) : answerAttachment(exchange, url, headers)
  return answer ?? new Response('no such file', { status: 404, headers })
}
