import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { attempt, type UploadMessage } from './attempt.ts'
import { uploadTexts } from './labels.ts'

/** A file that is being uploaded, or that failed. */
export type PendingUpload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  share: number
  message: UploadMessage | null
  mayRetry: boolean
}

/** Maximum number of parallel uploads. */
const maxParallel = 2

type Options = {
  purpose: UploadPurpose
  value: readonly UploadedFile[]
  max: number
  onChange: (files: readonly UploadedFile[]) => void
}

let keys = 0

const refused = (file: File, message: UploadMessage): PendingUpload => {
  keys += 1
  return { key: keys, file, state: 'failed', share: 0, message, mayRetry: false }
}

const waiting = (file: File): PendingUpload => {
  keys += 1
  return { key: keys, file, state: 'waiting', share: 0, message: null, mayRetry: false }
}

const isSame = (file: File, other: { name: string; size: number }) =>
  file.name === other.name && file.size === other.size

/** A chosen file as it enters the list; refused if it is a duplicate or exceeds the maximum. */
function toPending(
  file: File,
  before: readonly PendingUpload[],
  { value, max }: Pick<Options, 'value' | 'max'>,
): PendingUpload {
  const living = before.filter(({ state }) => state !== 'failed')
  if ([...value, ...living.map((one) => one.file)].some((other) => isSame(file, other)))
    return refused(file, { text: uploadTexts.twice })
  if ((max === 1 ? 0 : value.length) + living.length >= max)
    return refused(file, { text: uploadTexts.tooMany, values: { max } })
  return waiting(file)
}

/** Several files may change between two renders: each change starts from the latest list. */
function usePending() {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const known = useRef(pending)
  const put = (next: readonly PendingUpload[]) => {
    known.current = next
    setPending(next)
  }
  return {
    pending,
    all: () => known.current,
    put,
    change: (key: number, part: Partial<PendingUpload>) =>
      put(known.current.map((one) => (one.key === key ? { ...one, ...part } : one))),
    drop: (key: number) => put(known.current.filter((one) => one.key !== key)),
  }
}

/** Uploads of chosen files, at most `max` together with those already uploaded. */
export function useUploads(options: Options) {
  const latest = useRef(options)
  const { pending, all, put, change, drop } = usePending()
  const stops = useRef(new Map<number, AbortController>())
  // Set with the commit: a passive effect of an earlier render may run after a file was taken, and would bring the older list back.
  useLayoutEffect(() => {
    latest.current = options
  })

  const take = (file: UploadedFile) => {
    const { max, value: before } = latest.current
    // A single file is replaced.
    const value = max === 1 ? [file] : [...before, file]
    latest.current = { ...latest.current, value }
    latest.current.onChange(value)
  }

  const send = async ({ key, file }: PendingUpload) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { state: 'sending', share: 0, message: null })
    const outcome = await attempt(file, latest.current.purpose, stop.signal, (share) => change(key, { share }))
    stops.current.delete(key)
    if (outcome.kind === 'failed')
      change(key, { state: 'failed', message: outcome.message, mayRetry: outcome.mayRetry })
    else drop(key)
    if (outcome.kind === 'done') take(outcome.file)
    sendNext()
  }

  const sendNext = () => {
    for (const next of all().filter(({ state }) => state === 'waiting')) {
      if (stops.current.size >= maxParallel) return
      void send(next)
    }
  }

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  return {
    pending,
    add: (files: readonly File[]) => {
      // A new choice removes earlier refusals.
      let next = all().filter(({ state, mayRetry }) => state !== 'failed' || mayRetry)
      for (const file of files) next = [...next, toPending(file, next, latest.current)]
      put(next)
      sendNext()
    },
    cancel: (key: number) => {
      stops.current.get(key)?.abort()
      drop(key)
    },
    retry: (key: number) => {
      change(key, { state: 'waiting', message: null })
      sendNext()
    },
    remove: (id: string) => latest.current.onChange(latest.current.value.filter((file) => file.id !== id)),
  }
}
