import * as z from 'zod/mini'
import { attachments, neighbours, relatedAsset } from '../content/article.ts'
import { fact, figure } from '../lenient.ts'
import { nullish } from '../nullish.ts'
import { noticeRow } from './schema.ts'

/** What ends at a legal deadline of a notice. */
export const deadlineKinds = ['enrol', 'deposit', 'bidding', 'publicity', 'contract', 'resume', 'refund'] as const

/** One date that follows from a notice. `workingDays`: the length of the period it ends, if that is counted in working days. */
const deadline = z.object({ kind: z.string(), at: figure, workingDays: fact(figure) })
export type Deadline = z.output<typeof deadline>

export const noticeDetail = z.extend(noticeRow, {
  /** HTML; shown only through SafeHtml. */
  content: nullish(z.string()),
  source: nullish(z.string()),
  attachments,
  ...neighbours,
  asset: fact(relatedAsset),
  /** Epoch ms, the earliest first. */
  deadlines: fact(z.array(deadline)),
})
export type NoticeDetail = z.output<typeof noticeDetail>
