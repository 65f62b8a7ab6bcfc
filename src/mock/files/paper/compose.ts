import { PDFDocument, PDFString } from '@cantoo/pdf-lib'
import { brand } from '#src/shared/config/brand.ts'
import { fromTop, shapeOperators, textOperators } from './drawing.ts'
import { fileId } from './file-id.ts'
import { type DocumentFont, documentFont } from './font.ts'
import type { Form } from './form/form.ts'
import { layoutForm } from './form/layout-form.ts'
import { layoutPaper } from './layout.ts'
import { type LaidOutPaper, type PageItem, type Paper, pageSize, type SignPlace } from './paper.ts'
import { embedText } from './embed-text.ts'

export type ComposedPaper = {
  bytes: Uint8Array<ArrayBuffer>
  pages: { width: number; height: number }[]
  /** What is drawn on each page. */
  items: PageItem[][]
  places: SignPlace[]
}

const withoutMissing = (paper: Paper, shown: (text: string) => string): Paper => ({
  ...paper,
  title: shown(paper.title),
  no: shown(paper.no),
  blocks: paper.blocks.flatMap(({ kind, text }) => text.split('\n').map((line) => ({ kind, text: shown(line) }))),
  parties: paper.parties.map(({ id, label, name, lines }) => ({
    id,
    label: shown(label),
    name: shown(name),
    lines: lines.map(shown),
  })),
})

const shownForm = (form: Form, shown: (text: string) => string): Form => ({
  ...form,
  opening: shown(form.opening),
  closing: form.closing.map(shown),
  facts: form.facts.map(([label, value]) => [shown(label), shown(value)]),
  figures: form.figures.map((figures) => ({ ...figures, rows: figures.rows.map((row) => row.map(shown)) })),
})

type Head = { title: string; no: string; at: number; author: string }

/** Laid out pages as a PDF (A4). */
async function composePages(
  { title, no, at, author }: Head,
  { pages, places }: LaidOutPaper,
  font: DocumentFont,
): Promise<ComposedPaper> {
  // No date and no name but those of the paper: the same paper has the same bytes.
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(`${title} ${no}`)
  document.setAuthor(author)
  document.setProducer(brand.productName)
  document.setCreationDate(new Date(at))
  document.setModificationDate(new Date(at))
  document.setLanguage('zh-CN')
  const id = fileId(`${title} ${no} ${at}`)
  document.context.trailerInfo.ID = document.context.obj([id, id])
  const embedded = await embedText(document, font, 'MJPAPR')
  for (const items of pages) {
    const page = document.addPage([pageSize.width, pageSize.height])
    const use = { font: embedded, name: page.node.newFontDictionary('F', embedded.ref) }
    page.pushOperators(
      ...items.flatMap((item) => (item.kind === 'text' ? textOperators(item, use) : shapeOperators(item))),
    )
    const code = items.find((item) => item.kind === 'qr')
    if (code) {
      const { x, y, size, text } = code
      page.node.addAnnot(
        document.context.register(
          document.context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [x, fromTop(y + size), x + size, fromTop(y)],
            Border: [0, 0, 0],
            A: { S: 'URI', URI: PDFString.of(text) },
          }),
        ),
      )
    }
  }
  // Plain objects: the verification address can be read in a file that was damaged elsewhere.
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  return { bytes, pages: pages.map(() => ({ ...pageSize })), items: pages, places }
}

/** A contract as a PDF before anyone has signed it, with the places where its parties sign. */
export async function composePaper(paper: Paper): Promise<ComposedPaper> {
  const font = await documentFont()
  const laidOut = layoutPaper(withoutMissing(paper, font.shown), font.widthOf)
  return composePages({ ...paper, author: brand.operator }, laidOut, font)
}

/** A form as a PDF before it is sealed, with the place of its seal if it has one. */
export async function composeForm(form: Form): Promise<ComposedPaper> {
  const font = await documentFont()
  const author = form.end.kind === 'seal' ? form.end.issuer : brand.operator
  return composePages({ ...form, author }, layoutForm(shownForm(form, font.shown), font.widthOf), font)
}
