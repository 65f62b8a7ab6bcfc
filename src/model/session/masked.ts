/** A login name of which its owner recognises both ends: zh****26. */
export const maskedLoginName = (name: string): string => `${name.slice(0, 2)}****${name.slice(-2)}`
