/** Who stands behind a request: the user of a valid token, and the browser it came from. */
export type Actor = { userId: string | null; visitor: string }
