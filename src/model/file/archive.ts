import { crc32 } from './crc32.ts'
import { deflates } from './inflate.ts'
import { diskName, isSameName } from './names.ts'

/** One file of an archive, on which its directory and its own head agree. */
export type ArchiveEntry = {
  name: string
  /** The name in the extra field that some programs unpack by instead; null when there is none. */
  otherName: string | null
  packed: number
  unpacked: number
  isEncrypted: boolean
  /** A file or a folder; links, devices and pipes are not. */
  isPlain: boolean
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const descriptorMark = 0x08074b50
const endLength = 22
/** Sizes that stand elsewhere (zip64): no archive this small needs them. */
const elsewhere = 0xffffffff

/** Sizes follow the content: whoever packed it could not go back. */
const sizesFollow = 0x0008
/** Encrypted, strongly, and with its directory. */
const encrypted = 0x2041
const stored = 0
const deflated = 8
/** Info-ZIP's name in UTF-8. */
const unicodeName = 0x7075
/**
 * Times, owners and marks of the systems, names and comments in UTF-8, padding. Other fields say what a file is a second time,
 * a link for instance, to programs that go by them.
 */
const extras: ReadonlySet<number> = new Set([
  0x0009, 0x000a, 0x07c8, 0x2605, 0x2705, 0x334d, 0x4453, 0x4d63, 0x5455, 0x5855, 0x6375, 0x7075, 0x7855, 0x7875,
  0xa11e, 0xa220, 0xcafe, 0xd935,
])

/** Bytes; an archive that unpacks to more is a trap. */
const unpackedMax = 200_000_000
const ratioMax = 200
const entriesMax = 2000

type End = { count: number; directoryAt: number; directoryLength: number }

/** The end record, which has to be the very end of the file: nothing may be hidden behind it. */
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

/** The name that an extra field gives besides; null when it gives none, undefined when the field is broken, gives two, or is of a kind that nobody needs. */
function nameInExtra(extra: Uint8Array): string | null | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  let name: string | null = null
  let at = 0
  while (at + 4 <= extra.length) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (at + 4 + length > extra.length || !extras.has(id) || (id === unicodeName && name !== null)) return undefined
    // One byte of version and the checksum of the plain name come first.
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

/** A regular file, a folder, or none of the kinds that Unix knows; and no link of Windows. */
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
    packed === elsewhere ||
    unpacked === elsewhere ||
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

/** The sizes of the directory stand here, too, or none because they follow the content. */
function fitsSizes(packed: number, unpacked: number, entry: LocatedEntry): boolean {
  const follow = (entry.flags & sizesFollow) !== 0 && packed === 0 && unpacked === 0
  return follow || (packed === entry.packed && unpacked === entry.unpacked)
}

/** The same for the sum. */
const fitsSum = (sum: number, entry: LocatedEntry): boolean =>
  sum === entry.sum || (sum === 0 && (entry.flags & sizesFollow) !== 0)

/** Where the content of an entry ends, or null when its own head says anything else than the directory. */
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

/** Where the entry behind this one has to begin: at once, or after sum and sizes that follow; null when these are others. */
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
 * Whether the contents lie one behind the other from the first byte to the directory: programs that read from the front,
 * and never look at the directory, then unpack the same.
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

/** Whether the content of an entry is as long as the directory says, and has the sum that stands there. */
async function isTrue(bytes: Uint8Array<ArrayBuffer>, entry: LocatedEntry): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = contentEnd(bytes, view, entry)
  if (end === null) return false
  const content = bytes.slice(end - entry.packed, end)
  if (entry.method === deflated) return deflates(content, { size: entry.unpacked, sum: entry.sum })
  return entry.packed === entry.unpacked && crc32(content) === entry.sum
}

/**
 * Whether all files of an archive are what its directory says of them. One that unpacks to more is a trap, and behind one that
 * ends too early another may lie, which only some programs find.
 */
export async function isIntactArchive(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly LocatedEntry[],
): Promise<boolean> {
  for (const entry of entries) if (!(await isTrue(bytes, entry))) return false
  return true
}

/** The files of an archive, or null when it is broken, cut off, says two things at once, or is of a form that nobody needs. */
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

/** Whether a name leads out of the folder into which the archive is unpacked; to Windows `.. ` is `..`. */
export const escapesFolder = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').some((part) => /^[.\s]+$/.test(part))

/** A name that is no text in UTF-8 is told apart by its bytes. */
const namesOf = ({ name, otherName, nameBytes }: LocatedEntry): Set<string> => {
  const plain = name.includes('\uFFFD') ? String.fromCharCode(...nameBytes) : diskName(name)
  return new Set(otherName === null ? [plain] : [plain, diskName(otherName)])
}

/** Whether two files would be written over one another, or one has two names: which is seen depends on who unpacks. */
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

/** Whether unpacking would take more room than anybody means to give: too much, or too many. */
export function isBomb(entries: readonly ArchiveEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return entries.length > entriesMax || unpacked > unpackedMax || (unpacked > 10_000_000 && unpacked > ratioMax * size)
}
