import { type ArchiveEntry, hasDuplicateNames, isBomb, isIntactArchive, escapesFolder, readArchive } from './archive.ts'
import { hidesArchive, hidesDocument, isPage, isProgram } from './hidden.ts'
import { type FileKind, fitsName, fitsType, kindOfBytes } from './kinds.ts'
import { type ArchiveKind, isArchive, isOfArchive, isUnsafeName, type NameTrouble, nameTrouble } from './names.ts'
import { type PdfTrouble, pdfTrouble } from './pdf.ts'
import { isFitForSeal, isTooLarge, jpegSize, type PictureSize, pngSize } from './pictures.ts'

export const imageKinds: readonly FileKind[] = ['jpg', 'png']
const documentKinds: readonly FileKind[] = ['pdf', 'jpg', 'png', 'zip']

/** Bytes of a megabyte as people read it off their file manager: a file that is shown with 5.0 MB is not too large for 5 MB. */
const megabyte = 1024 * 1024

/** Accepted kinds and sizes by purpose; bytes (domain 6: 单个≤5M; portraits 6.16: ≤2 MB). */
export const uploadPurposes = {
  identity: { kinds: imageKinds, maxBytes: 5 * megabyte },
  licence: { kinds: ['jpg', 'png', 'pdf'], maxBytes: 5 * megabyte },
  portrait: { kinds: imageKinds, maxBytes: 2 * megabyte },
  material: { kinds: documentKinds, maxBytes: 20 * megabyte },
  /** Added to the files of a project. */
  case: { kinds: [...documentKinds, 'docx', 'xlsx'], maxBytes: 20 * megabyte },
  sealLetter: { kinds: ['pdf', 'jpg', 'png'], maxBytes: 5 * megabyte },
  sealPicture: { kinds: ['png'], maxBytes: 2 * megabyte },
  receipt: { kinds: ['pdf', 'jpg', 'png'], maxBytes: 5 * megabyte },
} as const satisfies Record<string, { kinds: readonly FileKind[]; maxBytes: number }>
export type UploadPurpose = keyof typeof uploadPurposes

export type FileTrouble =
  | NameTrouble
  | PdfTrouble
  | 'empty'
  | 'too-large'
  | 'kind'
  | 'program'
  | 'name-kind'
  | 'declared'
  | 'pixels'
  | 'seal-size'
  | 'hidden'
  | 'archive-path'
  | 'archive-name'
  | 'archive-twins'
  | 'archive-bomb'
  | 'archive-content'
  | 'archive-nested'

/** Known before reading; `declared` is the content type sent with the file. */
type FileHead = { name: string; size: number; declared: string; purpose: UploadPurpose }

/** A problem known before reading the file, or null. */
export function headTrouble({ name, size, purpose }: FileHead): FileTrouble | null {
  const trouble = nameTrouble(name)
  if (trouble) return trouble
  if (size === 0) return 'empty'
  const kinds: readonly FileKind[] = uploadPurposes[purpose].kinds
  if (!kinds.some((kind) => fitsName(kind, name))) return 'kind'
  return size > uploadPurposes[purpose].maxBytes ? 'too-large' : null
}

/** What a careless server or reader would run; no picture contains it. */
const scripts = /<\?php|<script|<!doctype html|<html|<iframe|<svg[\s>]|javascript:/i
/** The same in a document, with enough context that packed contents do not match by chance. */
const documentScripts = /<\?php\s|<script[\s>/]|<!doctype html|<html[\s>]|<iframe[\s>]|javascript:/i
const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

function sizeTrouble(size: PictureSize | null, purpose: UploadPurpose): FileTrouble | null {
  if (!size || size.width === 0 || size.height === 0) return 'broken'
  if (isTooLarge(size)) return 'pixels'
  return purpose === 'sealPicture' && !isFitForSeal(size) ? 'seal-size' : null
}

function pictureTrouble(bytes: Uint8Array, kind: 'jpg' | 'png', purpose: UploadPurpose): FileTrouble | null {
  const trouble = sizeTrouble(kind === 'png' ? pngSize(bytes) : jpegSize(bytes), purpose)
  if (trouble) return trouble
  const text = latin(bytes)
  if (scripts.test(text)) return 'active'
  return hidesArchive(text) || hidesDocument(text) ? 'hidden' : null
}

async function documentTrouble(bytes: Uint8Array<ArrayBuffer>): Promise<FileTrouble | null> {
  const text = latin(bytes)
  if (documentScripts.test(text)) return 'active'
  return hidesArchive(text) ? 'hidden' : pdfTrouble(bytes)
}

async function archiveTrouble(bytes: Uint8Array<ArrayBuffer>, kind: ArchiveKind): Promise<FileTrouble | null> {
  const entries = readArchive(bytes)
  if (!entries) return 'broken'
  const names = entries.flatMap(({ name, otherName }) => (otherName === null ? name : [name, otherName]))
  if (names.some(escapesFolder)) return 'archive-path'
  if (names.some(isUnsafeName)) return 'archive-name'
  if (isBomb(entries, bytes.length)) return 'archive-bomb'
  if (names.some(isArchive)) return 'archive-nested'
  const isFine = ({ name, otherName, isEncrypted, isPlain }: ArchiveEntry) =>
    isPlain && !isEncrypted && [name, otherName ?? name].every((one) => isOfArchive(kind, one))
  if (!entries.every(isFine)) return 'archive-content'
  if (hasDuplicateNames(entries)) return 'archive-twins'
  return (await isIntactArchive(bytes, entries)) ? null : 'broken'
}

async function contentTrouble(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  purpose: UploadPurpose,
): Promise<FileTrouble | null> {
  if (kind === 'jpg' || kind === 'png') return pictureTrouble(bytes, kind, purpose)
  return kind === 'pdf' ? await documentTrouble(bytes) : await archiveTrouble(bytes, kind)
}

/** The first problem of a file, or its kind. The portal and the exchange use the same check (quality A5). */
export async function checkFile(
  head: FileHead,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ trouble: FileTrouble } | { kind: FileKind }> {
  const early = headTrouble({ ...head, size: bytes.length })
  if (early) return { trouble: early }
  const kinds: readonly FileKind[] = uploadPurposes[head.purpose].kinds
  const kind = kindOfBytes(bytes)
  if (!kind || !kinds.includes(kind)) return { trouble: isProgram(bytes) || isPage(bytes) ? 'program' : 'kind' }
  if (!fitsName(kind, head.name)) return { trouble: 'name-kind' }
  if (!fitsType(kind, head.declared)) return { trouble: 'declared' }
  const trouble = await contentTrouble(bytes, kind, head.purpose)
  return trouble ? { trouble } : { kind }
}

/** Values for the texts of a refusal. */
export const troubleValues = (purpose: UploadPurpose): { megabytes: number; kinds: string } => ({
  megabytes: uploadPurposes[purpose].maxBytes / megabyte,
  kinds: uploadPurposes[purpose].kinds.join(' / '),
})

export const isUploadPurpose = (text: string): text is UploadPurpose => Object.hasOwn(uploadPurposes, text)
