import { keyOfDocument } from '#src/mock/exchange/files/documents.ts'
import type { Exchange } from '#src/mock/worlds.ts'

/** The form of a document of the exchange by its address. */
export const formAt = ({ documents }: Exchange, url: string) => documents.find(keyOfDocument(url))!.form

/** The same as lines, in the order in which they are printed. */
export function linesOfLetter(exchange: Exchange, url: string): string[] {
  const { opening, facts, figures, closing } = formAt(exchange, url)
  return [
    opening,
    ...facts.map(([label, value]) => `${label}：${value}`),
    ...figures.flatMap(({ title, columns, rows, total }) => [
      title,
      ...[columns, ...rows, ...(total ? [total] : [])].map((row) => row.join(' ')),
    ]),
    ...closing,
  ]
}
