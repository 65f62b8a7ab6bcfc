import { boldStroke, fromTop, greys, printedSpacing, rounded, shapeOperators, type TextItem } from '../drawing.ts'
import { type DocumentFont, documentFont } from '../font.ts'
import { type PageItem, pageSize } from '../paper.ts'
import { drawnPicture, type Picture, type PictureShape, pngShape } from '../picture/picture.ts'
import { noteSize, placedPictures, type PlacedPicture, type Stamps } from '../stamps.ts'
import { createGlyphs, type Glyphs, grid } from './glyphs.ts'
import { colourOf, svgOf } from './operators.ts'

type Page = { items: readonly PageItem[]; index: number; pages: number }

function textOf(glyphs: Glyphs, { text, x, y, size, spacing, isBold, tone }: TextItem): string {
  if (text === '') return ''
  const grey = colourOf([greys[tone]])
  const bold = isBold ? ` stroke="${grey}" stroke-width="${boldStroke * grid}"` : ''
  const from = { x: rounded(x), y: rounded(fromTop(y)), size, spacing: printedSpacing(spacing) }
  return glyphs.line(text, from, ` fill="${grey}"${bold}`)
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** A picture in the unit square, y upwards. */
function definedAs(id: string, picture: Picture, font: DocumentFont): { shape: PictureShape; svg: string } {
  if (picture.kind === 'png') {
    const image = `<image id="${id}" width="1" height="1" preserveAspectRatio="none" transform="matrix(1 0 0 -1 0 1)"`
    return { shape: pngShape(picture.bytes), svg: `${image} href="data:image/png;base64,${base64(picture.bytes)}"/>` }
  }
  const { width, height, operators, ...shape } = drawnPicture(picture, font)
  return { shape, svg: `<g id="${id}"><g transform="scale(${1 / width} ${1 / height})">${svgOf(operators)}</g></g>` }
}

/** The pictures of the signers: each defined once, however often it is shown. */
function createPictures(font: DocumentFont) {
  const known = new Map<Picture, { id: string; shape: PictureShape; svg: string }>()
  const clips: string[] = []
  const used = new Set<Picture>()
  const find = (picture: Picture) => {
    const id = `mark-${known.size}`
    const found = known.get(picture) ?? { id, ...definedAs(id, picture, font) }
    known.set(picture, found)
    return found
  }
  const clip = (box: NonNullable<PlacedPicture['clipTo']>): string => {
    const id = `clip-${clips.length}`
    const [x, y, width, height] = [box.x, fromTop(box.y + box.height), box.width, box.height].map(rounded)
    clips.push(`<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`)
    return ` clip-path="url(#${id})"`
  }
  return {
    shapeOf: (picture: Picture): PictureShape => find(picture).shape,
    show: ({ picture, target: { x, y, width, height }, clipTo }: PlacedPicture): string => {
      used.add(picture)
      const matrix = [width, 0, 0, height, x, fromTop(y + height)].map(rounded).join(' ')
      return `<g${clipTo ? clip(clipTo) : ''}><use href="#${find(picture).id}" transform="matrix(${matrix})"/></g>`
    },
    definitions: () => [...used].map((picture) => find(picture).svg).join('') + clips.join(''),
  }
}

/** A page as the PDF shows it after these signatures, as an SVG that needs no font; `pages` is their number. */
export async function pagePicture({ items, index, pages }: Page, stamps: readonly Stamps[]): Promise<string> {
  const font = await documentFont()
  const glyphs = createGlyphs(font)
  const pictures = createPictures(font)
  const printed = items.map((item) => (item.kind === 'text' ? textOf(glyphs, item) : svgOf(shapeOperators(item))))
  const signed = stamps.flatMap(({ note, ...drawn }) => [
    ...placedPictures(drawn, pages, pictures.shapeOf)
      .filter(({ page }) => page === index)
      .map(pictures.show),
    note?.page === index
      ? textOf(glyphs, {
          kind: 'text',
          ...note,
          text: font.shown(note.text),
          size: noteSize,
          spacing: 0,
          isBold: false,
          tone: 'ink',
        })
      : '',
  ])
  const { width, height } = pageSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${glyphs.definitions()}${pictures.definitions()}</defs><rect width="100%" height="100%" fill="#fff"/>`,
    // PDF counts from the bottom.
    `<g transform="matrix(1 0 0 -1 0 ${height})">${printed.join('')}${signed.join('')}</g></svg>`,
  ].join('')
}
