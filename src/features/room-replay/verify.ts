import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type ChainFault, verifyChain } from '#src/model/bidding/chain.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of the UTF-8 text by the browser itself, hex; absent where the connection is not a secure one. */
export const browserHash = (): ((text: string) => Promise<string>) | null => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  return subtle ? async (text) => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : null
}

export type Verdict = { kind: 'holds' } | { kind: 'broken'; fault: ChainFault } | { kind: 'unable' }

/** Works out every hash of the record anew, on this device. */
export async function verdictOn({ roomId, rows, head }: RoomRecord, hash = browserHash()): Promise<Verdict> {
  if (!hash) return { kind: 'unable' }
  const fault = await verifyChain(roomId, rows, hash, head)
  return fault ? { kind: 'broken', fault } : { kind: 'holds' }
}
