import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { chainBeginning } from '#src/model/bidding/chain.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { checkSteps, csvHead } from './labels.ts'

/** The record as a self-contained file: the bids, the rules and how to verify them (domain 7, F1). */
export function recordJson(record: RoomRecord, name: string, t: Translate): string {
  const { roomId, mode, opensAt, rules, result, rows, head, moves, removed, course, pauses } = record
  const verification = { algorithm: 'SHA-256', beginning: chainBeginning, steps: checkSteps.map((step) => t(step)) }
  const content = { roomId, name, mode, opensAt, rules, result, rows, head, moves, removed, course, pauses }
  return `${JSON.stringify({ format: 'auction-record/1', ...content, verification }, null, 2)}\n`
}

/** Keeps spreadsheets from reading a text as a formula or rounding a long number. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The bids as CSV: CRLF, with the BOM by which spreadsheets detect UTF-8. */
export function recordCsv({ rows, removed }: RoomRecord, t: Translate): string {
  const reasons = new Map((removed ?? []).map(({ seq, reason }) => [seq, reason]))
  const lines = rows.map(({ seq, time, commitment, link, content }) => [
    seq,
    dateTimeSeconds(time),
    time,
    content?.bidNo,
    content?.amount,
    content?.phaseId,
    content?.stage,
    content?.priority ? 'P' : '',
    content?.salt,
    commitment,
    link,
    reasons.get(seq),
  ])
  return `\uFEFF${[csvHead.map((label) => t(label)), ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}
