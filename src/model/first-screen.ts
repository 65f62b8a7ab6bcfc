/**
 * Queries of the home page's first screen, shared by the script in the page head and the blocks: a prefetched answer is found
 * by the exact query.
 */
export const adQuery = (code: string) => ({ size: 100, current: 1, code })
export const hotProjectsQuery = { size: 6, current: 1 }
export const newestProjectsQuery = { size: 6, current: 1 }
export const navigationQuery = { size: 100, current: 1 }
export const hotInvestmentsQuery = { size: 8, current: 1 }

/** Codes of the page modules: the news tabs, and the two rows of buttons under the bidding statistics. */
export const moduleCode = {
  newsTabs: 'index_news',
  buttonsUpper: 'index_bid_button_1',
  buttonsLower: 'index_bid_button_2',
} as const
export const modulesQuery = { modulesCodes: Object.values(moduleCode).join(',') }

/** The notices of one type, or the newest of all. */
export const noticesQuery = (noticeType?: number) => ({
  size: 7,
  current: 1,
  ...(noticeType === undefined ? {} : { noticeType }),
})
