import { type ArchiveEntry, hasDuplicateNames, isBomb, isIntactArchive, escapesFolder, readArchive } from './archive.ts'
import { hidesArchive, hidesDocument, isPage, isProgram } from './hidden.ts'
import { type FileKind, fitsName, fitsType, kindOfBytes } from './kinds.ts'
import { type ArchiveKind, isArchive, isOfArchive, isUnsafeName, type NameTrouble, nameTrouble } from './names.ts'
import { type PdfTrouble, pdfTrouble } from './pdf.ts'
import { isFitForSeal, isTooLarge, jpegEnd, jpegSize, type PictureSize, pngEnd, pngSize } from './pictures.ts'

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

type PictureKind = 'jpg' | 'png'

/** A problem of the size of a picture, known without decoding it. */
export const pictureSizeTrouble = (bytes: Uint8Array, kind: PictureKind, purpose: UploadPurpose): FileTrouble | null =>
  sizeTrouble(kind === 'png' ? pngSize(bytes) : jpegSize(bytes), purpose)

function pictureTrouble(bytes: Uint8Array, kind: PictureKind, purpose: UploadPurpose): FileTrouble | null {
  const trouble = pictureSizeTrouble(bytes, kind, purpose)
  if (trouble) return trouble
  const text = latin(bytes)
  if (scripts.test(text)) return 'active'
  if (hidesArchive(text) || hidesDocument(text)) return 'hidden'
  const end = kind === 'png' ? pngEnd(bytes) : jpegEnd(bytes)
  // Of what follows the end no viewer shows anything, and another program may read it as a file of its own.
  return end !== null && bytes.subarray(end).some((byte) => byte !== 0) ? 'hidden' : null
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

type Judged = { trouble: FileTrouble } | { kind: FileKind }

/** The kind of a file by its first bytes, or the first problem of its name, its size or its kind. */
export function checkKind(head: FileHead, bytes: Uint8Array<ArrayBuffer>): Judged {
  const early = headTrouble({ ...head, size: bytes.length })
  if (early) return { trouble: early }
  const kinds: readonly FileKind[] = uploadPurposes[head.purpose].kinds
  const kind = kindOfBytes(bytes)
  if (!kind || !kinds.includes(kind)) return { trouble: isProgram(bytes) || isPage(bytes) ? 'program' : 'kind' }
  if (!fitsName(kind, head.name)) return { trouble: 'name-kind' }
  return fitsType(kind, head.declared) ? { kind } : { trouble: 'declared' }
}

/** The first problem of a file, or its kind. The portal and the exchange use the same check (quality A5). */
export async function checkFile(head: FileHead, bytes: Uint8Array<ArrayBuffer>): Promise<Judged> {
  const judged = checkKind(head, bytes)
  if ('trouble' in judged) return judged
  const trouble = await contentTrouble(bytes, judged.kind, head.purpose)
  return trouble ? { trouble } : judged
}

/** Values for the texts of a refusal. */
export const troubleValues = (purpose: UploadPurpose): { megabytes: number; kinds: string } => ({
  megabytes: uploadPurposes[purpose].maxBytes / megabyte,
  kinds: uploadPurposes[purpose].kinds.join(' / '),
})

export const isUploadPurpose = (text: string): text is UploadPurpose => Object.hasOwn(uploadPurposes, text)
