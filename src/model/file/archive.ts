import { crc32 } from './crc32.ts'
import { deflates } from './inflate.ts'
import { diskName, isSameName } from './names.ts'

/** One file of an archive; its central and local headers agree. */
export type ArchiveEntry = {
  name: string
  /** The name in the extra field that some programs use instead; null for none. */
  otherName: string | null
  packed: number
  unpacked: number
  isEncrypted: boolean
  /** A regular file or folder; not a link, device or pipe. */
  isPlain: boolean
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const descriptorMark = 0x08074b50
const endLength = 22
/** Marks a zip64 size: no archive this small needs it. */
const zip64Size = 0xffffffff

/** Flag: the sizes follow the content, written by a streaming packer. */
const sizesFollow = 0x0008
/** Flags: encrypted, strongly encrypted, encrypted directory. */
const encrypted = 0x2041
const stored = 0
const deflated = 8
/** Info-ZIP's name in UTF-8. */
const unicodeName = 0x7075
/**
 * Allowed extra fields: times, owners and system attributes, UTF-8 names and comments, padding. Others redefine the file, as a
 * link for instance, for programs that read them.
 */
const extras: ReadonlySet<number> = new Set([
  0x0009, 0x000a, 0x07c8, 0x2605, 0x2705, 0x334d, 0x4453, 0x4d63, 0x5455, 0x5855, 0x6375, 0x7075, 0x7855, 0x7875,
  0xa11e, 0xa220, 0xcafe, 0xd935,
])

/** Bytes; a larger archive is treated as a bomb. */
const unpackedMax = 200_000_000
const ratioMax = 200
const entriesMax = 2000

type End = { count: number; directoryAt: number; directoryLength: number }

/** The end record, which must end the file: nothing may be hidden after it. */
function endOf(view: DataView): End | null {
  const first = Math.max(0, view.byteLength - endLength - 0xffff)
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue
    if (at + endLength + view.getUint16(at + 20, true) !== view.byteLength) continue
    const [directoryLength, directoryAt] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    return directoryAt + directoryLength === at
      ? { count: view.getUint16(at + 10, true), directoryAt, directoryLength }
      : null
  }
  return null
}

/** The name in an extra field; null for none, undefined when the field is broken, has two names, or has a disallowed kind. */
function nameInExtra(extra: Uint8Array): string | null | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  let name: string | null = null
  let at = 0
  while (at + 4 <= extra.length) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (at + 4 + length > extra.length || !extras.has(id) || (id === unicodeName && name !== null)) return undefined
    // A version byte and the checksum of the plain name precede it.
    if (id === unicodeName) name = new TextDecoder().decode(extra.subarray(at + 9, at + 4 + length))
    at += 4 + length
  }
  return name
}

export type LocatedEntry = ArchiveEntry & {
  nameBytes: Uint8Array
  method: number
  flags: number
  sum: number
  localAt: number
}

