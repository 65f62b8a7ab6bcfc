/** Files that one field of a form takes, where its own rules name no other number. */
export const filesMax = 5
