/** Units of a countdown, and the text after its end (HM-10). */
export const countdownLabels = { days: '天', hours: '时', minutes: '分', seconds: '秒', over: '已超时' } as const

export type CountdownLabels = Record<keyof typeof countdownLabels, string>
