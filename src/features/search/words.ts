/** A word, and how many assets a search for it finds where that is known. */
export type HotWord = readonly [word: string, count?: number]

/** What most people look for: shown below the search box until the exchange has told. */
export const usualWords: readonly HotWord[] = ['股权', '房产', '土地使用权', '车辆', '设备', '租赁'].map((word) => [
  word,
])

/** The two things that can be searched (HD-02). */
export const searchWords = { property: '产权', purchase: '采购' } as const
export type SearchType = keyof typeof searchWords
export const searchTypes = Object.keys(searchWords) as SearchType[]
