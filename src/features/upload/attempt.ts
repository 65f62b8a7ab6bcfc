import { mediaTypes } from '#src/model/file/kinds.ts'
import {
  checkFile,
  checkKind,
  type FileTrouble,
  headTrouble,
  pictureSizeTrouble,
  troubleValues,
  type UploadPurpose,
  uploadPurposes,
} from '#src/model/file/rules.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { messageOf } from '#src/features/session/labels.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { Values } from '#src/shared/lib/text/i18n.ts'
import { sendFile } from './commands.ts'
import { uploadTexts } from './labels.ts'
import { redrawn } from './redraw.ts'

/** A text for `t` and its values. */
export type UploadMessage = { text: string; values?: Values }

/** An attempt without progress for this long is aborted; the person may retry. */
const stallMs = 30_000

class Stalled extends Error {}

type Prepared = { file: File } | { problem: UploadMessage }

const problemOf = (trouble: FileTrouble, purpose: UploadPurpose): Prepared => ({
  problem: { text: fileTroubleText[trouble], values: troubleValues(purpose) },
})

const headOf = ({ name, size, type }: File, purpose: UploadPurpose) => ({ name, size, declared: type, purpose })

/**
 * The file as it is sent: a picture is drawn anew, without what its camera or anyone else has added to it. Any other file is sent as it
 * is, since a signature or a digest may count on its bytes.
 */
async function prepared(chosen: File, purpose: UploadPurpose): Promise<Prepared> {
  const early = headTrouble(headOf(chosen, purpose))
  if (early) return problemOf(early, purpose)
  const bytes = new Uint8Array(await chosen.arrayBuffer())
  const judged = checkKind(headOf(chosen, purpose), bytes)
  if ('trouble' in judged) return problemOf(judged.trouble, purpose)
  const { kind } = judged
  if (kind !== 'jpg' && kind !== 'png') return contentChecked(chosen, bytes, purpose)
  const trouble = pictureSizeTrouble(bytes, kind, purpose)
  if (trouble) return problemOf(trouble, purpose)
  const drawn = await redrawn(chosen, mediaTypes[kind], uploadPurposes[purpose].maxBytes)
  if (drawn === null) return { problem: { text: uploadTexts.notDrawn } }
  return contentChecked(drawn, new Uint8Array(await drawn.arrayBuffer()), purpose)
}

async function contentChecked(file: File, bytes: Uint8Array<ArrayBuffer>, purpose: UploadPurpose): Promise<Prepared> {
  const judged = await checkFile(headOf(file, purpose), bytes)
  return 'trouble' in judged ? problemOf(judged.trouble, purpose) : { file }
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
  const ready = await prepared(file, purpose).catch((): Prepared => ({ problem: { text: uploadTexts.unreadable } }))
  if (stop.aborted) return { kind: 'cancelled' }
  if ('problem' in ready) return { kind: 'failed', message: ready.problem, mayRetry: false }
  try {
    return { kind: 'done', file: await sendWithStallTimeout(ready.file, purpose, stop, onProgress) }
  } catch (error) {
    if (stop.aborted) return { kind: 'cancelled' }
    const text = error instanceof Stalled ? uploadTexts.stalled : messageOf(error)
    return { kind: 'failed', message: { text }, mayRetry: true }
  }
}
