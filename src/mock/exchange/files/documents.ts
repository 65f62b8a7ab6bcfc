import { date, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { PdfLine } from '../../files/pdf.ts'
import type { Core } from '../core.ts'
import { sha256 } from '../digest.ts'
import { token } from '../random.ts'

/** A document that the exchange made for one user: a receipt, a notification, a certificate. */
type Document = { title: string; name: string; lines: readonly PdfLine[]; at: number }

/** Label and value, or a whole sentence. */
export type DocumentLine = readonly [label: string, value: string] | string

export type IssuedDocument = { name: string; url: string; at: number }

export const documentsRoot = '/mock-files/letters/'

export type Documents = {
  find: (key: string) => Document | null
  /**
   * Issues a document with number, time and a digest of its text (domain 6.24). `pastAt` is the time of issue of one that was issued
   * before the world began.
   */
  issue: (title: string, lines: readonly DocumentLine[], pastAt?: number) => IssuedDocument
}

/** Documents of the exchange; anyone with the address may read one, and only its owner is given the address. */
export function createDocuments(core: Core): Documents {
  const documents = new Map<string, Document>()
  let issued = 0
  let past = 0
  return {
    find: (key) => documents.get(key) ?? null,
    issue: (title, lines, pastAt) => {
      const key = pastAt === undefined ? token(core.random, 32) : core.keyFor(`letter ${title}`)
      const at = pastAt ?? core.now()
      if (pastAt === undefined) issued += 1
      else past += 1
      const body = lines.map((line) => (typeof line === 'string' ? line : `${line[0]}：${line[1]}`))
      const number = `WS${date(at).replaceAll('-', '')}${String(pastAt === undefined ? issued : past).padStart(5, '0')}`
      const head = [`文件编号：${number}`, `签发时间：${dateTimeSeconds(at)}`]
      const proof = sha256([title, ...head, ...body].join('\n'))
        .slice(0, 32)
        .toUpperCase()
      const foot = ['', `校验码：${proof}`, `核验地址：${documentsRoot}${key}.pdf`]
      const name = `${title}.pdf`
      documents.set(key, { title, name, lines: [...head, '', ...body, ...foot].map((text) => ({ text })), at })
      return { name, url: `${documentsRoot}${key}.pdf`, at }
    },
  }
}
