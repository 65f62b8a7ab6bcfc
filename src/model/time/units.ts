export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** `max` of a date field: with a four-digit year, typing moves on to the next part automatically. */
export const lastDay = '9999-12-31'