/** A regular file or folder by its Unix mode, or without one; and not a Windows link. */
function isPlain(attributes: number): boolean {
  const type = (attributes >>> 28) & 0xf
  return (type === 0 || type === 4 || type === 8) && (attributes & 0x400) === 0
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { entry: LocatedEntry; next: number } | null {
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const extraAt = at + 46 + nameLength
  const next = extraAt + extraLength + view.getUint16(at + 32, true)
  if (
    packed === zip64Size ||
    unpacked === zip64Size ||
    (method !== stored && method !== deflated) ||
    next > bytes.length
  )
    return null
  const nameBytes = bytes.subarray(at + 46, extraAt)
  const otherName = nameInExtra(bytes.subarray(extraAt, extraAt + extraLength))
  if (otherName === undefined) return null
  const entry = {
    name: new TextDecoder().decode(nameBytes),
    otherName,
    packed,
    unpacked,
    isEncrypted: (flags & encrypted) !== 0,
    isPlain: isPlain(view.getUint32(at + 38, true)),
    nameBytes,
    method,
    flags,
    sum: view.getUint32(at + 16, true),
    localAt: view.getUint32(at + 42, true),
  }
  return { entry, next }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Whether the local sizes match the directory's, or are absent because they follow the content. */
function fitsSizes(packed: number, unpacked: number, entry: LocatedEntry): boolean {
  const follow = (entry.flags & sizesFollow) !== 0 && packed === 0 && unpacked === 0
  return follow || (packed === entry.packed && unpacked === entry.unpacked)
}

/** The same for the checksum. */
const fitsSum = (sum: number, entry: LocatedEntry): boolean =>
  sum === entry.sum || (sum === 0 && (entry.flags & sizesFollow) !== 0)

/** End of an entry's content, or null when its local header differs from the directory. */
function contentEnd(bytes: Uint8Array, view: DataView, entry: LocatedEntry): number | null {
  const at = entry.localAt
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localMark) return null
  const nameEnd = at + 30 + view.getUint16(at + 26, true)
  const end = nameEnd + view.getUint16(at + 28, true)
  if (end + entry.packed > bytes.length) return null
  const otherName = nameInExtra(bytes.subarray(nameEnd, end))
  const says = [
    isSame(bytes.subarray(at + 30, nameEnd), entry.nameBytes),
    otherName === null || otherName === entry.otherName,
    view.getUint16(at + 6, true) === entry.flags,
    view.getUint16(at + 8, true) === entry.method,
    fitsSum(view.getUint32(at + 14, true), entry),
    fitsSizes(view.getUint32(at + 18, true), view.getUint32(at + 22, true), entry),
  ]
  return says.every(Boolean) ? end + entry.packed : null
}

/** Where the next entry must start: at once, or after a data descriptor; null when the descriptor differs. */
function nextLocal(view: DataView, entry: LocatedEntry, end: number): number | null {
  if ((entry.flags & sizesFollow) === 0) return end
  const isMarked = end + 4 <= view.byteLength && view.getUint32(end, true) === descriptorMark
  const at = isMarked ? end + 4 : end
  if (at + 12 > view.byteLength) return null
  const says = [entry.sum, entry.packed, entry.unpacked].every(
    (value, index) => view.getUint32(at + 4 * index, true) === value,
  )
  return says ? at + 12 : null
}

/**
 * Whether the contents are contiguous from the first byte to the directory, so that programs reading from the front without the
 * directory unpack the same files.
 */
function fillsFile(bytes: Uint8Array, view: DataView, entries: readonly LocatedEntry[], directoryAt: number): boolean {
  let at = 0
  for (const entry of [...entries].sort((one, other) => one.localAt - other.localAt)) {
    const end = entry.localAt === at ? contentEnd(bytes, view, entry) : null
    const next = end === null ? null : nextLocal(view, entry, end)
    if (next === null) return false
    at = next
  }
  return at === directoryAt
}

/** Whether an entry's content has the length and checksum of the directory. */
async function isTrue(bytes: Uint8Array<ArrayBuffer>, entry: LocatedEntry): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = contentEnd(bytes, view, entry)
  if (end === null) return false
  const content = bytes.slice(end - entry.packed, end)
  if (entry.method === deflated) return deflates(content, { size: entry.unpacked, sum: entry.sum })
  return entry.packed === entry.unpacked && crc32(content) === entry.sum
}

/**
 * Whether all files match the directory. A file that unpacks to more is a bomb; after one that ends early another could be
 * hidden that only some programs find.
 */
export async function isIntactArchive(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly LocatedEntry[],
): Promise<boolean> {
  for (const entry of entries) if (!(await isTrue(bytes, entry))) return false
  return true
}

/** The files of an archive, or null when it is broken, truncated, ambiguous or of an unsupported form. */
export function readArchive(bytes: Uint8Array): LocatedEntry[] | null {
  if (bytes.length < endLength) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (!end) return null
  const entries: LocatedEntry[] = []
  let at = end.directoryAt
  const stop = end.directoryAt + end.directoryLength
  while (at + 46 <= stop && view.getUint32(at, true) === entryMark) {
    const read = entryAt(bytes, view, at)
    if (!read) return null
    entries.push(read.entry)
    at = read.next
  }
  if (at !== stop || entries.length !== end.count || entries.length === 0) return null
  return fillsFile(bytes, view, entries, end.directoryAt) ? entries : null
}

/** Whether a name escapes the folder it is unpacked into; on Windows `.. ` equals `..`. */
export const escapesFolder = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').some((part) => /^[.\s]+$/.test(part))

/** A name that is not valid UTF-8 is compared by its bytes. */
const namesOf = ({ name, otherName, nameBytes }: LocatedEntry): Set<string> => {
  const plain = name.includes('\uFFFD') ? String.fromCharCode(...nameBytes) : diskName(name)
  return new Set(otherName === null ? [plain] : [plain, diskName(otherName)])
}

/** Whether two files would overwrite each other, or one has two names: the result depends on the program. */
export function hasDuplicateNames(entries: readonly LocatedEntry[]): boolean {
  const known = new Set<string>()
  for (const entry of entries) {
    if (entry.otherName !== null && !isSameName(entry.name, entry.otherName)) return true
    for (const name of namesOf(entry)) {
      if (known.has(name)) return true
      known.add(name)
    }
  }
  return false
}

/** Whether the archive unpacks to too many bytes or too many files. */
export function isBomb(entries: readonly ArchiveEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return entries.length > entriesMax || unpacked > unpackedMax || (unpacked > 10_000_000 && unpacked > ratioMax * size)
}
