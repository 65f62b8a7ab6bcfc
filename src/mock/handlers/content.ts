export const contentHandlers = []
