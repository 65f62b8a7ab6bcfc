import { paths, withQuery } from './paths.ts'

/** Links within the procurement section; separate, because the first load of the main site needs none of them. */
export const linkToPurchase = {
  /** Tenders, or the other ways of procurement. */
  trade: (activeIndex: '1-0' | '0-0') => withQuery(paths.purchaseTrade, { activeIndex }),
  /** A project; `tab`: a part of its page. */
  detail: (id: string, tab?: string) => withQuery(paths.purchaseTradeDetail, { id, tab }),
  /** A project, on the return from the bank with a payment. */
  afterPayment: (id: string, order: string) => withQuery(paths.purchaseTradeDetail, { id, order }),
  /** A notice of a project. */
  notice: (id: string) => withQuery(paths.purchaseNoticeDetail, { id }),
  /** Procurement news, or a law on procurement. */
  news: (newsId: string) => withQuery(paths.purchaseNewsDetail, { newsId }),
  /** A notice of the platform itself; those of projects have pages of their own. */
  platformNotice: (newsId: string) => withQuery(paths.purchaseNoticeInfo, { newsId }),
  helpDetail: (newsId: string) => withQuery(paths.purchaseHelpDetail, { newsId }),
} as const
