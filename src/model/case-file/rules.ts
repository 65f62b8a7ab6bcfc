import { diskName, isDeviceName, nameTrouble, type NameTrouble } from '../file/names.ts'
import { type CaseFile, type CaseFileKind, caseFileKinds } from './schema.ts'

/** Files that a user may add to one project. */
export const ownFilesMax = 200

export const isCaseFileKind = (text: string): text is CaseFileKind =>
  (caseFileKinds as readonly string[]).includes(text)

/** The parts of a name before and from its last dot. */
function splitName(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/** The extension of a name, in small letters and without its dot; '' for none. */
export const formatOf = (name: string): string => splitName(name)[1].slice(1).toLowerCase()

/** A name that no file in a folder has yet: `报价单.pdf` becomes `报价单 (2).pdf`. `taken` has the names as a disk compares them. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [stem, ending] = splitName(name)
  let free = name
  for (let count = 2; taken.has(diskName(free)); count += 1) free = `${stem} (${count})${ending}`
  return free
}

export type RenameTrouble = NameTrouble | 'unnamed' | 'ending' | 'taken'

/** Why a file cannot have this name, beside the other names of its folder; null if it can (AC-09). */
export function renameTrouble(name: string, before: string, others: readonly string[]): RenameTrouble | null {
  if (name.trim() === '') return 'unnamed'
  const trouble = nameTrouble(name)
  if (trouble) return trouble
  if (formatOf(name) !== formatOf(before)) return 'ending'
  return others.some((other) => diskName(other) === diskName(name)) ? 'taken' : null
}

/** What some system does not allow in the name of a file or folder, or does not show. */
const unsafe = /[/\\:*"<>|?\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * A name as one part of a path in an archive: it leads to no other folder, opens no device and stays as it is on every disk. The
 * exchange's own documents are named by rules of the exchange, not by those for uploads.
 */
export function archivedName(name: string): string {
  const plain = name.replaceAll(unsafe, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  if (plain === '') return '_'
  return isDeviceName(plain) ? `_${plain}` : plain
}

/** The paths of files in an archive, in a folder for each kind; no two are the same on any disk. */
export function archivePaths(
  files: readonly Pick<CaseFile, 'name' | 'kind'>[],
  folderNames: Readonly<Record<CaseFileKind, string>>,
): string[] {
  const taken = new Set<string>()
  return files.map(({ name, kind }) => {
    const path = freeName(`${archivedName(folderNames[kind])}/${archivedName(name)}`, taken)
    taken.add(diskName(path))
    return path
  })
}

/** Bytes that one archive may hold: its format counts to 4 GB, and the browser keeps it until it is saved. */
export const archiveMaxBytes = 2 * 1024 ** 3

/** Count, size and time of the newest of some files. */
export const summaryOf = (files: readonly Pick<CaseFile, 'size' | 'at'>[]) => ({
  count: files.length,
  size: files.reduce((sum, { size }) => sum + size, 0),
  changedAt: files.length === 0 ? null : Math.max(...files.map(({ at }) => at)),
})
