import { date, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { PdfLine } from '../../files/pdf.ts'
import { sha256 } from '../digest.ts'
import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'

/** A document that the exchange made for one user: a receipt, a notice, a certificate. */
type Document = { title: string; name: string; lines: readonly PdfLine[]; at: number }

export const documentsRoot = '/mock-files/letters/'

export type Documents = ReturnType<typeof createDocuments>

/** Documents of the exchange; whoever has the address may read one, and only its owner is told the address. */
export function createDocuments(exchange: Exchange) {
  const letters = new Map<string, Document>()
  let issued = 0
  return {
    find: (key: string): Document | null => letters.get(key) ?? null,
    /** Issues a document with number, time and a proof of its text (domain 6.24); answers its name, address and time. `lines` are label and value, or whole sentences. One of before the world began is told when it was issued. */
    issue: (title: string, lines: readonly (readonly [string, string] | string)[], pastAt?: number) => {
      const key = pastAt === undefined ? token(exchange.random, 32) : exchange.keyFor(`letter ${title}`)
      const at = pastAt ?? exchange.now()
      if (pastAt === undefined) issued += 1
      const said = lines.map((line) => (typeof line === 'string' ? line : `${line[0]}：${line[1]}`))
      const number = `WS${date(at).replaceAll('-', '')}${String(issued).padStart(5, '0')}`
      const head = [`文件编号：${number}`, `签发时间：${dateTimeSeconds(at)}`]
      const proof = sha256([title, ...head, ...said].join('\n'))
        .slice(0, 32)
        .toUpperCase()
      const foot = ['', `校验码：${proof}`, `核验地址：${documentsRoot}${key}.pdf`]
      const name = `${title}.pdf`
      letters.set(key, { title, name, lines: [...head, '', ...said, ...foot].map((text) => ({ text })), at })
      return { name, url: `${documentsRoot}${key}.pdf`, at }
    },
  }
}
