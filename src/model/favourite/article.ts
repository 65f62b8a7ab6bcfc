import * as z from 'zod/mini'
import { fact, figure, identifier } from '../lenient.ts'

/** An id alone does not tell news from a notice. */
export const articleTypes = ['news', 'notice'] as const
export type ArticleType = (typeof articleTypes)[number]

export const articleRef = z.object({ type: z.enum(articleTypes), id: identifier })
export type ArticleRef = z.output<typeof articleRef>

/** A favourite article. */
export const favouriteArticle = z.extend(articleRef, {
  title: z.string(),
  /** Of news: the code of the plate at the top of its section, and the name of its plate. */
  section: fact(z.string()),
  plateName: fact(z.string()),
  /** Of a notice. */
  noticeType: fact(figure),
  /** Shanghai time, `YYYY-MM-DD HH:mm:ss`. */
  publishDate: fact(z.string()),
  /** It has been withdrawn; the row is its last state. */
  isGone: z.boolean(),
  /** Epoch ms. */
  addedAt: z.number(),
})
export type FavouriteArticle = z.output<typeof favouriteArticle>
