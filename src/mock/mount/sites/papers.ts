import { contractPapersRoot } from '../../files/address.ts'
import type { Exchange } from '../../worlds.ts'

const address = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/([a-z\\d]{32})\\.pdf$`)

/** The paper of a contract, at an address that only its parties know; with `?download=1` under its own name. */
export async function answerPaper(
  exchange: Exchange,
  { pathname, searchParams }: URL,
  headers: Record<string, string>,
): Promise<Response> {
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
