/** From Sunday, as `Date` counts them. */
export const weekdayLabels = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const
