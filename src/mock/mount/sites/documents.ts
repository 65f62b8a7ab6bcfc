import type { Exchange } from '../../worlds.ts'
import { keyOfDocument } from '../../exchange/files/documents.ts'
import { dispositionOf, privateFileHeaders, refusedReading } from './file-answers.ts'

/** A document of the exchange as a PDF. It is saved: no reader of PDF files works under the policy of a file. */
export async function answerDocument(exchange: Exchange, url: URL, headers: Record<string, string>): Promise<Response> {
  const refused = refusedReading(exchange, url)
  if (refused) return refused
  const letter = exchange.documents.find(keyOfDocument(url.pathname))
  if (!letter) return new Response('no such file', { status: 404, headers })
  const bytes = await exchange.documents.bytesOf(letter)
  return new Response(bytes, {
    headers: {
      ...headers,
      ...privateFileHeaders,
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': dispositionOf(false, 'letter.pdf', letter.name),
    },
  })
}
