import type { ArticleSource } from '#src/features/article/queries.ts'
import { paths } from '#src/model/paths.ts'

/**
 * One section of the news: `root` is the code of its plate at the top, `initial` that of the plate shown without a `plateId`;
 * `hasCompany`: the plates of the company follow its own; `shown`: the codes of the sections whose articles its page shows.
 */
export type Section = {
  path: string
  detail: string
  root: string
  initial: string
  source: ArticleSource
  hasCompany: boolean
  shown: readonly string[]
}

const section = (path: string, detail: string, root: string, more: Partial<Section> = {}): Section => ({
  path,
  detail,
  root,
  initial: root,
  source: 'news',
  hasCompany: false,
  shown: [root],
  ...more,
})

export const sections = {
  zxdt: section(paths.zxdt, paths.newsDetailZxdt, 'zxdt', { initial: 'notice', source: 'news-or-notice' }),
  /** The property channel is a plate of the news with a detail page of its own. */
  fcpd: section(paths.zxdt, paths.newsDetailFcpd, 'zxdt'),
  zcfg: section(paths.zcfg, paths.newsDetailZcfg, 'zcfg'),
  rzfw: section(paths.rzfw, paths.newsDetailRzfw, 'rzfw'),
  zlxz: section(paths.zlxz, paths.newsDetailZlxz, 'zlxz'),
  ddjs: section(paths.ddjs, paths.newsDetailDdjs, 'ddjs'),
  /** Its page of an article also shows the news (spec 2.1). */
  xxgk: section(paths.xxgk, paths.newsDetailXxgk, 'xxgk', { hasCompany: true, shown: ['xxgk', 'zxdt'] }),
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

/** The section whose top plate has this code. */
export const sectionOfRoot = (code: string | null | undefined): Section | undefined =>
  Object.values(sections).find(({ root }) => root === code)
