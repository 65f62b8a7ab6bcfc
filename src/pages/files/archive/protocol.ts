/** A file to be put into an archive. */
export type ArchiveItem = {
  /** In the archive. */
  path: string
  /** Absolute; null for one that must not be fetched. */
  address: string | null
  /** Bytes, for the progress. */
  size: number
  /** Epoch ms. */
  at: number
  /** SHA-256 that the bytes must have. */
  digest: string | null
}

/** Why a file is not in the archive: it did not arrive whole, or it is not the published one. */
export type ArchiveTrouble = 'unreachable' | 'digest'
export type ArchiveFailure = { path: string; trouble: ArchiveTrouble }

/** To the worker. `finish` leaves out the files that failed; `addresses` are those of the files as they are now. */
export type ArchiveOrder =
  | { type: 'start' | 'addresses'; items: readonly ArchiveItem[] }
  | { type: 'retry' }
  | { type: 'finish' }

/** From the worker. */
export type ArchiveReport =
  /** Of the files that are in the archive, and the part of the next one that has arrived. */
  | { type: 'progress'; files: number; bytes: number }
  /** The other files are in the archive, which stays open. */
  | { type: 'incomplete'; files: number; bytes: number; failures: readonly ArchiveFailure[] }
  | { type: 'done'; archive: Blob }
