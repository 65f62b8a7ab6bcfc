/** Maximum number of files in one form field, by default. */
export const filesMax = 5
