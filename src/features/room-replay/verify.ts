import { auditRecord, type AuditFault, type AuditGap } from '#src/model/audit/audit.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type ChainFault, type SavedLink, verifyChain } from '#src/model/bidding/chain.ts'
import type { SavedResult } from '#src/model/bidding/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of the UTF-8 text by the browser, hex; absent outside of secure contexts. */
export const browserHash = (): ((text: string) => Promise<string>) | null => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  return subtle ? async (text) => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : null
}

/** What this browser recorded of a room, independent of its record: links seen live and the person's receipts. */
export type Witness = {
  seen: readonly SavedLink[]
  receipts: readonly SavedLink[]
  /** The result as published when the room ended. */
  result?: SavedResult | undefined
}
export const noWitness: Witness = { seen: [], receipts: [] }

/** The bid of that number has another link or is missing; or the result differs from the published one. */
export type WitnessFault = { about: 'seen' | 'receipt'; seq: number } | { about: 'live-result' }

export type RecordFault = { about: 'chain'; fault: ChainFault } | AuditFault | WitnessFault
export type Gap = AuditGap | 'hash'

/** `holds` only if everything could be checked; with a gap and without a fault it is `unable`. */
export type Verdict =
  | { kind: 'holds' }
  | { kind: 'broken'; faults: readonly [RecordFault, ...RecordFault[]] }
  | { kind: 'unable'; gaps: readonly Gap[] }

const isSamePrice = (one: string | null | undefined, other: string | null | undefined): boolean =>
  isMoney(one) && isMoney(other) ? compareMoney(one, other) === 0 : (one ?? null) === (other ?? null)

/** The public part of a result: a bid that is claimed to be removed leaves another result that follows from the rest. */
const isSameResult = (live: SavedResult, result: RoomRecord['result']): boolean =>
  live.kind === result?.kind && (live.bidNo ?? null) === (result.bidNo ?? null) && isSamePrice(live.price, result.price)

function witnessFaults({ rows, result }: RoomRecord, { seen, receipts, result: liveResult }: Witness): WitnessFault[] {
  const links = new Map(rows.map(({ seq, link }) => [seq, link]))
  const isOther = ({ seq, link }: SavedLink) => links.get(seq) !== link
  const receipt = receipts.find(isOther)
  const live = seen.find(isOther)
  return [
    ...(receipt ? [{ about: 'receipt' as const, seq: receipt.seq }] : []),
    ...(live ? [{ about: 'seen' as const, seq: live.seq }] : []),
    ...(liveResult && !isSameResult(liveResult, result) ? [{ about: 'live-result' as const }] : []),
  ]
}

/** Recomputes every hash of the record on this device, then its result by the rules, and compares both with the witness. */
export async function verdictOn(
  record: RoomRecord,
  witness: Witness = noWitness,
  hash = browserHash(),
): Promise<Verdict> {
  const { roomId, rows, head } = record
  const fault = hash ? await verifyChain(roomId, rows, hash, head) : null
  // After a changed row its successors prove nothing.
  const audit = fault ? { faults: [{ about: 'chain' as const, fault }], gaps: [] } : auditRecord(record)
  const [first, ...others] = [...audit.faults, ...witnessFaults(record, witness)]
  if (first) return { kind: 'broken', faults: [first, ...others] }
  const gaps: Gap[] = hash ? audit.gaps : ['hash', ...audit.gaps]
  return gaps.length > 0 ? { kind: 'unable', gaps } : { kind: 'holds' }
}

/** Finds hashes in pasted text: a bare one, a whole receipt, a line of a notice. */
export const linksIn = (text: string): string[] => [
  ...new Set((text.match(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi) ?? []).map((link) => link.toLowerCase())),
]
