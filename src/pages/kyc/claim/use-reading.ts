import { useRef, useState } from 'react'
import { readPicture } from '#src/features/kyc/commands.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { ReadDocument } from '#src/model/kyc/schema.ts'

type Reading = 'none' | 'reading' | 'read' | 'failed'

/** Has a picture read; what fails is told beside the field and stops nobody (SE-05). */
export function useReading(what: 'identity' | 'licence', onRead: (read: ReadDocument) => void) {
  const [state, setState] = useState<Reading>('none')
  const latest = useRef('')
  return {
    state,
    read: async ({ id }: UploadedFile): Promise<void> => {
      latest.current = id
      setState('reading')
      const found = await readPicture(id, what).catch(() => null)
      // Another picture was given in the meantime.
      if (latest.current !== id) return
      setState(found ? 'read' : 'failed')
      if (found) onRead(found)
    },
  }
}
