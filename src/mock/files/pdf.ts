import { brokenLines } from './paper/text/lines.ts'

/** A line of a document: a heading, or text that is wrapped. */
export type PdfLine = { text: string; isHeading?: boolean }

const [pageWidth, pageHeight, margin] = [595, 842, 56]
const sizes = { title: 16, heading: 12, text: 10.5, foot: 9 }
const leading = 1.65

type Placed = { text: string; size: number; x: number; y: number }

/** Half an em for ASCII, a whole one for Han characters, as in the widths of the font below. */
const widthOf = (character: string): number => (character.charCodeAt(0) < 0x7f ? 0.5 : 1)

const wrapped = (text: string, size: number): string[] =>
  brokenLines(text, { room: (pageWidth - 2 * margin) / size }, widthOf).map((line) => line.text)

/** UCS-2, the encoding of the font; characters beyond it become a square. */
const hex = (text: string): string =>
  Array.from(text, (character) => (character.length > 1 ? '□' : character).charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()

/** Lines from the top of the first page to the bottom of the last. */
function laidOut(title: string, lines: readonly PdfLine[]): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = pageHeight - margin
  const add = (text: string, size: number) => {
    for (const line of wrapped(text, size)) {
      if (y - size * leading < margin) {
        pages.push([])
        y = pageHeight - margin
      }
      y -= size * leading
      pages.at(-1)!.push({ text: line, size, x: margin, y })
    }
  }
  add(title, sizes.title)
  y -= 8
  for (const { text, isHeading } of lines) {
    if (isHeading) y -= 6
    add(text, isHeading ? sizes.heading : sizes.text)
  }
  return pages
}

const contentOf = (placed: readonly Placed[]): string =>
  placed
    .filter(({ text }) => text !== '')
    .map(({ text, size, x, y }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y.toFixed(2)} Tm <${hex(text)}> Tj ET`)
    .join('\n')

/**
 * A document without an embedded font, which every reader opens: Han characters are set in a standard font by name. Written in
 * ASCII only, so that characters are bytes.
 */
export function pdf(title: string, lines: readonly PdfLine[], foot: string): Uint8Array<ArrayBuffer> {
  const pages = laidOut(title, lines)
  const firstPage = 7
  const refs = pages.map((_, index) => `${firstPage + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${refs.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title <FEFF${hex(title)}> >>`,
    ...pages.flatMap((placed, index) => {
      const footer = { text: `${foot}　第 ${index + 1} 页 / 共 ${pages.length} 页`, size: sizes.foot, x: margin, y: 32 }
      const content = contentOf([...placed, footer])
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...offsets.map((at) => `${at} 00000 n `)].join('\n')
  const tail = `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text + tail)
}
