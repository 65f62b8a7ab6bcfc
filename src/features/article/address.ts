import { paths } from '#src/model/paths.ts'

/** The page of an article; `detail` is one of the news detail pages (spec 2.1). */
export const articleAddress = (detail: string, newsId: string): string =>
  `${detail}?${new URLSearchParams({ newsId }).toString()}`

const details: Readonly<Record<string, string>> = {
  zxdt: paths.newsDetailZxdt,
  zcfg: paths.newsDetailZcfg,
  rzfw: paths.newsDetailRzfw,
  zlxz: paths.newsDetailZlxz,
  ddjs: paths.newsDetailDdjs,
  xxgk: paths.newsDetailXxgk,
  help: paths.helpCenterDetail,
  knowledge: paths.knowledgeNoticeDetail,
  cgzx: paths.purchaseNewsDetail,
  cgbz: paths.purchaseHelpDetail,
}

/** The page of an article by the code of the plate at the top of its section; one page shows articles of unknown sections. */
export const articleAddressIn = (section: string | null | undefined, newsId: string): string =>
  articleAddress(details[section ?? ''] ?? paths.newsDetailZxdt, newsId)

/** Of an article that a page for some sections is asked for: the address in its own section, if that is another one and has a page. */
export const homeUnless =
  (...shown: readonly string[]) =>
  ({ id }: { id: string }, section: string | undefined): string | null =>
    section === undefined || shown.includes(section) || !(section in details) ? null : articleAddressIn(section, id)
