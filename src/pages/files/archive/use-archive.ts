import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ArchiveFailure, ArchiveItem, ArchiveOrder, ArchiveReport } from './protocol.ts'

type State =
  | { kind: 'running'; files: number; bytes: number }
  /** Some files failed; the others are in the archive. */
  | { kind: 'incomplete'; files: number; bytes: number; failures: readonly ArchiveFailure[] }
  | { kind: 'done'; archive: Blob }
  /** The worker does not run. */
  | { kind: 'broken' }

function stateAfter(report: ArchiveReport): State {
  if (report.type === 'done') return { kind: 'done', archive: report.archive }
  const { files, bytes } = report
  return report.type === 'progress'
    ? { kind: 'running', files, bytes }
    : { kind: 'incomplete', files, bytes, failures: report.failures }
}

/** An archive of the files that are given first, made by a worker for as long as the component is mounted. */
export function useArchive(items: readonly ArchiveItem[], onDone: (archive: Blob) => void) {
  const [state, setState] = useState<State>({ kind: 'running', files: 0, bytes: 0 })
  const worker = useRef<Worker>(undefined)
  const firstItems = useEffectEvent(() => items)
  const handleReport = useEffectEvent((report: ArchiveReport) => {
    setState(stateAfter(report))
    if (report.type === 'done') onDone(report.archive)
  })
  const order = (next: ArchiveOrder) => worker.current?.postMessage(next)

  useEffect(() => {
    const own = new Worker(new URL('./archive-worker.ts', import.meta.url), { type: 'module' })
    worker.current = own
    own.addEventListener('message', ({ data }: MessageEvent<ArchiveReport>) => handleReport(data))
    own.addEventListener('error', () => setState({ kind: 'broken' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    own.postMessage({ type: 'start', items: firstItems() } satisfies ArchiveOrder)
    return () => own.terminate()
  }, [])

  useEffect(() => {
    worker.current?.postMessage({ type: 'addresses', items } satisfies ArchiveOrder)
  }, [items])

  return {
    state,
    retry: () => {
      if (state.kind === 'incomplete') setState({ kind: 'running', files: state.files, bytes: state.bytes })
      order({ type: 'retry' })
    },
    /** Makes the archive without the files that failed. */
    finish: () => order({ type: 'finish' }),
  }
}
