/** The storage key of the session, for all tabs of a browser. Without imports: the build reads it as well. */
export const sessionKey = 'session:v1'
