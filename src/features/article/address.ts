/** The page of an article; `detail` is one of the news detail pages (spec 2.1). */
export const articleAddress = (detail: string, newsId: string): string =>
  `${detail}?${new URLSearchParams({ newsId }).toString()}`
