/** How many assets a search for a word finds, where that is known. */
export type HotCounts = Readonly<Partial<Record<string, number>>>

/** What most people look for, shown below the search box; the exchange has something of each. */
export const usualWords = ['股权', '房产', '土地使用权', '车辆', '设备', '租赁'] as const

/** The two things that can be searched (HD-02). */
export const searchWords = { property: '产权', purchase: '采购' } as const
export type SearchType = keyof typeof searchWords
export const searchTypes = Object.keys(searchWords) as SearchType[]
