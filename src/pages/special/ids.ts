/** Whether the exchange may know the id or code; others are not requested. */
export const isId = (id: string): boolean => /^[\w-]{1,64}$/.test(id)
