/** Where the browser keeps who is signed in, for all its tabs. */
export const sessionKey = 'session:v1'
