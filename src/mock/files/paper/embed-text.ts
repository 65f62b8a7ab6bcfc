import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { DocumentFont } from './font.ts'

/** Embeds the characters that will be used; `tag` (six capitals) marks the subset, as PDF wants it. */
export function embedText(document: PDFDocument, font: DocumentFont, tag: string): Promise<PDFFont> {
  document.registerFontkit(font.fontkit())
  return document.embedFont(new Uint8Array(), { subset: true, customName: `${tag}+NotoSerifSC-Regular` })
}
