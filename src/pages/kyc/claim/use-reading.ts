import { useRef, useState } from 'react'
import { readPicture } from '#src/features/kyc/commands.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { ReadDocument } from '#src/model/kyc/schema.ts'

export type ReadingState = 'none' | 'reading' | 'read' | 'failed'

/** Has a picture recognised by the exchange; a failure is shown beside the field and blocks nothing (SE-05). */
export function useReading(what: 'identity' | 'licence', onRead: (read: ReadDocument) => void) {
  const [state, setState] = useState<ReadingState>('none')
  const latest = useRef('')
  return {
    state,
    read: async ({ id }: UploadedFile): Promise<void> => {
      latest.current = id
      setState('reading')
      const found = await readPicture(id, what).catch(() => null)
      // Another picture has been uploaded in the meantime.
      if (latest.current !== id) return
      setState(found ? 'read' : 'failed')
      if (found) onRead(found)
    },
  }
}
