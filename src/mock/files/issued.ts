import { brand } from '#src/shared/config/brand.ts'
import { pdf, type PdfLine } from './pdf.ts'

const foot = `${brand.operator}（模拟文件，仅供演示）`

/** A document that the exchange issued, as the file that its owner downloads: the same bytes each time. */
export const issuedPdf = ({ title, lines }: { title: string; lines: readonly PdfLine[] }): Uint8Array<ArrayBuffer> =>
  pdf(title, lines, foot, { hasRiver: true })
