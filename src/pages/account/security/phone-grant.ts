import { useState } from 'react'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'mine:phone-grant'
/** How long the exchange accepts it. */
const validMs = 5 * 60_000

function storedGrant(): string | null {
  const [at = '', grant = ''] = (readStored('session', key) ?? '').split(' ')
  return grant && Number(at) + validMs > serverNow() ? grant : null
}

/** The grant to bind another phone; survives a reload, in this tab alone. */
export function useGrant() {
  const [grant, setGrant] = useState(storedGrant)
  return {
    grant,
    keep: (given: string) => {
      writeStored('session', key, `${serverNow()} ${given}`)
      setGrant(given)
    },
    drop: () => {
      removeStored('session', key)
      setGrant(null)
    },
  }
}
