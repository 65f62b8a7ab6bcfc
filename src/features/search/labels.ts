/** Results of each word, where the number is known. */
export type HotCounts = Readonly<Partial<Record<string, number>>>

/** Popular searches below the search box; each has results at the exchange. */
export const popularWords = ['股权', '房产', '土地使用权', '车辆', '设备', '租赁'] as const

/** The two kinds of search (HD-02). */
export const searchTypeLabels = { property: '产权', purchase: '采购' } as const
export type SearchType = keyof typeof searchTypeLabels
export const searchTypes = Object.keys(searchTypeLabels) as SearchType[]
