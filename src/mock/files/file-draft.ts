import type { PdfLine } from './pdf.ts'

/** A file before its bytes are made, as the seed keeps it. */
export type FileDraft = { id: string; kind: 'docx' | 'pdf'; name: string; title: string; lines: readonly PdfLine[] }
