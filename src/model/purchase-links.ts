import { paths, withQuery } from './paths.ts'

/** Links within the procurement section; separate, because the first load of the main site needs none of them. */
export const linkToPurchase = {
  /** Procurement news, or a law on procurement. */
  news: (newsId: string) => withQuery(paths.purchaseNewsDetail, { newsId }),
  /** A notice of the platform itself; those of projects have pages of their own. */
  platformNotice: (newsId: string) => withQuery(paths.purchaseNoticeInfo, { newsId }),
  helpDetail: (newsId: string) => withQuery(paths.purchaseHelpDetail, { newsId }),
} as const
