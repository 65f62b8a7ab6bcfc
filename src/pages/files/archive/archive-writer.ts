import { Zip, ZipPassThrough } from 'fflate'

export type ArchiveWriter = {
  /** Adds a file whose bytes are all there: an entry cannot be taken back. */
  add: (path: string, chunks: readonly Uint8Array[], at: number) => void
  /** The archive; nothing can be added any more. */
  finish: () => Blob
}

/**
 * Writes an archive file by file. The files are stored as they are: documents and pictures are compressed already. Each is handed to
 * the browser as it is added, which keeps large data on the disk.
 */
export function createArchive(): ArchiveWriter {
  const parts: Blob[] = []
  let written: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const put = () => {
    parts.push(new Blob(written))
    written = []
  }
  return {
    add: (path, chunks, at) => {
      const entry = new ZipPassThrough(path)
      entry.mtime = at
      zip.add(entry)
      for (const chunk of chunks) entry.push(chunk)
      entry.push(new Uint8Array(), true)
      put()
    },
    finish: () => {
      zip.end()
      put()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
