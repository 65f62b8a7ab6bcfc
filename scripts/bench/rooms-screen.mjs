const screens = {
  /** A room as an observer sees it. */
  room: {
    path: (roomId) => `/hall?watch=${roomId}`,
    price: 'strong[class*="_figure_"]',
    rows: 'table[aria-rowcount] tr',
  },
  /** The asset of the room. */
  asset: {
    path: (roomId) => `/projectDetail/${roomId}.html`,
    price: 'strong[class*="_amount_"]',
    rows: 'tr',
  },
}

/** The page under test: its address, the selector of its price, the selector of its bid rows. */
export const screen = screens.room
