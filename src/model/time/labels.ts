/** The parts of a countdown, and what stands there once nothing is left (HM-10). */
export const countdownLabels = { days: '天', hours: '时', minutes: '分', seconds: '秒', over: '已超时' } as const

export type CountdownWords = Record<keyof typeof countdownLabels, string>
