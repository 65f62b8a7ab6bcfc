import type { PdfDictionary, PdfValue } from './pdf-values.ts'

/** Where a file specification keeps the names under which viewers save the file, by system. */
const nameKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Structured data of an invoice or a receipt of the bank; nothing else is read from a document by machines. */
const dataName = /[^.]\.(?:xml|xbrl)$/i

/** Text of PDF begins with this mark where each character has two bytes. */
const twoBytes = 'þÿ'

function plainText(text: string): string {
  if (!text.startsWith(twoBytes)) return text
  return (text.slice(2).match(/[\s\S]{2}/g) ?? [])
    .map((pair) => String.fromCharCode(((pair.charCodeAt(0) << 8) | pair.charCodeAt(1)) & 0xffff))
    .join('')
}

const isDataName = (value: PdfValue): boolean =>
  value !== null && typeof value === 'object' && 'text' in value && dataName.test(plainText(value.text))

/** The numbers of the objects that hold the file, or null when it is not called what data is called. */
export function attachedObjects(specification: PdfDictionary): number[] | null {
  const names = nameKeys.flatMap((key) => specification.get(key) ?? [])
  if (names.length === 0 || !names.every(isDataName)) return null
  const kept = specification.get('EF')
  if (!(kept instanceof Map)) return null
  const objects = [...kept.values()].flatMap((value: PdfValue) =>
    value !== null && typeof value === 'object' && 'reference' in value ? [value.reference] : [],
  )
  return objects.length > 0 && objects.length === kept.size ? objects : null
}

/** A declaration, a comment or an element comes first. */
const xmlBegin = /^(?:ï»¿)?\s*<(?:\?xml\s|!--|[a-z_])/i
/**
 * What makes a program out of data once it is opened: definitions of entities, instructions to the one who reads it,
 * elements and name spaces of pages, drawings and transformations; also where a reference hides one.
 */
const xmlActive =
  /<!(?!--|\[CDATA\[)|<\?(?!xml\s)|<(?:[\w.-]+:)?(?:script|html|svg|iframe|object|embed|stylesheet|transform)\b|1999\/xhtml|2000\/svg|xsl\/transform|xmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*&|'[^']*&)/i

/** Whether text is XML that holds data and nothing that a browser or an office program would run. */
export const isPlainXml = (text: string): boolean =>
  xmlBegin.test(text) && !text.includes('\0') && !xmlActive.test(text)
