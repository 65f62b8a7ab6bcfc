/** One file of an archive, as its directory tells it. */
type ArchiveEntry = { name: string; packed: number; unpacked: number; isEncrypted: boolean }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
/** Sizes that stand elsewhere (zip64): no archive this small needs them. */
const elsewhere = 0xffffffff

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

/** The directory of an archive, or null when it is broken, cut off or of a form that nobody needs. */
export function readArchive(bytes: Uint8Array): ArchiveEntry[] | null {
  if (bytes.length < endLength) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (!end) return null
  const names = new TextDecoder()
  const entries: ArchiveEntry[] = []
  let at = end.directoryAt
  const stop = end.directoryAt + end.directoryLength
  while (at + 46 <= stop && view.getUint32(at, true) === entryMark) {
    const nameLength = view.getUint16(at + 28, true)
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    if (packed === elsewhere || unpacked === elsewhere) return null
    const name = names.decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.push({ name, packed, unpacked, isEncrypted: (view.getUint16(at + 8, true) & 1) === 1 })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === stop && entries.length === end.count && entries.length > 0 ? entries : null
}

/** Whether a name leads out of the folder into which the archive is unpacked; to Windows `.. ` is `..`. */
export const leadsOut = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').some((part) => /^[.\s]+$/.test(part))

/** Whether unpacking would take more room than anybody means to give: too much, too many, or parts that lie over each other. */
export function isBomb(entries: readonly ArchiveEntry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return (
    entries.length > entriesMax ||
    packed > size ||
    unpacked > unpackedMax ||
    (unpacked > 10_000_000 && unpacked > ratioMax * size)
  )
}
