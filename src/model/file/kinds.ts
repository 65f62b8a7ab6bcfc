import { readArchive } from './archive.ts'

/** File kinds that the exchange accepts. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'zip' | 'docx' | 'xlsx'

const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

const heads: readonly (readonly [FileKind, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
]

/** Office documents are archives with certain parts. */
function officeKind(bytes: Uint8Array): FileKind {
  const names = new Set(readArchive(bytes)?.map(({ name }) => name))
  if (!names.has('[Content_Types].xml')) return 'zip'
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : 'zip'
}

/** A file's kind by its first bytes and, for archives, by their parts; null when not accepted. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kind = heads.find(([, head]) => beginsWith(bytes, head))?.[0] ?? null
  return kind === 'zip' ? officeKind(bytes) : kind
}

/** File name extensions of each kind. */
const endings: Record<FileKind, readonly string[]> = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  zip: ['zip'],
  docx: ['docx'],
  xlsx: ['xlsx'],
}

/** Whether a name has an extension of this kind. */
export const fitsName = (kind: FileKind, name: string): boolean =>
  endings[kind].includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())

/** For the `accept` of a file field. */
export const endingsOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => endings[kind].map((ending) => `.${ending}`)).join(',')

/** Content types for upload and download. */
export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Generic types that systems send for unknown files and for archives. */
const vague = new Set(['', 'application/octet-stream', 'application/x-zip-compressed', 'application/x-zip'])

/** Whether the declared content type fits this kind. */
export const fitsType = (kind: FileKind, declared: string): boolean =>
  vague.has(declared) || declared === mediaTypes[kind] || (kind === 'jpg' && declared === 'image/jpg')
