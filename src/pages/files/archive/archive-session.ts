import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import type { ArchiveFailure, ArchiveItem, ArchiveOrder, ArchiveReport, ArchiveTrouble } from './protocol.ts'

/** Between two reports of the progress, ms. */
const reportMs = 100
/** A file of which nothing arrives for so long has failed, ms. */
const stallMs = 30_000

/** The list of digests in an archive, in the form that `sha256sum --check` reads. */
export const digestsName = 'digests.txt'

class Failed extends Error {
  readonly trouble: ArchiveTrouble
  constructor(trouble: ArchiveTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

type Fetched = { chunks: Uint8Array[]; digest: string }

/** All bytes of a file with their digest; throws unless they are those that were published. */
async function fetchWhole({ address, digest }: ArchiveItem, onBytes: (count: number) => void): Promise<Fetched> {
  if (address === null) throw new Failed('unreachable')
  const stop = new AbortController()
  const watch = () => setTimeout(() => stop.abort(), stallMs)
  let timer = watch()
  try {
    const response = await fetch(address, { signal: stop.signal })
    if (!response.ok || !response.body) throw new Failed('unreachable')
    const reader = response.body.getReader()
    const hash = sha256.create()
    const chunks: Uint8Array[] = []
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = watch()
      hash.update(value)
      chunks.push(value)
      onBytes(value.length)
    }
    const found = bytesToHex(hash.digest())
    if (digest !== null && found !== digest.toLowerCase()) throw new Failed('digest')
    return { chunks, digest: found }
  } finally {
    clearTimeout(timer)
  }
}

type Entry = { path: string; digest: string; bytes: number; at: number }

/**
 * Makes one archive by orders, and reports to `send`. Files are fetched one after the other, so that no more than one is in memory;
 * those that fail are tried again on order.
 */
export function createSession(send: (report: ArchiveReport) => void): (order: ArchiveOrder) => Promise<void> {
  const archive: ArchiveWriter = createArchive()
  const entries: Entry[] = []
  let left: readonly ArchiveItem[] = []
  /** Addresses that were renewed since the start, by path. */
  const renewed = new Map<string, string | null>()
  let sentAt = 0

  const sum = () => entries.reduce((total, { bytes }) => total + bytes, 0)
  const progress = (more: number) => ({ files: entries.length, bytes: sum() + more })
  const report = (more: number) => {
    const now = performance.now()
    if (now - sentAt < reportMs) return
    sentAt = now
    send({ type: 'progress', ...progress(more) })
  }

  const addItem = async (item: ArchiveItem): Promise<ArchiveTrouble | null> => {
    let arrived = 0
    try {
      const { chunks, digest } = await fetchWhole(
        { ...item, address: renewed.get(item.path) ?? item.address },
        (count) => {
          arrived += count
          report(arrived)
        },
      )
      archive.add(item.path, chunks, item.at)
      entries.push({ path: item.path, digest, bytes: arrived, at: item.at })
      return null
    } catch (error) {
      return error instanceof Failed ? error.trouble : 'unreachable'
    } finally {
      report(0)
    }
  }

  const finish = () => {
    const lines = entries.map(({ path, digest }) => `${digest}  ${path}\n`).join('')
    archive.add(digestsName, [utf8ToBytes(lines)], Math.max(...entries.map(({ at }) => at)))
    send({ type: 'done', archive: archive.finish() })
  }

  const run = async (items: readonly ArchiveItem[]) => {
    const failed: ArchiveItem[] = []
    const failures: ArchiveFailure[] = []
    for (const item of items) {
      const trouble = await addItem(item)
      if (trouble === null) continue
      failed.push(item)
      failures.push({ path: item.path, trouble })
    }
    left = failed
    if (failures.length > 0) send({ type: 'incomplete', ...progress(0), failures })
    else finish()
  }

  return async (order) => {
    if (order.type === 'finish') return finish()
    if (order.type === 'addresses') {
      for (const { path, address } of order.items) renewed.set(path, address)
      return
    }
    await run(order.type === 'start' ? order.items : left)
  }
}
