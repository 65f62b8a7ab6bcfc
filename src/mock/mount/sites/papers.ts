import { contractPapersRoot } from '../../files/address.ts'
import type { Exchange } from '../../worlds.ts'
import { dispositionOf, privateFileHeaders, refusedReading } from './file-answers.ts'

const address = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/([a-z\\d]{32})\\.pdf$`)
const pageAddress = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/([a-z\\d]{32})/page-(\\d{1,3})-(\\d{1,3})\\.svg$`)

/** The seals on a page are pictures inside of it. */
const pagePolicy = "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'"

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
      ...privateFileHeaders,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `inline; filename="page-${page}.svg"`,
      'content-security-policy': pagePolicy,
    },
  })
}

/** The paper of a contract or a picture of its page, for its parties. The paper is saved: see `answerDocument`. */
export async function answerPaper(exchange: Exchange, url: URL, headers: Record<string, string>): Promise<Response> {
  const refused = refusedReading(exchange, url)
  if (refused) return refused
  const page = pageAddress.exec(url.pathname)
  if (page) return answerPage(exchange, page, headers)
  const [, id = '', key = ''] = address.exec(url.pathname) ?? []
  const paper = await exchange.contracts.papers.at(id, key)
  if (!paper) return new Response('no such file', { status: 404, headers })
  return new Response(paper.bytes, {
    headers: {
      ...headers,
      ...privateFileHeaders,
      'content-type': 'application/pdf',
      'content-length': String(paper.bytes.length),
      'content-disposition': dispositionOf(false, 'contract.pdf', paper.name),
    },
  })
}
