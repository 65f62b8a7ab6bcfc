/** The server time of every answer, epoch ms; a cross-origin server must expose it. */
export const timeHeader = 'x-server-time'
