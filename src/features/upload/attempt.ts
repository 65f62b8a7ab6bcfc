import { headTrouble, checkFile, troubleValues, type UploadPurpose } from '#src/model/file/rules.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { messageOf } from '#src/features/session/labels.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { Values } from '#src/shared/lib/text/i18n.ts'
import { sendFile } from './commands.ts'
import { uploadTexts } from './labels.ts'

/** Words for `t` and their values. */
export type Said = { text: string; values?: Values }

/** Without a byte on its way for this long, an attempt is given up; the person may try again. */
const stallMs = 30_000

class Stalled extends Error {}

/** Why this file cannot be sent at all, or null; it is read for that. */
async function troubleOf(file: File, purpose: UploadPurpose): Promise<Said | null> {
  const head = { name: file.name, size: file.size, declared: file.type, purpose }
  let trouble = headTrouble(head)
  if (!trouble) {
    const judged = await checkFile(head, new Uint8Array(await file.arrayBuffer()))
    trouble = 'trouble' in judged ? judged.trouble : null
  }
  return trouble && { text: fileTroubleText[trouble], values: troubleValues(purpose) }
}

/** Sends a file as long as it moves on. */
async function sendMoving(file: File, purpose: UploadPurpose, stop: AbortSignal, onProgress: (share: number) => void) {
  const line = new AbortController()
  const handleStop = () => line.abort()
  stop.addEventListener('abort', handleStop)
  const watch = () => setTimeout(() => line.abort(), stallMs)
  let timer = watch()
  const moved = (share: number) => {
    clearTimeout(timer)
    timer = watch()
    onProgress(share)
  }
  try {
    return await sendFile(file, purpose, { signal: line.signal, onProgress: moved })
  } catch (error) {
    throw line.signal.aborted && !stop.aborted ? new Stalled() : error
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', handleStop)
  }
}

type Outcome =
  | { kind: 'done'; file: UploadedFile }
  | { kind: 'cancelled' }
  /** `mayRetry`: the same file may be taken at another time. */
  | { kind: 'failed'; said: Said; mayRetry: boolean }

/** One attempt at giving a file to the exchange. Never rejects. */
export async function attempt(
  file: File,
  purpose: UploadPurpose,
  stop: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const trouble = await troubleOf(file, purpose).catch(() => ({ text: uploadTexts.unreadable }))
  if (stop.aborted) return { kind: 'cancelled' }
  if (trouble) return { kind: 'failed', said: trouble, mayRetry: false }
  try {
    return { kind: 'done', file: await sendMoving(file, purpose, stop, onProgress) }
  } catch (error) {
    if (stop.aborted) return { kind: 'cancelled' }
    const text = error instanceof Stalled ? uploadTexts.stalled : messageOf(error)
    return { kind: 'failed', said: { text }, mayRetry: true }
  }
}
