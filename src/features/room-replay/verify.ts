import { auditRecord, type AuditFault, type AuditGap } from '#src/model/audit/audit.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type ChainFault, type SavedLink, verifyChain } from '#src/model/bidding/chain.ts'
import type { SavedResult } from '#src/model/bidding/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of the UTF-8 text by the browser itself, hex; absent where the connection is not a secure one. */
export const browserHash = (): ((text: string) => Promise<string>) | null => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  return subtle ? async (text) => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : null
}

/** What is known of a room apart from its record: seen live in this browser, and the person's receipts. */
export type Witness = {
  seen: readonly SavedLink[]
  receipts: readonly SavedLink[]
  /** The result as it was told when the room ended. */
  result?: SavedResult | undefined
}
export const noWitness: Witness = { seen: [], receipts: [] }

/** The bid of that number has another link, or is not there; another result was `told`. */
export type WitnessFault = { about: 'seen' | 'receipt'; seq: number } | { about: 'told' }

export type Fault = { about: 'chain'; fault: ChainFault } | AuditFault | WitnessFault
export type Gap = AuditGap | 'hash'

/** `holds` only if all of it could be checked; with a gap and without a fault it is `unable`. */
export type Verdict =
  | { kind: 'holds' }
  | { kind: 'broken'; faults: readonly [Fault, ...Fault[]] }
  | { kind: 'unable'; gaps: readonly Gap[] }

const isSamePrice = (one: string | null | undefined, other: string | null | undefined): boolean =>
  isMoney(one) && isMoney(other) ? compareMoney(one, other) === 0 : (one ?? null) === (other ?? null)

/** What anybody may know of a result by itself: a bid that is said to be taken back leaves another one that follows from the rest. */
const isTold = (told: SavedResult, result: RoomRecord['result']): boolean =>
  told.kind === result?.kind && (told.bidNo ?? null) === (result.bidNo ?? null) && isSamePrice(told.price, result.price)

function witnessFaults({ rows, result }: RoomRecord, { seen, receipts, result: told }: Witness): WitnessFault[] {
  const links = new Map(rows.map(({ seq, link }) => [seq, link]))
  const isOther = ({ seq, link }: SavedLink) => links.get(seq) !== link
  const receipt = receipts.find(isOther)
  const live = seen.find(isOther)
  return [
    ...(receipt ? [{ about: 'receipt' as const, seq: receipt.seq }] : []),
    ...(live ? [{ about: 'seen' as const, seq: live.seq }] : []),
    ...(told && !isTold(told, result) ? [{ about: 'told' as const }] : []),
  ]
}

/** Works out every hash of the record anew on this device, then its result by the rules, and compares it with what is known besides. */
export async function verdictOn(
  record: RoomRecord,
  witness: Witness = noWitness,
  hash = browserHash(),
): Promise<Verdict> {
  const { roomId, rows, head } = record
  const fault = hash ? await verifyChain(roomId, rows, hash, head) : null
  // Where a row was changed, whatever would follow from it says nothing more.
  const audit = fault ? { faults: [{ about: 'chain' as const, fault }], gaps: [] } : auditRecord(record)
  const [first, ...others] = [...audit.faults, ...witnessFaults(record, witness)]
  if (first) return { kind: 'broken', faults: [first, ...others] }
  const gaps: Gap[] = hash ? audit.gaps : ['hash', ...audit.gaps]
  return gaps.length > 0 ? { kind: 'unable', gaps } : { kind: 'holds' }
}

/** Hashes in whatever text was pasted: a bare one, a whole receipt, a line of a notice. */
export const linksIn = (text: string): string[] => [
  ...new Set((text.match(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi) ?? []).map((link) => link.toLowerCase())),
]
