import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'

/** Content of a bid; in a sealed phase published only at the opening. */
const bidContent = z.object({
  bidNo: z.string(),
  amount,
  phaseId: z.int(),
  stage: nullish(z.int()),
  priority: z.boolean(),
  /** Makes the commitment of a sealed amount unguessable; empty for an open bid. */
  salt: z.string(),
})
export type BidContent = z.output<typeof bidContent>

/** One accepted bid in the chain of its room, in the order of acceptance. */
export const chainRow = z.object({
  seq: z.int(),
  /** Server time of acceptance, epoch ms. */
  time: z.number(),
  /** SHA-256 of `commitmentText`, hex. */
  commitment: z.string(),
  /** SHA-256 of `linkText`, hex. */
  link: z.string(),
  content: nullish(bidContent),
})
export type ChainRow = z.output<typeof chainRow>

/** A link saved apart from the record: of a bid seen live, of a receipt. */
export const savedLink = z.object({ seq: z.int(), link: z.string() })
export type SavedLink = z.output<typeof savedLink>

/** The previous link of the first bid. */
export const chainBeginning = '0'.repeat(64)

/** The canonical text of one bid; its hash is published with the bid, the text itself only when the bid is public. */
export const commitmentText = (roomId: string, seq: number, time: number, content: BidContent): string =>
  [
    'bid/1',
    roomId,
    seq,
    time,
    content.bidNo,
    content.amount,
    content.phaseId,
    content.stage ?? '-',
    content.priority ? 'P' : '-',
    content.salt,
  ].join('|')

/** Links a bid to the previous one; does not reveal the bidder or the amount. */
export const linkText = (previous: string, seq: number, time: number, commitment: string): string =>
  ['link/1', previous, seq, time, commitment].join('|')

export type ChainFault = {
  /** Index of the first invalid row, from 0; the number of rows when the end is missing. */
  index: number
  /**
   * `order`: a number is missing or repeated; `time`: runs backwards; `content`: differs from its commitment; `link`: differs
   * from the row; `head`: rows are missing at the end.
   */
  fault: 'order' | 'time' | 'content' | 'link' | 'head'
}

type Hash = (text: string) => string | Promise<string>

const placeFaultOf = ({ seq, time }: ChainRow, before: ChainRow | undefined) => {
  if (seq !== (before?.seq ?? 0) + 1) return 'order'
  return before && time < before.time ? 'time' : null
}

async function faultOf(roomId: string, row: ChainRow, before: ChainRow | undefined, hash: Hash) {
  const { seq, time, commitment, link, content } = row
  const misplaced = placeFaultOf(row, before)
  if (misplaced) return misplaced
  if (content && (await hash(commitmentText(roomId, seq, time, content))) !== commitment) return 'content'
  const expected = await hash(linkText(before?.link ?? chainBeginning, seq, time, commitment))
  return expected === link ? null : 'link'
}

/**
 * The first place where a chain is invalid, or null. `rows` are all rows from the first; `head`, the last published link,
 * also reveals rows missing at the end. `hash` is SHA-256 in hex of UTF-8.
 */
export async function verifyChain(
  roomId: string,
  rows: readonly ChainRow[],
  hash: Hash,
  head?: string,
): Promise<ChainFault | null> {
  for (const [index, row] of rows.entries()) {
    // Sequential: the first fault is the result.
    const fault = await faultOf(roomId, row, rows[index - 1], hash)
    if (fault) return { index, fault }
  }
  const last = rows.at(-1)?.link ?? chainBeginning
  return head !== undefined && head !== last ? { index: rows.length, fault: 'head' } : null
}
