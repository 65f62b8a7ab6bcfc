const screens = {
  /** A room as an observer sees it. */
  room: {
    path: (roomId) => `/hall?watch=${roomId}`,
    price: 'strong[class*="_figure_"]',
    rows: 'table[aria-rowcount] tr',
  },
  /** The asset that is bid for in the room. */
  asset: {
    path: (roomId) => `/projectDetail/${roomId}.html`,
    price: '[aria-labelledby=asset-name] strong',
    rows: 'tr',
  },
}

/** The page under test: where a room is watched, where its price stands, what its record's rows are. */
export const screen = screens.room
