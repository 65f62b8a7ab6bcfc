import { procurementFile, type ProcurementFileMade } from '../../files/procurement/files.ts'
import { streamOf } from '../../files/procurement/parts.ts'
import { purchaseFilesRoot } from '../../exchange/procurement/supplier/documents.ts'
import { Refusal } from '../../exchange/refusal.ts'
import type { Exchange } from '../../worlds.ts'
import { headers } from '../http/responses.ts'
import { dispositionOf, privateFileHeaders } from './file-answers.ts'

const refused = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: { ...headers, ...privateFileHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })

type Part = { from: number; to: number }

/** The bytes of `bytes=N-` or `bytes=N-M`; null for the whole file, `false` for a part that does not exist. */
function partOf(range: string | null, length: number): Part | null | false {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined) return null
  const from = Number(first)
  const to = last ? Math.min(Number(last), length - 1) : length - 1
  return from <= to && from < length ? { from, to } : false
}

/** What of the file is wanted; `If-Range` begins anew when it has changed. */
function wantedOf({ headers: given }: Request, etag: string, length: number): Part | null | false {
  const known = given.get('if-range')
  return known === null || known === etag ? partOf(given.get('range'), length) : null
}

function sent(request: Request, { parts, type, file }: ProcurementFileMade): Response {
  const etag = `"${file.digest}"`
  const part = wantedOf(request, etag, file.size)
  const known = {
    ...headers,
    ...privateFileHeaders,
    'accept-ranges': 'bytes',
    etag,
    'repr-digest': `sha-256=:${base64Of(file.digest ?? '')}:`,
  }
  if (part === false)
    return new Response(null, { status: 416, headers: { ...known, 'content-range': `bytes */${file.size}` } })
  const { from, to } = part ?? { from: 0, to: file.size - 1 }
  return new Response(streamOf(parts, from, to), {
    status: part ? 206 : 200,
    headers: {
      ...known,
      'content-type': type,
      'content-length': String(to + 1 - from),
      'content-disposition': dispositionOf(false, `${file.id}.${file.kind}`, file.name),
      ...(part && { 'content-range': `bytes ${from}-${to}/${file.size}` }),
    },
  })
}

/**
 * The download host of the procurement documents: at addresses that the exchange has given to those who have bought them. A download
 * that broke off goes on with `Range`.
 */
export function answerPurchaseFile(request: Request, url: URL, exchange: Exchange): Response {
  exchange.advance()
  try {
    const { project, fileId, userId, session } = exchange.suppliers.documents.granted(
      url.pathname.slice(purchaseFilesRoot.length),
    )
    if (session !== null && !exchange.accounts.sessionsOf(userId).has(session))
      return refused('登录已结束，请重新登录后下载', 403)
    const made = procurementFile(project, fileId)
    return made ? sent(request, made) : refused('文件不存在', 404)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(error.message, error.code)
  }
}

/** Hexadecimal digits as base64. */
const base64Of = (digits: string): string =>
  btoa(String.fromCodePoint(...(digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))))
