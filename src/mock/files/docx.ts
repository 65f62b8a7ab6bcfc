import { escaped } from '../mount/http/html.ts'
import { zip } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Half points, as word processors count. */
const run = (text: string, size: number): string =>
  `<w:r><w:rPr><w:rFonts w:eastAsia="SimSun"/><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** A minimal document for word processors: a title and paragraphs. */
export function docx(title: string, paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  const body = [
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, 36)}</w:p>`,
    ...paragraphs.map((text) => `<w:p>${run(text, 24)}</w:p>`),
  ].join('')
  return zip([
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `${head}<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr/></w:body></w:document>`],
  ])
}
