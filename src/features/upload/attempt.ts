import { headTrouble, checkFile, troubleValues, type UploadPurpose } from '#src/model/file/rules.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { messageOf } from '#src/features/session/labels.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { Values } from '#src/shared/lib/text/i18n.ts'
import { sendFile } from './commands.ts'
import { uploadTexts } from './labels.ts'

/** A text for `t` and its values. */
export type UploadMessage = { text: string; values?: Values }

/** An attempt without progress for this long is aborted; the person may retry. */
const stallMs = 30_000

class Stalled extends Error {}

/** Why this file cannot be sent, or null; its content is checked, too. */
async function checkBeforeSending(file: File, purpose: UploadPurpose): Promise<UploadMessage | null> {
  const head = { name: file.name, size: file.size, declared: file.type, purpose }
  let trouble = headTrouble(head)
  if (!trouble) {
    const judged = await checkFile(head, new Uint8Array(await file.arrayBuffer()))
    trouble = 'trouble' in judged ? judged.trouble : null
  }
  return trouble && { text: fileTroubleText[trouble], values: troubleValues(purpose) }
}

/** Sends a file; aborts when it makes no progress. */
async function sendWithStallTimeout(
  file: File,
  purpose: UploadPurpose,
  stop: AbortSignal,
  onProgress: (share: number) => void,
) {
  const sending = new AbortController()
  const handleStop = () => sending.abort()
  stop.addEventListener('abort', handleStop)
  const watch = () => setTimeout(() => sending.abort(), stallMs)
  let timer = watch()
  const handleProgress = (share: number) => {
    clearTimeout(timer)
    timer = watch()
    onProgress(share)
  }
  try {
    return await sendFile(file, purpose, { signal: sending.signal, onProgress: handleProgress })
  } catch (error) {
    throw sending.signal.aborted && !stop.aborted ? new Stalled() : error
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', handleStop)
  }
}

type Outcome =
  | { kind: 'done'; file: UploadedFile }
  | { kind: 'cancelled' }
  /** `mayRetry`: the same file may be accepted later. */
  | { kind: 'failed'; message: UploadMessage; mayRetry: boolean }

/** One attempt to upload a file. Never rejects. */
export async function attempt(
  file: File,
  purpose: UploadPurpose,
  stop: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const trouble = await checkBeforeSending(file, purpose).catch(() => ({ text: uploadTexts.unreadable }))
  if (stop.aborted) return { kind: 'cancelled' }
  if (trouble) return { kind: 'failed', message: trouble, mayRetry: false }
  try {
    return { kind: 'done', file: await sendWithStallTimeout(file, purpose, stop, onProgress) }
  } catch (error) {
    if (stop.aborted) return { kind: 'cancelled' }
    const text = error instanceof Stalled ? uploadTexts.stalled : messageOf(error)
    return { kind: 'failed', message: { text }, mayRetry: true }
  }
}
