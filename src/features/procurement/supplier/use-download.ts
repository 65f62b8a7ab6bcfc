import { useEffect, useRef, useState } from 'react'
import type { ProcurementFile } from '#src/model/procurement/schema.ts'
import { DigestError, fetchFile, type Received, saveFile } from '#src/shared/ui/file/download.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { documentAddressOf } from './commands.ts'

/** `share`: from 0 to 1. `done`: saved; `foreign`: not the published file, and not saved. */
export type Download =
  | { kind: 'idle' }
  | { kind: 'running' | 'paused'; share: number }
  | { kind: 'failed'; share: number; refusal: string | null }
  | { kind: 'done' | 'foreign' }

/**
 * The download of one file of the documents. What has come is kept over a pause and over a lost connection; every start asks the
 * exchange for a new address, because each ends soon.
 */
export function useDownload(projectId: string, { id, name, kind, size, digest }: ProcurementFile) {
  const [download, setDownload] = useState<Download>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  const received = useRef<Received>({ parts: [], length: 0 })
  useEffect(() => () => current.current?.abort(), [])

  const shareNow = () => (size > 0 ? Math.min(1, received.current.length / size) : 0)
  const pause = () => {
    current.current?.abort()
    setDownload({ kind: 'paused', share: shareNow() })
  }
  const fetchAll = async ({ signal }: AbortController) => {
    const { path } = await documentAddressOf(projectId, id)
    const onProgress = (share: number) => {
      if (!signal.aborted) setDownload({ kind: 'running', share })
    }
    const address = `${import.meta.env.VITE_PURCHASE_DOWNLOAD_HOST}/${path}`
    return fetchFile(address, kind, received.current, { signal, size, digest, onProgress })
  }
  const start = async () => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setDownload({ kind: 'running', share: shareNow() })
    try {
      const file = await fetchAll(own)
      if (own.signal.aborted) return
      saveFile(file, name)
      setDownload({ kind: 'done' })
    } catch (error) {
      if (own.signal.aborted) return
      const { canRetry, message } = failureOf(error)
      if (error instanceof DigestError) setDownload({ kind: 'foreign' })
      else setDownload({ kind: 'failed', share: shareNow(), refusal: canRetry ? null : message })
    }
  }
  return { download, start: () => void start(), pause }
}
