import { PDFHexString } from '@cantoo/pdf-lib'
import { sha256 } from '../../exchange/digest.ts'

/** One half of the identifier of a PDF: sixteen bytes that follow from what they name (ISO 32000-1, 14.4). */
export const fileId = (named: string): PDFHexString => PDFHexString.of(sha256(named).slice(0, 32))
