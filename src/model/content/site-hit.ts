import * as z from 'zod/mini'
import { fact, figure, identifier, orElse } from '../lenient.ts'

/** What the site publishes, in the order of the search: assets, notices, news, law and rules, help. */
export const siteKinds = ['asset', 'notice', 'news', 'rule', 'help'] as const
export type SiteKind = (typeof siteKinds)[number]

/** One document that a search of the site found. */
export const siteHit = z.object({
  kind: z.enum(siteKinds),
  id: identifier,
  title: z.string(),
  /** Plain text around the first hit, at most about 120 characters. */
  excerpt: fact(z.string()),
  publishDate: fact(z.string()),
  /** Of news, rules and help: the code of the plate at the top, which decides the page of the article. */
  section: fact(z.string()),
  /** Of news that stand on another site. */
  outerLinkUrl: fact(z.string()),
  /** Of a notice: its type. */
  noticeType: fact(figure),
  /** Of an asset. */
  projectType: orElse(figure, 0),
  projectNature: fact(figure),
})
export type SiteHit = z.output<typeof siteHit>

const count = orElse(figure, 0)

/** How many documents of each kind the words find, whatever kind is asked for. */
export const siteCounts = z.object({ asset: count, notice: count, news: count, rule: count, help: count })
export type SiteCounts = z.output<typeof siteCounts>
