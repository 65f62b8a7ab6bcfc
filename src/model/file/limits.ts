/** Maximum number of files in one form field, by default. */
export const filesMax = 5
/** Maximum number of files in one question for their addresses or states. */
export const fileAddressesMax = 100
