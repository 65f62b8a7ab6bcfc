import { contractPapersRoot } from '../../files/address.ts'
import type { Exchange } from '../../worlds.ts'

const address = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/([a-z\\d]{32})\\.pdf$`)
const pageAddress = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/([a-z\\d]{32})/page-(\\d{1,3})-(\\d{1,3})\\.svg$`)

/** The picture of a page: what its address names does not change. */
async function answerPage(
  { contracts }: Exchange,
  [, id = '', key = '', page, signatures]: RegExpExecArray,
  headers: Record<string, string>,
): Promise<Response> {
  const svg = await contracts.papers.pictureAt(id, key, Number(page), Number(signatures))
  if (svg === null) return new Response('no such page', { status: 404, headers })
  return new Response(svg, {
    headers: {
      ...headers,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox",
    },
  })
}

/** The paper of a contract or a picture of its page, at addresses that only its parties know; `?download=1` names the paper. */
export async function answerPaper(
  exchange: Exchange,
  { pathname, searchParams }: URL,
  headers: Record<string, string>,
): Promise<Response> {
  const page = pageAddress.exec(pathname)
  if (page) return answerPage(exchange, page, headers)
  const [, id = '', key = ''] = address.exec(pathname) ?? []
  const paper = await exchange.contracts.papers.at(id, key)
  if (!paper) return new Response('no such file', { status: 404, headers })
  const disposition = searchParams.get('download') === '1' ? 'attachment' : 'inline'
  return new Response(paper.bytes, {
    headers: {
      ...headers,
      // Each signature changes it.
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-length': String(paper.bytes.length),
      'content-disposition': `${disposition}; filename="contract.pdf"; filename*=UTF-8''${encodeURIComponent(paper.name)}`,
    },
  })
}
