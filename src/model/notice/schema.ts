import * as z from 'zod/mini'
import { fact, figure, firstOf, identifier, readAs } from '../lenient.ts'

/** Spec 9 names 0, 1, 3–7; 2, 8, 9 and 10 are the exchange's own (domain 1.7). */
export const noticeType = {
  bidding: 0,
  suspension: 1,
  resumption: 2,
  termination: 3,
  deal: 4,
  dealPublicity: 5,
  filing: 6,
  general: 7,
  extension: 8,
  failure: 9,
  clarification: 10,
} as const

export const noticeRow = z.object({
  id: identifier,
  noticeTitle: z.string(),
  noticeType: fact(figure),
  assetsId: fact(identifier),
  assetsName: fact(z.string()),
  publishDate: fact(z.string()),
  createTime: fact(z.string()),
})
export type NoticeRow = z.output<typeof noticeRow>

/** A notice without a title has the name of its asset (spec 3). */
export const listedNotice = /* @__PURE__ */ readAs((written) => {
  if (typeof written !== 'object' || !written) return written
  const row = written as Record<string, unknown>
  return { ...row, noticeTitle: firstOf(row['noticeTitle'], row['assetsName']) }
}, noticeRow)
