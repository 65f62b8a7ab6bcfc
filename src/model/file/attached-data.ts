import type { PdfDictionary, PdfValue } from './pdf-values.ts'

/** Keys of a file specification under which viewers save the file, by system. */
const nameKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Structured data of an invoice or a bank receipt; machines read no other attachment. */
const dataName = /[^.]\.(?:xml|xbrl)$/i

/** Byte-order mark of UTF-16 text in a PDF. */
const twoBytes = 'þÿ'

function plainText(text: string): string {
  if (!text.startsWith(twoBytes)) return text
  return (text.slice(2).match(/[\s\S]{2}/g) ?? [])
    .map((pair) => String.fromCharCode(((pair.charCodeAt(0) << 8) | pair.charCodeAt(1)) & 0xffff))
    .join('')
}

const isDataName = (value: PdfValue): boolean =>
  value !== null && typeof value === 'object' && 'text' in value && dataName.test(plainText(value.text))

/** Object numbers of the attached file, or null when its name is not that of data. */
export function attachedObjects(specification: PdfDictionary): number[] | null {
  const names = nameKeys.flatMap((key) => specification.get(key) ?? [])
  if (names.length === 0 || !names.every(isDataName)) return null
  const embedded = specification.get('EF')
  if (!(embedded instanceof Map)) return null
  const objects = [...embedded.values()].flatMap((value: PdfValue) =>
    value !== null && typeof value === 'object' && 'reference' in value ? [value.reference] : [],
  )
  return objects.length > 0 && objects.length === embedded.size ? objects : null
}

/** A declaration, a comment or an element comes first. */
const xmlBegin = /^(?:ï»¿)?\s*<(?:\?xml\s|!--|[a-z_])/i
/**
 * What makes XML executable once opened: entity definitions, processing instructions, elements and name spaces of pages,
 * drawings and transformations; also when hidden in a reference.
 */
const xmlActive =
  /<!(?!--|\[CDATA\[)|<\?(?!xml\s)|<(?:[\w.-]+:)?(?:script|html|svg|iframe|object|embed|stylesheet|transform)\b|1999\/xhtml|2000\/svg|xsl\/transform|xmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*&|'[^']*&)/i

/** Whether text is XML with data only, and nothing that a browser or an office program would run. */
export const isPlainXml = (text: string): boolean =>
  xmlBegin.test(text) && !text.includes('\0') && !xmlActive.test(text)
