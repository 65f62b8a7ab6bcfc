export const noticeHandlers = []
