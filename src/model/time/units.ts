export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** `max` of a field for a day: a year of four digits, so that what is typed goes on to the next part by itself. */
export const lastDay = '9999-12-31'
