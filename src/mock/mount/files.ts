import { sheetOf } from '../exchange/seed/sheet.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { filesOf, filesRoot } from '../files/attachments.ts'

const address = new RegExp(`^${filesRoot}([\\w-]{1,40})/([a-z]{1,20})\\.([a-z]{2,5})$`)

/** A file of an asset; with `?download=1` under its own name. Its length is told, so that a page can show how far it is. */
export function answerFile(
  exchange: Exchange,
  { pathname, searchParams }: URL,
  headers: Record<string, string>,
): Response {
  const [, assetsId = '', id, kind] = address.exec(pathname) ?? []
  const listing = exchange.tables.listings.get(assetsId)
  const file =
    listing && listing.publishedAt <= exchange.now()
      ? filesOf(listing, sheetOf(listing)).find((known) => known.id === id && known.kind === kind)
      : undefined
  if (!file) return new Response('no such file', { status: 404, headers })
  const name = encodeURIComponent(file.name)
  const disposition = searchParams.get('download') === '1' ? 'attachment' : 'inline'
  return new Response(file.bytes, {
    headers: {
      ...headers,
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': `${disposition}; filename="${file.id}.${file.kind}"; filename*=UTF-8''${name}`,
    },
  })
}
