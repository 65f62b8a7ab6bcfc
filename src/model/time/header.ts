/** Tells the exchange's time with every answer, epoch ms; to be exposed where the exchange answers from another origin. */
export const timeHeader = 'x-server-time'
