import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { crc32 } from '#src/model/file/crc32.ts'
import type { Procurement } from '../../exchange/tables.ts'
import { siteDrawing } from './drawing.ts'
import { standardSheet } from './sheet.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Entry = { name: Bytes; size: number; crc: number; at: number }

const encoded = (text: string): Bytes => new TextEncoder().encode(text)

/** Names are UTF-8; the content is stored as it is; the earliest day of the format. */
const [version, nameFlag, stored, epochDay] = [20, 0x0800, 0, 0x0021]

/** What the two headers of an entry have in common. */
function describe(view: DataView, at: number, { name, size, crc }: Entry): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 2, nameFlag, true)
  view.setUint16(at + 4, stored, true)
  view.setUint16(at + 8, epochDay, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name.length, true)
}

function localHeader(entry: Entry): Bytes {
  const header = new Uint8Array(30 + entry.name.length)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x04034b50, true)
  describe(view, 4, entry)
  header.set(entry.name, 30)
  return header
}

function directoryEntry(entry: Entry): Bytes {
  const header = new Uint8Array(46 + entry.name.length)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, version, true)
  describe(view, 6, entry)
  view.setUint32(42, entry.at, true)
  header.set(entry.name, 46)
  return header
}

function endOf(count: number, length: number, at: number): Bytes {
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, length, true)
  view.setUint32(16, at, true)
  return end
}

const lengthOf = (parts: readonly Bytes[]): number => parts.reduce((sum, { length }) => sum + length, 0)

function packed(name: string, content: Bytes, at: number): { entry: Entry; parts: Bytes[] } {
  const entry = { name: encoded(name), size: content.length, crc: crc32(content), at }
  return { entry, parts: [localHeader(entry), content] }
}

type Shared = { entry: Entry; parts: readonly Bytes[]; hash: ReturnType<typeof sha256.create> }
let shared: Shared | null = null

/** The beginning of every set of drawings, with the state of its digest: some megabytes that are made and read once. */
function sharedSheet(): Shared {
  if (shared) return shared
  const { entry, parts } = packed('通用节点详图（A0）.bmp', standardSheet(), 0)
  const hash = sha256.create()
  for (const part of parts) hash.update(part)
  shared = { entry, parts, hash }
  return shared
}

/** The drawings of a project as an archive: a large sheet that all have in common, and its own plan. */
export function drawingsOf(project: Procurement): { parts: readonly Bytes[]; digest: string } {
  const sheet = sharedSheet()
  const plan = packed(`总平面图-${project.no}.svg`, encoded(siteDrawing(project)), lengthOf(sheet.parts))
  const directory = [sheet.entry, plan.entry].map(directoryEntry)
  const at = plan.entry.at + lengthOf(plan.parts)
  const own = [...plan.parts, ...directory, endOf(2, lengthOf(directory), at)]
  const hash = sheet.hash.clone()
  for (const part of own) hash.update(part)
  return { parts: [...sheet.parts, ...own], digest: bytesToHex(hash.digest()) }
}
