/** Where the clocks of the exchange and of the browser stand still: a Wednesday, ten in the morning in Shanghai. */
export const moment = '2026-06-10T02:00:00Z'
