/** Whether the query of the hall's address opens a room: one that is watched, or one for practice in a mode. */
export const isRoomAddress = (search: URLSearchParams): boolean =>
  Boolean(search.get('watch') || search.get('practice'))
