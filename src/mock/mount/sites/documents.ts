import type { Exchange } from '../../worlds.ts'
import { keyOfDocument } from '../../exchange/files/documents.ts'

/** A document of the exchange as a PDF; with `?download=1` under its own name. */
export async function answerDocument(
  exchange: Exchange,
  { pathname, searchParams }: URL,
  headers: Record<string, string>,
): Promise<Response> {
  const letter = exchange.documents.find(keyOfDocument(pathname))
  if (!letter) return new Response('no such file', { status: 404, headers })
  const bytes = await exchange.documents.bytesOf(letter)
  const disposition = searchParams.get('download') === '1' ? 'attachment' : 'inline'
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `${disposition}; filename="letter.pdf"; filename*=UTF-8''${encodeURIComponent(letter.name)}`,
    },
  })
}
