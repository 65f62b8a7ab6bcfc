import * as z from 'zod/mini'
import { attachments, legalFacts, neighbours, relatedAsset } from '../content/article.ts'
import { fact, figure, identifier, readAs } from '../lenient.ts'
import { nullish } from '../nullish.ts'

export const newsRow = z.object({
  id: identifier,
  title: z.string(),
  summarys: fact(z.string()),
  imgSrc: fact(z.string()),
  /** 1: the item links to another site. */
  isOuterLink: fact(figure),
  outerLinkUrl: fact(z.string()),
  publishDate: fact(z.string()),
  createTime: fact(z.string()),
  plateId: fact(identifier),
  attachments,
  /** Of a law or a rule. */
  legal: fact(legalFacts),
})
export type NewsRow = z.output<typeof newsRow>

/** Without a carousel, the front page's news with pictures form one. */
function withCarousel(written: unknown): unknown {
  const { carousel, records } = (written ?? {}) as { carousel?: unknown; records?: unknown }
  if (Array.isArray(carousel) || !Array.isArray(records)) return written
  return { ...(written as object), carousel: records.filter((row) => newsRow.safeParse(row).data?.imgSrc) }
}

/** The front page of a plate. */
export const frontPage = /* @__PURE__ */ readAs(
  withCarousel,
  z.object({ carousel: z.array(newsRow), records: z.array(newsRow) }),
)

export const newsDetail = z.extend(newsRow, {
  /** HTML; shown only through SafeHtml. */
  content: nullish(z.string()),
  source: nullish(z.string()),
  author: nullish(z.string()),
  ...neighbours,
  /** The branch whose news it is; null: of none. */
  branchId: fact(identifier),
  /** Assets that the text is about. */
  assets: fact(z.array(relatedAsset)),
})
export type NewsDetail = z.output<typeof newsDetail>

/** A plate: one section of the news, with its place in the tree. */
export const plate = z.object({
  id: identifier,
  name: z.string(),
  plateCode: fact(z.string()),
  parentId: fact(identifier),
  /** 1: the plate has a front page with a carousel and a list (HM-11). */
  hasFrontPage: fact(figure),
})
export type Plate = z.output<typeof plate>

/** One plate by id; the specification requires only `hasFrontPage`. */
export const plateConfig = z.object({ ...plate.shape, id: fact(identifier), name: fact(z.string()) })
