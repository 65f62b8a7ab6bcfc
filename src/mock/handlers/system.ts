export const systemHandlers = []
