export const projectHandlers = []
